import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { listVerdicts } from '../feedback/store-feedback.ts';
import { refuse } from '../record/refuse.ts';
import { hasNamesake, type Report, readReportRow } from '../record/store.ts';
import { findShownVersion } from '../record/store-versions.ts';

/** A report that its buyer may test, as it is shown, with the areas whose parts were said to fit or not. */
export interface ReportForTest {
  report: Report;
  content: ReportContent;
  judged: Area[];
  /** Its buyer has an earlier report of a child of this name, which may say the same. */
  hasEarlier: boolean;
}

/**
 * Reads a report for the blind test of its buyer.
 * @throws Failure `record.missing`, of a group's report or one of anybody but a child, too; `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function readForTest({ actor, db }: UserCall, id: string): Promise<ReportForTest> {
  const report = await readReportRow(db, id);
  refuse(refusalOf('blindTest', actor.role, caseOf(report)));
  if (report.reportType !== 'Child' || report.groupId !== null) throw new Failure('record.missing');
  const shown = await findShownVersion(db, report);
  if (!shown) throw new Failure('report.not_ready');
  const [verdicts, hasEarlier] = await Promise.all([
    listVerdicts(db, report, shown.version),
    hasNamesake(db, report),
  ]);
  return { report, content: shown.content, judged: verdicts.map(({ area }) => area), hasEarlier };
}
