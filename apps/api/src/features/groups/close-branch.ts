import type { Branch } from '@udaya/contract/group-branches';
import { Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { countPeopleOfBranches, movePeopleOfBranch } from '../accounts/branch-people.ts';
import type { GroupDeps } from './group-deps.ts';
import { presentBranch } from './list-branches.ts';
import { reachIn } from './manage-branches.ts';
import { listOwnBranches, lockOwnBranches, type StoredBranch, updateBranch } from './store-branches.ts';

interface Closing {
  id: string;
  version: number;
  /** The open branch that its people and invitations move to; without one its people stay, and only read. */
  moveTo?: string | undefined;
}

/**
 * Closes a branch as it was read, and hands its people over where it is said to whom. Its reports stay where they are. Of a branch that is
 * closed the people can still be handed over.
 * @throws Failure `record.missing`; `branch.conflict` where it was changed since; `branch.last_open`; `branch.invitations_wait` where nobody
 * moves and somebody is invited to it; `request.invalid` on `moveTo`
 */
export async function closeBranch(
  ctx: UserCall & Pick<GroupDeps, 'countReportsOf'>,
  closing: Closing,
): Promise<Branch> {
  const { id, moveTo } = closing;
  const closed = await ctx.db.transaction(async (tx) => {
    refuseClosing(await listOwnBranches(tx), closing);
    // Accounts before branches, as whoever makes a report holds them: else the two could wait for each other.
    const moved = moveTo ? await movePeopleOfBranch(tx, id, moveTo) : 0;
    const branch = refuseClosing(await lockOwnBranches(tx), closing);
    // Whoever came in between; from now on nobody can.
    const later = moveTo ? await movePeopleOfBranch(tx, id, moveTo) : 0;
    const waiting = (await countPeopleOfBranches(tx)).get(id)?.invited ?? 0;
    if (waiting > 0) throw new Failure('branch.invitations_wait');
    if (moved + later > 0) await ctx.audit(tx, 'branch.handed_over', { targetId: id });
    if (branch.closedAt === null || !moveTo) await ctx.audit(tx, 'branch.closed', { targetId: id });
    return branch.closedAt ? branch : updateBranch(tx, branch, { closedAt: new Date() });
  });
  return presentBranch(ctx, closed);
}

/** The branch, where it may be closed as it is asked for. */
function refuseClosing(all: readonly StoredBranch[], { id, version, moveTo }: Closing): StoredBranch {
  const branch = reachIn(all, id);
  if (branch.version !== version) throw new Failure('branch.conflict');
  const others = all.filter((one) => one.closedAt === null && one.id !== id);
  if (others.length === 0) throw new Failure('branch.last_open');
  if (moveTo && !others.some((one) => one.id === moveTo))
    throw invalidField('moveTo', m.branch_move_to_unknown());
  return branch;
}
