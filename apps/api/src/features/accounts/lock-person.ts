import type { AstroUser } from '@udaya/contract/astro-users';
import { Failure } from '@udaya/core/failure';
import type { TenantDb } from '../../platform/database/handles.ts';
import { accountVersion } from './account-version.ts';
import { presentPerson } from './present-person.ts';
import { findPerson, lockPerson, type StoredPerson } from './store-people.ts';

/**
 * A consumer's account that an admin is about to change, held until the transaction is over, and just as the admin saw it.
 * @throws Failure `account.own` for the actor's own; `record.missing`; `account.changed` where it is another by now;
 * `account.deleting` where it is going to be erased.
 */
export async function lockExistingPerson(
  tx: TenantDb,
  { id, version }: { id: string; version: string },
): Promise<StoredPerson> {
  if (id === tx.actor.userId) throw new Failure('account.own');
  return asSeen(await lockPerson(tx, id), version);
}

/** The same without holding it, for what is looked up before: `lockExistingPerson` then finds whether it is still so. */
export async function readPersonAsSeen(
  db: TenantDb,
  { id, version }: { id: string; version: string },
): Promise<StoredPerson> {
  return asSeen(await findPerson(db, id), version);
}

function asSeen(person: StoredPerson | undefined, version: string): StoredPerson {
  if (!person) throw new Failure('record.missing');
  if (accountVersion(person.user, person.deletion?.eraseAfter) !== version)
    throw new Failure('account.changed');
  if (person.deletion) throw new Failure('account.deleting');
  return person;
}

/** How an account stands after it was changed. */
export async function presentNow(db: TenantDb, id: string): Promise<AstroUser> {
  const person = await findPerson(db, id);
  if (!person) throw new Failure('record.missing');
  return presentPerson(person);
}
