import type { LoginRequest, LoginResult } from '@udaya/contract/identity';
import { Failure } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentSession } from './present-session.ts';
import { recordAudit } from './record-audit.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { type Account, findAccountByUsername, insertSession } from './store.ts';
import { throttleLogin } from './throttle-login.ts';

/** How many sessions a user may have at once; the oldest end first. */
export const sessionsPerUser = 10;

/**
 * Signs somebody in. Checks in this order: captcha, throttle, password with group code and kind of user; only then
 * whether the account is active, so that nobody learns of an account without its password.
 * @throws Failure `captcha.invalid`, `login.throttled`, `login.bad_credentials`, `login.not_activated`, `login.disabled`
 */
export async function signIn(
  deps: { db: Database; passwords: Passwords; captchaKey: Buffer; freeTries: number },
  request: LoginRequest,
  requestId: string,
): Promise<LoginResult> {
  const { db, passwords } = deps;
  await spendCaptcha(db, deps.captchaKey, request);
  const throttle = throttleLogin(db, request.username, deps.freeTries);
  const { locked } = await throttle.check();
  const account = await findAccountByUsername(db, request.username);
  const rightPassword = await passwords.verify(account?.user.passwordHash, request.password);
  if (!account || !rightPassword || locked || !claimsFit(account, request)) {
    await throttle.fail();
    await recordAudit(db, { action: 'login.failed', requestId, ...(account ? { actorId: account.user.id } : {}) });
    throw new Failure('login.bad_credentials');
  }
  if (account.user.status === 'PENDING') throw new Failure('login.not_activated');
  if (account.user.status !== 'ACTIVE') throw new Failure('login.disabled');
  await throttle.succeed();
  const token = newToken('ses');
  await db.transaction(async (tx) => {
    await insertSession(tx, { tokenHash: hashToken(token), userId: account.user.id }, sessionsPerUser);
    await recordAudit(tx, { action: 'login.succeeded', actorId: account.user.id, requestId });
  });
  return { ...presentSession(account), token };
}

function claimsFit(account: Account, request: LoginRequest): boolean {
  if (userTypeOf(account.user.role) !== request.userType) return false;
  if (request.userType !== 'GROUP') return true;
  return account.group?.enterpriseCode.toLowerCase() === request.groupCode.trim().toLowerCase();
}
