import type { Feature } from '../../platform/feature.ts';
import { knowledgeRoutes } from './routes.ts';

/** The knowledge bases: their versions, what they cover, and how they are changed. */
export function openKnowledge(): Feature {
  return { routes: (serveWith) => knowledgeRoutes(serveWith({})) };
}
