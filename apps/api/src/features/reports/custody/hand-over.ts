import type { TenantDb } from '../../../platform/database/handles.ts';
import { type OwnedIn, setOwner } from './store-owners.ts';

/** So many reports change hands with one statement: each is entered into the search again, and no statement may take long. */
const handedAtOnce = 2_000;

/** Hands all reports that an account owns, in a branch or anywhere, over to another one, within the scope; answers how many there were. */
export async function handOverReports(tx: TenantDb, from: OwnedIn, to: string): Promise<number> {
  for (let handed = 0; ; ) {
    const moved = await setOwner(tx, from, to, handedAtOnce);
    handed += moved;
    if (moved < handedAtOnce) return handed;
  }
}
