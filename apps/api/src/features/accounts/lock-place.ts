import { Failure } from '@udaya/core/failure';
import type { Queryable } from '../../platform/database/handles.ts';
import type { User } from './store.ts';
import { lockPlace } from './store-members.ts';

/**
 * Makes sure that the group and the branch of an account are open, and stay so until the transaction is over.
 * @throws Failure `invitation.closed`
 */
export async function lockOpenPlace(tx: Queryable, { groupId, branchId }: User): Promise<void> {
  if (!(await isPlaceOpen(tx, groupId, branchId))) throw new Failure('invitation.closed');
}

/** Whether a group and a branch of it are open, and stay so until the transaction is over. */
export async function isPlaceOpen(
  tx: Queryable,
  groupId: string | null,
  branchId: string | null,
): Promise<boolean> {
  return groupId === null || lockPlace(tx, groupId, branchId);
}
