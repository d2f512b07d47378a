import { groups } from '@udaya/contract/groups';
import type { Serve } from '../../platform/http/serve.ts';
import { readGroupUserDashboard } from './read-group-user-dashboard.ts';

/** What enterprise users see of their group. */
export function groupRoutes(serve: Serve): void {
  serve(groups.readDashboard, readGroupUserDashboard);
}
