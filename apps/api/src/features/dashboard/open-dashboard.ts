import type { Feature } from '../../platform/feature.ts';
import type { NowDeps } from './read-now.ts';
import { dashboardRoutes } from './routes.ts';

/** How the product does, for its administrator: what the other features have to say, put together. */
export function openDashboard(deps: NowDeps): Feature {
  return { routes: (serveWith) => dashboardRoutes(serveWith(deps)) };
}
