import type { StoredSettings } from '@udaya/core/identity/interface-settings';
import type { Role } from '@udaya/core/identity/roles';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { Reader } from '../mails/letter.ts';
import { findOwnUser, findUser } from './store.ts';

/** Where a user gets mail, and in which language: in that of whoever makes it leave, where the account has none yet. */
export function mailboxOf(user: {
  id?: string;
  firstName: string;
  lastName?: string;
  email: string;
  settings?: StoredSettings | null;
}): Reader {
  return {
    name: `${user.firstName} ${user.lastName ?? ''}`.trim(),
    address: user.email,
    locale: user.settings?.language ?? currentLocale(),
    accountId: user.id,
  };
}

/** Stands where an account has no address of its own; no mail leaves for it, and nobody can register it. */
export function noAddress(userId: string): string {
  return `${userId}@account.invalid`;
}

/** Where the holder of an active account gets mail, and in which role; undefined for anybody else, and where there is no account. */
export async function findRecipient(
  db: SystemDb,
  userId: string | null,
): Promise<{ role: Role; to: Reader } | undefined> {
  const user = userId === null ? undefined : await findUser(db, userId);
  return user?.status === 'ACTIVE' ? { role: user.role, to: mailboxOf(user) } : undefined;
}

/** Where the actor gets mail. */
export async function findOwnMailbox(db: TenantDb): Promise<Reader | undefined> {
  const user = await findOwnUser(db);
  return user?.status === 'ACTIVE' ? mailboxOf(user) : undefined;
}
