import type { Role } from '@udaya/core/identity/roles';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Reader } from '../mails/letter.ts';
import { mailboxOf } from './mailbox-of.ts';
import { findUser } from './store.ts';

/** Where the holder of an active account gets mail, and in which role; undefined for anybody else. */
export async function findRecipient(
  db: Queryable,
  userId: string,
): Promise<{ role: Role; to: Reader } | undefined> {
  const user = await findUser(db, userId);
  return user?.status === 'ACTIVE' ? { role: user.role, to: mailboxOf(user) } : undefined;
}
