import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { forgetMailsOf } from '../mails/forget-mails.ts';
import type { AccountSessions } from './account-sessions.ts';
import { noAddress } from './mailbox-of.ts';
import { deletePendingUsers, type User, updateUser } from './store.ts';
import { dropDeletion } from './store-deletions.ts';
import { deleteOldLinks, deleteTokensOf } from './store-links.ts';

/**
 * Empties an account of everything personal and ends all its sessions and links; username and address are free again. What
 * stays is its id, for the records that point at it. `unusableHash` is the hash of a password that nobody knows.
 */
export async function eraseAccount(
  tx: Queryable,
  sessions: AccountSessions,
  user: User,
  unusableHash: string,
): Promise<void> {
  await emptyAccount(tx, sessions, user, unusableHash);
  await deleteTokensOf(tx, user);
}

/** The same, but that links which were mailed stay known, to say what became of them. */
export async function emptyAccount(
  tx: Queryable,
  sessions: AccountSessions,
  user: User,
  unusableHash: string,
): Promise<void> {
  await updateUser(tx, user, {
    status: 'DELETED',
    // No username that can be registered begins with a tilde.
    username: `~${user.id}`,
    email: noAddress(user.id),
    passwordHash: unusableHash,
    firstName: '',
    lastName: '',
    mobile: '',
    diallingCode: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    country: '',
    pendingEmail: null,
    aadhaarGiven: false,
    aadhaarLastFour: null,
    passportSealed: null,
    settings: null,
    invitedBy: null,
  });
  await forgetMailsOf(tx, user.id);
  await dropDeletion(tx, user);
  await sessions.end(tx, user);
  await sessions.liftLock(tx, user);
}

const storedMs = 30 * 24 * 3_600_000;

/** Forgets links whose time has been over for thirty days, and accounts that were not activated within thirty days. */
export async function sweepAccounts(system: SystemDb): Promise<void> {
  const before = new Date(Date.now() - storedMs);
  await deleteOldLinks(system, before);
  await deletePendingUsers(system, before);
}
