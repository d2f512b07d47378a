import type { Whose } from '@udaya/contract/reports';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { type ListedReport, listReportsOf } from '../record/store-lists.ts';
import { findWhose, nobodys } from '../record/store-whose.ts';

/** A report as an index names it. */
export type PrintableReport = Pick<
  ListedReport,
  'id' | 'name' | 'dateOfBirth' | 'referredBy' | 'createdAt'
> & { whose: Whose };

/** Those of these reports that the actor may have as a PDF now, by their ids. */
export async function listPrintable(
  { actor, db }: Pick<UserCall, 'actor' | 'db'>,
  ids: readonly string[],
): Promise<Map<string, PrintableReport>> {
  const reports = await listReportsOf(db, ids);
  const open = reports.filter((report) => mayDo('download', actor.role, caseOf(report)));
  const whose = await findWhose(
    db,
    open.map(({ id }) => id),
  );
  return new Map(open.map((report) => [report.id, { ...report, whose: whose.get(report.id) ?? nobodys }]));
}
