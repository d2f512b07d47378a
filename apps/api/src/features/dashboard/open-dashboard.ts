import type { Feature } from '../../platform/feature.ts';
import type { NowPorts } from './read-now.ts';
import { dashboardRoutes } from './routes.ts';

/** How the product does, for its administrator: what the other features have to say, put together. */
export function openDashboard(ports: NowPorts): Feature {
  return { routes: (serveWith) => dashboardRoutes(serveWith(ports)) };
}
