import type { LoginResult } from '@udaya/contract/sessions';
import { Failure } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import type { OpenCall } from '../../platform/call-context.ts';
import { readPendingToken } from '../accounts/pending-token.ts';
import { type Account, findAccountById } from '../accounts/read-account.ts';
import { beginSession, type LogInDeps } from './log-in.ts';
import { presentSession } from './read-session.ts';

/**
 * The first session of an account, for the device that registered it: who holds the registration's token has typed the password there.
 * @throws Failure `login.not_activated` before the mailed link was opened; `link.expired` for a token that is made up, a day old, or of
 * an account that somebody has logged in to
 */
export async function continueSession(
  ctx: OpenCall & LogInDeps,
  { pendingToken }: { pendingToken: string },
): Promise<LoginResult> {
  const { userId, mayMove: registered } = readPendingToken(ctx.pendingKey, pendingToken);
  const account = registered ? await findAccountById(ctx.system, userId) : undefined;
  if (!account || userTypeOf(account.user.role) !== 'USER') throw used();
  if (account.user.status === 'PENDING') throw new Failure('login.not_activated');
  if (!isNew(account.user)) throw used();
  return { ...presentSession(account), token: await beginSession(ctx, account, used, isNew) };
}

const used = () => new Failure('link.expired');

const isNew = ({ status, lastSignInAt }: Account['user']) => status === 'ACTIVE' && lastSignInAt === null;
