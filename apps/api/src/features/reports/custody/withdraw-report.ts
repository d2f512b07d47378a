import { Failure } from '@udaya/core/failure';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { addConsent } from '../corrections/store-corrections.ts';
import { setConsentsWithdrawn, type Withdrawal } from '../intake/store-consents.ts';
import { writeReportJob } from '../record/jobs.ts';
import { lockReport, type NewConsent, type Report, readReportRow } from '../record/store.ts';
import { findShownVersion } from '../record/store-versions.ts';
import { setWaiting } from '../writing/store-writing.ts';
import { setClosed, setOpen } from './store-withdrawn.ts';

export type LockedReport = Report;

/**
 * A report within the actor's scope, which stays as it is until the transaction ends.
 * @throws Failure `record.missing`
 */
export async function lockExistingReport(tx: TenantDb, id: string): Promise<Report> {
  const report = await lockReport(tx, await readReportRow(tx, id));
  if (!report) throw new Failure('record.missing');
  return report;
}

/**
 * Withdraws the consents to a report that the caller holds, and closes it: it is written no further, nobody reads it, and nobody finds it by
 * its chart.
 */
export async function closeReport(tx: TenantDb, report: Report, withdrawal: Withdrawal): Promise<void> {
  await setConsentsWithdrawn(tx, report, withdrawal);
  await setClosed(tx, report, withdrawal.at);
}

/** Opens a closed report again by a new consent; what was not written yet is written now. */
export async function openReportAgain(
  tx: TenantDb,
  jobs: Jobs,
  report: Report,
  consent: NewConsent,
): Promise<void> {
  await addConsent(tx, report, consent);
  await setOpen(tx, report, await findShownVersion(tx, report));
  if (report.stage === 'ready') return;
  await setWaiting(tx, report);
  await jobs.enqueue(tx, writeReportJob, { reportId: report.id }, report.id);
}
