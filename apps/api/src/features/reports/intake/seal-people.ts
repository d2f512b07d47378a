import type { Queryable } from '../../../platform/database/handles.ts';
import { askMobile, openPassport, sealPerson } from './save-apart.ts';
import { listUnsealed, makeRoomToSeal, setSealed, type UnsealedPerson } from './store-unsealed.ts';

const atOnce = 500;

/**
 * Seals what an earlier version kept of persons in clear, before the migration that drops its columns: SQL cannot. Taken up again
 * where it was broken off; of a database that has nothing of it, it changes nothing.
 */
export async function sealPeople(db: Queryable, key: Buffer): Promise<void> {
  if (!(await makeRoomToSeal(db))) return;
  for (let after = ''; ; ) {
    const rows = await listUnsealed(db, after, atOnce);
    const last = rows.at(-1);
    if (!last) return;
    await setSealed(
      db,
      rows.map((row) => ({
        id: row.id,
        mobileIndex: row.mobile ? askMobile(key, row.mobile).index : '',
        detailsSealed: sealPerson(key, row.id, detailsOf(key, row)),
      })),
    );
    after = last.id;
  }
}

function detailsOf(key: Buffer, row: UnsealedPerson) {
  const { passport_sealed: passport } = row;
  return {
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    address1: row.address1 ?? '',
    address2: row.address2 ?? '',
    state: row.state ?? '',
    zipCode: row.zip_code ?? '',
    country: row.country ?? '',
    diallingCode: row.dialling_code ?? '',
    mobile: row.mobile ?? '',
    email: row.email ?? '',
    aadhaarLastFour: row.aadhaar_last_four ?? '',
    passportNumber: passport ? openPassport(key, row.id, passport) : '',
  };
}
