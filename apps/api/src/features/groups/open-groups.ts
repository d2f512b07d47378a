import type { Feature } from '../../platform/feature.ts';
import type { GroupDeps } from './group-deps.ts';
import { groupRoutes } from './routes.ts';

/** Enterprise groups: for those who belong to them, and for the product admin who looks after them. */
export function openGroups(deps: GroupDeps): Feature {
  return { routes: (serveWith) => groupRoutes(serveWith(deps)) };
}
