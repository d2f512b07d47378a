import type { Actor } from '@udaya/core/access/scope';
import type { SystemDb } from '../../platform/database/handles.ts';
import { findUser } from './store.ts';

/** Who an active account is now, for what is done later in its name; undefined for any other. */
export async function findActorOf(db: SystemDb, userId: string): Promise<Actor | undefined> {
  const user = await findUser(db, userId);
  if (user?.status !== 'ACTIVE') return undefined;
  const { role, groupId, branchId } = user;
  return { userId, role, groupId, branchId };
}
