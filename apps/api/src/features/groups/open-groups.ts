import type { Feature } from '../../platform/feature.ts';
import type { GroupPorts } from './group-ports.ts';
import { groupRoutes } from './routes.ts';

/** Enterprise groups: for those who belong to them, and for the product admin who looks after them. */
export function openGroups(ports: GroupPorts): Feature {
  return { routes: (serveWith) => groupRoutes(serveWith(ports)) };
}
