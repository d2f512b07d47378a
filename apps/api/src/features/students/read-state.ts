import type { students } from '@udaya/contract/students';
import { Failure } from '@udaya/core/failure';
import { readReceipt } from '@udaya/core/groups/student-words';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { findForm } from '../groups/open-form.ts';
import { isWritten } from '../reports/record/is-written.ts';
import { findByReceipt } from './store.ts';
import type { StudentDeps } from './student-deps.ts';

/**
 * Where the report of a receipt number stands, also while the form is paused, and by the link under which it was sent when the form has
 * another by now. Nothing of what it says is told.
 * @throws Failure `form.missing` for a token that is no good, or no longer for this number; `record.missing` for a number that the group did not give
 */
export async function readApplicationState(
  { system, callsOfGroup }: OpenCall & StudentDeps,
  { groupToken, receipt: typed }: output<typeof students.readState.query>,
): Promise<output<typeof students.readState.reply>> {
  const tokenHash = hashToken(groupToken);
  const group = (await findForm(system, tokenHash))?.group;
  if (group) await callsOfGroup.take(group.id);
  const receipt = readReceipt(typed);
  const entry =
    receipt && (await findByReceipt(system, group ? { groupId: group.id } : { tokenHash }, receipt));
  if (!entry) throw new Failure(group ? 'record.missing' : 'form.missing');
  const written = await isWritten(system, entry.reportId);
  return {
    receipt: entry.receipt,
    state: written ? 'written' : 'received',
    receivedDate: entry.createdAt.toISOString(),
  };
}
