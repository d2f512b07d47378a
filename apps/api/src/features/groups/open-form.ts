import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import { formStateOf } from './manage-form.ts';
import type { Group } from './store.ts';
import { findGroupByForm, lockGroupByForm } from './store-forms.ts';

/**
 * The group whose public form takes entries under a token, by the token's hash.
 * @throws Failure `form.missing` for a token that is no good, or no longer; `form.closed` while the form takes nothing
 */
export async function readOpenForm(db: SystemDb, tokenHash: Buffer): Promise<Group> {
  return open(await findGroupByForm(db, tokenHash));
}

/**
 * The same, and it stays so until the transaction ends: whoever pauses the form or gives it a new link waits.
 * @throws Failure `form.missing`, `form.closed`
 */
export async function lockOpenForm(tx: SystemDb, tokenHash: Buffer): Promise<Group> {
  return open(await lockGroupByForm(tx, tokenHash));
}

/** The group that a token of a public form belongs to, whether the form is open or not. */
export async function findFormGroup(db: SystemDb, tokenHash: Buffer): Promise<Group | undefined> {
  return findGroupByForm(db, tokenHash);
}

function open(group: Group | undefined): Group {
  if (!group) throw new Failure('form.missing');
  if (formStateOf(group) !== 'open') throw new Failure('form.closed');
  return group;
}
