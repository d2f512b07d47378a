import type { students } from '@udaya/contract/students';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { readOpenForm } from '../groups/open-form.ts';
import { describeDoubts } from '../reports/intake/describe-doubts.ts';
import { resolveMoment } from '../reports/intake/resolve-moment.ts';
import { onPlaceId } from './apply.ts';
import type { StudentDeps } from './student-deps.ts';

/**
 * What is doubtful about the clock time of a birth, and the clocks that may have been meant.
 * @throws Failure `form.missing`, `form.closed`; `request.invalid` on a field
 */
export async function readClock(
  { system, callsOfGroup }: OpenCall & StudentDeps,
  { groupToken, placeId, ...birth }: output<typeof students.readClock.body>,
): Promise<output<typeof students.readClock.reply>> {
  const { group } = await readOpenForm(system, hashToken(groupToken));
  await callsOfGroup.take(group.id);
  const place = { place_id: placeId, description: '' };
  const moment = await resolveMoment(system, { ...birth, country: '', place }).catch(onPlaceId);
  return describeDoubts(moment);
}
