import type { Role } from '@udaya/core/identity/roles';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import type { Reader } from '../mails/letter.ts';
import { mailboxOf } from './mailbox-of.ts';
import { findActiveAdmins, findMemberIds, findPeople, findProductAdminIds } from './store-named.ts';

/** Somebody who did something, for whoever may know who it was. */
export interface DescribedPerson {
  id: string;
  name: string;
  username: string;
  role: Role;
  groupId: string | null;
}

/** Whoever is behind these ids; an account that was erased is left out. Whether the reader may know is for the caller to say. */
export async function describePeople(
  system: SystemDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DescribedPerson>> {
  const people = await findPeople(system, [...new Set(ids)]);
  return new Map(
    people.map(({ firstName, lastName, ...person }) => [
      person.id,
      { ...person, name: `${firstName} ${lastName}`.trim() },
    ]),
  );
}

/** The accounts of the actor's group that are meant by a part of their name or username, or by their email address. */
export async function findMembersMeant(db: TenantDb, text: string): Promise<string[]> {
  return findMemberIds(db, text);
}

/** Everybody who runs the product. */
export async function listProductAdminIds(system: SystemDb): Promise<string[]> {
  return findProductAdminIds(system);
}

/** Who looks after a group and can log in, with where they get mail. */
export async function listGroupAdmins(
  system: SystemDb,
  groupId: string,
): Promise<{ id: string; username: string; to: Reader }[]> {
  const admins = await findActiveAdmins(system, groupId);
  return admins.map((admin) => ({ id: admin.id, username: admin.username, to: mailboxOf(admin) }));
}
