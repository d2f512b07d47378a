import type { Feature } from '../../platform/feature.ts';
import { strangerRoutes } from './routes.ts';
import type { StrangerDeps } from './show-sky.ts';

/** The sky of a birth for who has no account. */
export function openStrangers(deps: StrangerDeps): Feature {
  return { routes: (serveWith) => strangerRoutes(serveWith(deps)) };
}
