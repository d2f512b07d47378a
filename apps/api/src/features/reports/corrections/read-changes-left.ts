import type { ChangesLeft } from '@udaya/contract/report-edits';
import { correctableUntil } from '@udaya/core/reports/correction';
import { caseOf, mayDo, refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { readReportRow } from '../record/store.ts';
import { findCorrection } from './store-corrections.ts';

/**
 * What may still be changed of an own report's birth details, without opening what it says.
 * @throws Failure `record.missing`
 */
export async function readChangesLeft({ actor, db }: UserCall, { id }: { id: string }): Promise<ChangesLeft> {
  const report = await readReportRow(db, id);
  const corrected = (await findCorrection(db, report)) !== undefined;
  const untilMs = correctableUntil({ createdAtMs: report.createdAt.getTime(), corrected }, Date.now());
  const asked = { ...caseOf(report), correctionOpen: untilMs !== undefined };
  const refusal = refusalOf('correct', actor.role, asked);
  // While it is being written the time runs all the same.
  const isOpen = refusal === undefined || refusal === 'report.not_ready';
  return {
    name: report.name,
    dateOfBirth: report.dateOfBirth,
    editable: mayDo('edit', actor.role, caseOf(report)),
    unpaid: refusal === 'report.uncorrectable_unpaid',
    correctableUntil: isOpen && untilMs !== undefined ? new Date(untilMs).toISOString() : null,
  };
}
