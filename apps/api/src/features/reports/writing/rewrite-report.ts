import { Failure } from '@udaya/core/failure';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import type { ReportStage } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../../platform/call-context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { writeReportJob } from '../record/jobs.ts';
import { lockReport, readReportRow } from '../record/store.ts';
import { setWaiting } from './store-writing.ts';

/**
 * Has a report whose writing was given up written again at once. One that is ready, or being written, is answered as it is.
 * @throws Failure `record.missing`
 */
export async function rewriteReport(
  ctx: UserCall & { jobs: Jobs },
  { id }: { id: string },
): Promise<{ id: string; stage: ReportStage }> {
  const { actor, db, jobs } = ctx;
  const found = await readReportRow(db, id);
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, found);
    if (!report) throw new Failure('record.missing');
    if (!mayDo('rewrite', actor.role, caseOf(report))) return { id, stage: report.stage };
    await setWaiting(tx, report);
    await ctx.audit(tx, 'report.rewritten', { targetId: id });
    await jobs.enqueue(tx, writeReportJob, { reportId: id }, id);
    return { id, stage: 'waiting' };
  });
}
