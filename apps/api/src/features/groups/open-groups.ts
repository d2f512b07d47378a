import type { Feature } from '../../platform/feature.ts';
import { groupRoutes } from './routes.ts';

/** Enterprise groups. */
export function openGroups(): Feature {
  return { routes: (serveWith) => groupRoutes(serveWith({})) };
}
