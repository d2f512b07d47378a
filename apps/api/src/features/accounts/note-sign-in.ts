import type { SystemDb } from '../../platform/database/handles.ts';
import { type User, updateUser } from './store.ts';

/** Notes when the owner of an account logged in, in the transaction that begins the session. */
export async function noteSignIn(tx: SystemDb, user: User): Promise<void> {
  await updateUser(tx, user, { lastSignInAt: new Date() });
}
