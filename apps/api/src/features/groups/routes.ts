import { groups } from '@udaya/contract/groups';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readGroupUserDashboard } from './read-group-user-dashboard.ts';

/** What enterprise users see of their group. */
export function groupRoutes(serve: Serve, db: Database): void {
  serve(groups.readDashboard, async ({ viewer }) => readGroupUserDashboard(db, viewer));
}
