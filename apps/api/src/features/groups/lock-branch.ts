import type { GroupPlan } from '@udaya/core/groups/group-types';
import type { SystemDb } from '../../platform/database/handles.ts';
import { lockBranch } from './store-locks.ts';

/** Whether something new may come to be in a branch, and under which plan. */
export interface LockedBranch {
  plan: GroupPlan;
  closed: 'group' | 'branch' | undefined;
}

/** Looks whether a group and its branch are open, and keeps them so until the transaction ends. */
export async function lockOpenBranch(
  tx: SystemDb,
  place: { groupId: string; branchId: string },
): Promise<LockedBranch | undefined> {
  const held = await lockBranch(tx, place);
  if (!held) return undefined;
  const closed = held.group.closedAt ? 'group' : held.branch.closedAt ? 'branch' : undefined;
  return { plan: held.group.plan, closed };
}
