import { Failure } from '@udaya/core/failure';
import type { Queryable } from '../../platform/database/handles.ts';
import { lockUser, lockUserToChange, type User } from './store.ts';

/**
 * Makes sure that an account is not deleted while something of its own comes to be: a deletion waits until the caller's
 * transaction is over, and then finds it.
 * @throws Failure `session.missing` when it was deleted or disabled before
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user?.status !== 'ACTIVE') throw new Failure('session.missing');
}

/**
 * Makes sure that an account is still the one whose password was confirmed: checking it takes a while, in which it may have been
 * reset or the account deleted. Answers the account as it is now.
 * @throws Failure `session.missing`, or the given one, when it was deleted or disabled; the given one when the password is another
 */
export async function lockConfirmed(
  tx: Queryable,
  { id, passwordHash }: User,
  otherPassword: () => Failure,
  gone = () => new Failure('session.missing'),
): Promise<User> {
  const now = await lockUserToChange(tx, id);
  if (now?.status !== 'ACTIVE') throw gone();
  if (now.passwordHash !== passwordHash) throw otherPassword();
  return now;
}
