import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { findUser, type User } from './store.ts';

export interface ConfirmPasswordParts {
  db: SystemDb;
  passwords: Passwords;
  /** Keeps an open page from being used to guess the password. */
  passwordLimiter: Limiter;
}

/**
 * The viewer's account after the password was entered again.
 * @throws Failure the given one when it is wrong; `login.throttled` after many tries
 */
export async function confirmPassword(
  { db, passwords, passwordLimiter }: ConfirmPasswordParts,
  viewer: Viewer,
  password: string,
  wrong: () => Failure,
): Promise<User> {
  await passwordLimiter.take(viewer.userId);
  const user = await findUser(db, viewer.userId);
  if (!user) throw new Failure('session.missing');
  if (!(await passwords.verify(user.passwordHash, password))) throw wrong();
  return user;
}
