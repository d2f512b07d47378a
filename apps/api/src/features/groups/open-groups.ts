import type { Feature } from '../../platform/feature.ts';
import { groupRoutes, type GroupPorts } from './routes.ts';

/** Enterprise groups. */
export function openGroups(ports: GroupPorts): Feature {
  return { routes: (serveWith) => groupRoutes(serveWith(ports)) };
}
