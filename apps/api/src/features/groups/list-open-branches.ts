import type { TenantDb } from '../../platform/database/handles.ts';
import { listOpenBranchRows } from './store-open.ts';

/** Where an actor may begin something new: the open branches of the group, or the own one. */
export async function listOpenBranches(db: TenantDb): Promise<{ id: string; name: string }[]> {
  return listOpenBranchRows(db);
}
