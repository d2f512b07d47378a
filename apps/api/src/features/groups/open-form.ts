import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { formStateOf } from './manage-form.ts';
import { type FormPlace, findFormPlace } from './store-forms.ts';

/**
 * Whose public form takes entries under a token, by the token's hash.
 * @throws Failure `form.missing` for a token that is no good, or no longer; `form.closed` while the form takes nothing
 */
export async function readOpenForm(db: SystemDb, tokenHash: Buffer): Promise<FormPlace> {
  return open(await findFormPlace(db, tokenHash));
}

/**
 * The same, and it stays so until the transaction ends: whoever pauses the form or gives it a new link waits.
 * @throws Failure `form.missing`, `form.closed`
 */
export async function lockOpenForm(tx: SystemDb, tokenHash: Buffer): Promise<FormPlace> {
  return open(await findFormPlace(tx, tokenHash, { lock: true }));
}

/** Whose a token of a public form is, whether the form is open or not. */
export async function findForm(db: SystemDb, tokenHash: Buffer): Promise<FormPlace | undefined> {
  return findFormPlace(db, tokenHash);
}

function open(place: FormPlace | undefined): FormPlace {
  if (!place) throw new Failure('form.missing');
  const { group, branch } = place;
  const closedAt = group.closedAt ?? branch?.closedAt ?? null;
  if (formStateOf({ ...(branch ?? group), closedAt }) !== 'open') throw new Failure('form.closed');
  return place;
}
