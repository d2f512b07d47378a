import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { isInvited } from './is-invited.ts';
import { isGroupInvitation, readToken } from './one-time-tokens.ts';
import { type Account, findAccount } from './store.ts';

/**
 * Whose password a mailed link sets; nothing is spent.
 * @throws Failure `link.invalid`, `link.expired`; for the link of an invitation `invitation.used`, `invitation.expired` or
 * `invitation.withdrawn`, where it is known why it is no good
 */
export async function readResetLink(system: SystemDb, token: string): Promise<Account> {
  const { userId, usable, used, revoked } = await readToken(system, 'reset', token);
  const account = await findAccount(system, userId);
  const status = account?.user.status;
  if (account && usable && (status === 'ACTIVE' || status === 'PENDING')) return account;
  if (isGroupInvitation(token)) {
    if (used) throw new Failure('invitation.used');
    if (status === 'DELETED') throw new Failure('invitation.withdrawn');
    if (account && isInvited(account.user) && !revoked) throw new Failure('invitation.expired');
  }
  throw new Failure('link.expired');
}
