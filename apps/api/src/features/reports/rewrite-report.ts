import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import type { ReportStage } from '@udaya/core/reports/report-stages';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { recordAudit } from '../identity/record-audit.ts';
import { lockReport, readReportRow } from './store.ts';
import { setWaiting } from './store-writing.ts';

/**
 * Has a report whose writing was given up written anew at once. One that is ready, or being written, is answered as it is.
 * @throws Failure `record.missing`
 */
export async function rewriteReport(
  { db, jobs }: { db: Database; jobs: Jobs },
  viewer: Viewer,
  id: string,
  requestId: string,
): Promise<{ id: string; stage: ReportStage }> {
  await readReportRow(db, reportScope(viewer), id);
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw new Failure('record.missing');
    if (!mayDo('rewrite', viewer.role, caseOf(report))) return { id, stage: report.stage };
    await setWaiting(tx, id);
    await recordAudit(tx, { action: 'report.rewritten', actorId: viewer.userId, targetId: id, requestId });
    await jobs.enqueue(tx, 'write-report', { reportId: id }, id);
    return { id, stage: 'waiting' };
  });
}
