import { groups } from '@udaya/contract/groups';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readGroupUserDashboard } from './read-group-user-dashboard.ts';

export interface GroupPorts {
  system: SystemDb;
}

/** What enterprise users see of their group. */
export function groupRoutes(serve: Serve<GroupPorts>): void {
  serve(groups.readDashboard, readGroupUserDashboard);
}
