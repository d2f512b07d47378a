import type { Queryable } from '../../platform/database/handles.ts';
import { updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';

/** Ends a change of the mail address that waits for its confirmation: nothing waits any more, and its link is dead. */
export async function dropEmailChange(tx: Queryable, userId: string): Promise<void> {
  await updateUser(tx, userId, { pendingEmail: null });
  await expireTokens(tx, userId, 'email', new Date());
}
