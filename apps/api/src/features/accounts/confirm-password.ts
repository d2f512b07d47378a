import type { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { readOwnUser } from './read-account.ts';
import type { User } from './store.ts';

export interface ConfirmPasswordDeps {
  passwords: Passwords;
  /** Keeps an open page from being used to guess the password. */
  passwordLimiter: Limiter;
}

/**
 * The actor's account after the password was entered again.
 * @throws Failure the given one when it is wrong; `login.throttled` after many tries
 */
export async function confirmPassword(
  ctx: UserCall & ConfirmPasswordDeps,
  password: string,
  wrong: () => Failure,
): Promise<User> {
  await ctx.passwordLimiter.take(ctx.actor.userId);
  const user = await readOwnUser(ctx);
  if (!(await ctx.passwords.verify(user.passwordHash, password))) throw wrong();
  return user;
}
