import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { OpenCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { readToken, spendToken } from './one-time-tokens.ts';
import { makePendingToken } from './pending-token.ts';
import { activateUser, findUser } from './store.ts';

export interface ActivateAccountDeps {
  system: SystemDb;
  pendingKey: Buffer;
}

/**
 * Activates the account of a mailed token. A second visit finds the account active, and says so.
 * @throws Failure `link.invalid`; `link.expired` with a token that has a new mail sent
 */
export async function activateAccount(
  ctx: OpenCall & ActivateAccountDeps,
  { token }: { token: string },
): Promise<{ message: string; status: 'activated' | 'already-active'; username: string | null }> {
  const { system, pendingKey } = ctx;
  const activated = await system.transaction(async (tx) => {
    const userId = await spendToken(tx, 'activation', token);
    if (!userId) return undefined;
    const username = await activateUser(tx, userId);
    if (username) await ctx.audit(tx, 'account.activated', { actorId: userId });
    return username;
  });
  if (activated) return { message: m.account_activated(), status: 'activated', username: activated };
  const { userId } = await readToken(system, 'activation', token);
  const user = await findUser(system, userId);
  // A used link stays in the browser's history: it tells nobody whose it was.
  if (user?.status === 'ACTIVE')
    return { message: m.account_already_active(), status: 'already-active', username: null };
  if (user?.status === 'PENDING')
    throw new Failure('link.expired', { pendingToken: makePendingToken(pendingKey, userId, 'again') });
  throw new Failure('link.expired');
}
