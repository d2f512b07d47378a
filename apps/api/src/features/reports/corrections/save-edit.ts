import type { BirthInput } from '@udaya/contract/births';
import type { ReportListItem } from '@udaya/contract/reports';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import { enteredChanges } from '@udaya/core/reports/present-history';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { CreateReportDeps } from '../intake/create-report.ts';
import { makeBirthRecord } from '../intake/make-birth-record.ts';
import { newConsent } from '../intake/new-consent.ts';
import { writeReportJob } from '../record/jobs.ts';
import { presentListItem } from '../record/present-list-item.ts';
import { type Report, readReportRow } from '../record/store.ts';
import { deleteVersions } from '../record/store-versions.ts';
import { addConsent, replaceBirth, replaceIqLevel } from './store-corrections.ts';

/** What an edit works with beside the call. */
export type EditReportDeps = Pick<CreateReportDeps, 'jobs' | 'languageModel' | 'publicUrl'>;

/** Birth details as they are to be, checked. */
export interface EditedReport {
  birth: BirthRecord;
  /** Empty: it stays as it is. */
  iqLevel: string;
}

/**
 * Reads what a report's details are to be, by the rules of a new one. Its kind stays by the age at which it was made, and its language where none
 * is named.
 * @throws Failure `request.invalid` on a field
 */
export async function readEdit(
  db: TenantDb,
  report: Report,
  input: output<typeof BirthInput>,
): Promise<EditedReport> {
  const { createdAt, reportLanguage } = report;
  const birth = await makeBirthRecord(db, input, createdAt, { reportLanguage });
  return { birth, iqLevel: input.iqLevel ?? '' };
}

/**
 * Saves other details of a report that the caller holds and may change, and has it written again: of what nobody has bought
 * nothing is kept of the earlier details, but the consents. The same details again change nothing.
 */
export async function saveEdit(
  ctx: UserCall & EditReportDeps,
  tx: TenantDb,
  report: Report,
  { birth, iqLevel }: EditedReport,
): Promise<void> {
  const isSameBirth = enteredChanges(report, birth).length === 0;
  if (isSameBirth && iqLevel === '') return;
  await ctx.audit(tx, 'report.edited', { targetId: report.id });
  const consent = newConsent(ctx, { givenBy: ctx.actor.userId });
  if (isSameBirth) {
    await replaceIqLevel(tx, report, iqLevel);
    await addConsent(tx, report, consent);
    return;
  }
  await deleteVersions(tx, report);
  await replaceBirth(tx, report, { birth, iqLevel, consent });
  await ctx.jobs.enqueue(tx, writeReportJob, { reportId: report.id, again: true }, `${report.id}-edit`);
}

/** The report as its owner's list shows it after the edit. */
export async function presentEdited(
  { db, actor, publicUrl }: UserCall & EditReportDeps,
  id: string,
): Promise<ReportListItem> {
  return presentListItem(await readReportRow(db, id), actor.role, publicUrl());
}
