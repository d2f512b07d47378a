import type { LoginRequest, LoginResult } from '@udaya/contract/sessions';
import { Failure } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { describeDevice } from './describe-device.ts';
import { knownMark, rememberNetwork } from './known-networks.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { makePendingToken } from './pending-token.ts';
import { presentSession } from './present-session.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { type Account, findAccountByUsername, lockUserToChange } from './store.ts';
import { insertSession } from './store-sessions.ts';
import { lockedAfterFailures, throttleLogin } from './throttle-login.ts';

/** How many sessions a user may have at once; the oldest end first. */
const sessionsPerUser = 10;

export interface SignInParts {
  db: SystemDb;
  passwords: Passwords;
  post: Post;
  captchaKey: Buffer;
  pendingKey: Buffer;
  networkKey: Buffer;
  freeTries: number;
}

/**
 * Signs somebody in. Checks in this order: captcha, throttle, password with group code and kind of user; only then
 * whether the account is active, so that nobody learns of an account without its password.
 * @throws Failure `captcha.invalid`, `login.throttled`, `login.bad_credentials`, `login.not_activated`, `login.disabled`
 */
export async function signIn(
  deps: SignInParts,
  request: LoginRequest,
  from: { requestId: string; userAgent: string | undefined; network: string },
): Promise<LoginResult> {
  const { db, passwords } = deps;
  const { requestId } = from;
  await spendCaptcha(db, deps.captchaKey, request);
  const account = await findAccountByUsername(db, request.username);
  // By the stored spelling where there is one: the database knows more ways of writing the same name than we fold here.
  const throttle = throttleLogin(
    db,
    {
      username: account?.user.username ?? request.username,
      knownMark: await knownMark(db, deps.networkKey, account?.user.id, from.network),
    },
    deps.freeTries,
  );
  const failures = await throttle.claim();
  const locked = failures > lockedAfterFailures;
  const rightPassword = await passwords
    .verify(account?.user.passwordHash, request.password)
    .catch(async (error: unknown) => {
      // Nobody looked at it: it counts for nothing.
      await throttle.takeBack();
      throw error;
    });
  if (!account || !rightPassword || locked || !claimsFit(account, request)) {
    await appendAudit(db, {
      action: 'login.failed',
      requestId,
      ...(account ? { actorId: account.user.id } : {}),
    });
    if (account && failures === lockedAfterFailures) await mailLock(deps, account.user.id, requestId);
    throw new Failure('login.bad_credentials');
  }
  await throttle.succeed();
  if (account.user.status === 'PENDING') {
    throw new Failure('login.not_activated', {
      pendingToken: makePendingToken(deps.pendingKey, account.user.id, 'move'),
    });
  }
  if (account.user.status !== 'ACTIVE') throw new Failure('login.disabled');
  const token = newToken('ses');
  await db.transaction(async (tx) => {
    // While the password was checked it may have been changed: sessions by the old one end there. Logins at once come one by one,
    // or each would count the sessions without the others.
    const now = await lockUserToChange(tx, account.user.id);
    if (now?.status !== 'ACTIVE' || now.passwordHash !== account.user.passwordHash)
      throw new Failure('login.bad_credentials');
    await insertSession(
      tx,
      { tokenHash: hashToken(token), userId: account.user.id, device: describeDevice(from.userAgent) },
      sessionsPerUser,
    );
    await rememberNetwork(tx, deps.networkKey, account.user.id, from.network);
    await appendAudit(tx, { action: 'login.succeeded', actorId: account.user.id, requestId });
  });
  return { ...presentSession(account), token };
}

/** After so many failures no password opens the account: a mailed link does, and lifts the lock. */
async function mailLock({ db, post }: SignInParts, userId: string, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUserToChange(tx, userId);
    if (user?.status !== 'ACTIVE' && user?.status !== 'PENDING') return;
    const token = await issueToken(tx, user.id, 'reset');
    await post(tx, {
      kind: 'login-locked',
      to: mailboxOf(user),
      content: { username: user.username, token },
    });
    await notify(tx, user.id, { kind: 'security.locked' });
    await appendAudit(tx, { action: 'login.locked', actorId: user.id, requestId });
  });
}

function claimsFit(account: Account, request: LoginRequest): boolean {
  if (userTypeOf(account.user.role) !== request.userType) return false;
  if (request.userType !== 'GROUP') return true;
  return account.group?.enterpriseCode.toLowerCase() === request.groupCode.trim().toLowerCase();
}
