import { groups } from '@udaya/contract/groups';
import type { Serve } from '../../platform/http/serve.ts';
import { listBranches, listGroupMasters, listGroupUsers } from './list-choices.ts';
import { readGroupUserDashboard } from './read-group-user-dashboard.ts';

/** What enterprise users see of their group, and the pickers of groups, branches and users. */
export function groupRoutes(serve: Serve): void {
  serve(groups.readDashboard, readGroupUserDashboard);
  serve(groups.listMasters, listGroupMasters);
  serve(groups.listBranches, listBranches);
  serve(groups.listUsers, listGroupUsers);
}
