import type { LoginRequest, LoginResult } from '@udaya/contract/sessions';
import { Failure } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import type { OpenCall } from '../../platform/call-context.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import { pageLocale } from '../../platform/locale/page-locale.ts';
import { lockConfirmed } from '../accounts/lock-account.ts';
import { noteLogIn } from '../accounts/note-log-in.ts';
import { makePendingToken } from '../accounts/pending-token.ts';
import { postUnlockingLink } from '../accounts/post-unlocking-link.ts';
import { type Account, findClaimedAccount } from '../accounts/read-account.ts';
import { countingTroubles, type GuardDeps, spendCaptcha } from '../captchas/spend-captcha.ts';
import type { Post } from '../mails/open-post.ts';
import { describeDevice } from './describe-device.ts';
import { knownMark, rememberNetwork } from './known-networks.ts';
import { presentSession } from './read-session.ts';
import { insertSession } from './store.ts';
import { lockedAfterFailures, throttleLogin } from './throttle-login.ts';

/** How many sessions a user may have at once; the oldest end first. */
const sessionsPerUser = 10;

export interface LogInDeps extends GuardDeps {
  passwords: Passwords;
  post: Post;
  pendingKey: Buffer;
  networkKey: Buffer;
  freeTries: number;
}

/**
 * Signs somebody in. Checks in this order: captcha, throttle, password with group code and kind of user; only then
 * whether the account is active, so that nobody learns of an account without its password.
 * @throws Failure `captcha.invalid`, `login.throttled`, `login.bad_credentials`, `login.not_activated`, `login.disabled`,
 * `login.group_closed`
 */
export const logIn = countingTroubles(check);

const badCredentials = () => new Failure('login.bad_credentials');

async function check(ctx: OpenCall & LogInDeps, request: LoginRequest): Promise<LoginResult> {
  const { system, passwords } = ctx;
  await spendCaptcha(ctx, request);
  const account = await findClaimedAccount(system, request.username);
  // By the stored spelling where there is one: the database knows more ways of writing the same name than we fold here.
  const throttle = throttleLogin(
    system,
    {
      username: account?.user.username ?? request.username,
      knownMark: await knownMark(system, ctx.networkKey, account?.user.id, ctx.network),
    },
    ctx.freeTries,
  );
  const failures = await throttle.claim();
  const locked = failures > lockedAfterFailures;
  const rightPassword = await passwords
    .verify(account?.user.passwordHash, request.password)
    .catch(async (error: unknown) => {
      // Nobody looked at it: it counts for nothing.
      await throttle.release();
      throw error;
    });
  if (!account || !rightPassword || locked || !claimsFit(account, request)) {
    await ctx.audit(system, 'login.failed', account ? { actorId: account.user.id } : {});
    if (account && failures === lockedAfterFailures) await mailLock(ctx, account.user.id);
    throw badCredentials();
  }
  await throttle.succeed();
  if (account.user.status === 'PENDING') {
    throw new Failure('login.not_activated', {
      pendingToken: makePendingToken(ctx.pendingKey, account.user.id, 'move'),
    });
  }
  if (account.user.status !== 'ACTIVE') throw new Failure('login.disabled');
  if (account.group?.closedAt) throw new Failure('login.group_closed');
  return { ...presentSession(account), token: await beginSession(ctx, account, badCredentials) };
}

/** Begins a session; `refused` makes the failure where the account has changed since it was read, and `mayBegin` looks at it once more. */
export async function beginSession(
  ctx: OpenCall & LogInDeps,
  { user }: Account,
  refused: () => Failure,
  mayBegin: (now: Account['user']) => boolean = () => true,
): Promise<string> {
  const token = newToken('ses');
  await ctx.system.transaction(async (tx) => {
    // While the password was checked it may have been changed: sessions by the old one end there. Logins at once come one by one,
    // or each would count the sessions without the others.
    const now = await lockConfirmed(tx, user, refused, refused);
    if (!mayBegin(now)) throw refused();
    await insertSession(
      tx,
      { tokenHash: hashToken(token), userId: user.id, device: describeDevice(ctx.userAgent) },
      sessionsPerUser,
    );
    await rememberNetwork(tx, ctx.networkKey, user, ctx.network);
    await noteLogIn(tx, user, pageLocale(ctx.headers));
    await ctx.audit(tx, 'login.succeeded', { actorId: user.id });
  });
  return token;
}

/** After so many failures no password opens the account: a mailed link does, and lifts the lock. */
async function mailLock(ctx: OpenCall & LogInDeps, userId: string): Promise<void> {
  await ctx.system.transaction(async (tx) => {
    if (await postUnlockingLink(tx, ctx.post, userId))
      await ctx.audit(tx, 'login.locked', { actorId: userId });
  });
}

function claimsFit(account: Account, request: LoginRequest): boolean {
  if (userTypeOf(account.user.role) !== request.userType) return false;
  if (request.userType !== 'GROUP') return true;
  return account.group?.enterpriseCode.toLowerCase() === request.groupCode.trim().toLowerCase();
}
