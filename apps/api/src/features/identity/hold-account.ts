import { Failure } from '@udaya/core/failure';
import type { Queryable } from '../../platform/database/database.ts';
import { lockUser } from './store.ts';

/**
 * Makes sure that an account is not deleted while something of its own comes to be: a deletion waits until the caller's
 * transaction is over, and then finds it.
 * @throws Failure `session.missing` when it was deleted or disabled before
 */
export async function holdAccount(tx: Queryable, userId: string): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user?.status !== 'ACTIVE') throw new Failure('session.missing');
}
