import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { isInvited } from './is-invited.ts';
import { isGroupInvitation, readToken } from './one-time-tokens.ts';
import { type Account, findAccount } from './store.ts';

/**
 * Whose password a mailed link sets; nothing is spent.
 * @throws Failure `link.invalid`, `link.expired`; for the link of an invitation `invitation.used`, `invitation.expired`,
 * `invitation.withdrawn` or `invitation.closed`, where it is known why it is no good
 */
export async function readResetLink(system: SystemDb, token: string): Promise<Account> {
  const { userId, usable, used, revoked } = await readToken(system, 'reset', token);
  const account = await findAccount(system, userId);
  const status = account?.user.status;
  if (account && usable && (status === 'ACTIVE' || status === 'PENDING')) {
    if (isInvited(account.user)) refuseClosed(account);
    return account;
  }
  if (isGroupInvitation(token)) {
    if (used) throw new Failure('invitation.used');
    // One that had run out made room for another one of the same address.
    if (status === 'DELETED') throw new Failure(revoked ? 'invitation.withdrawn' : 'invitation.expired');
    if (account && isInvited(account.user) && !revoked) throw new Failure('invitation.expired');
  }
  throw new Failure('link.expired');
}

/** @throws Failure `invitation.closed` where the branch or the group that somebody is invited to is closed. */
function refuseClosed({ group, branchClosedAt }: Account): void {
  if (group?.closedAt || branchClosedAt) throw new Failure('invitation.closed');
}
