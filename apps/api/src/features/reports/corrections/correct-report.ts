import type { BirthInput } from '@udaya/contract/births';
import type { ReportListItem } from '@udaya/contract/reports';
import { Failure } from '@udaya/core/failure';
import { correctableUntil, isOtherReading } from '@udaya/core/reports/correction';
import { enteredChanges } from '@udaya/core/reports/present-history';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import type { CreateReportDeps } from '../intake/create-report.ts';
import { birthRecordOf, makeBirthRecord } from '../intake/make-birth-record.ts';
import { newConsent } from '../intake/new-consent.ts';
import { writeReportJob } from '../record/jobs.ts';
import { presentListItem } from '../record/present-list-item.ts';
import { refuse } from '../record/refuse.ts';
import { lockReport, readReportRow } from '../record/store.ts';
import {
  addConsent,
  findCorrection,
  insertCorrection,
  replaceBirth,
  replaceIqLevel,
} from './store-corrections.ts';

/**
 * Corrects the birth details of a paid report of the actor's, once, and has it written again; what it said before stays
 * readable, unless the details are now those of another person. The same details again change nothing and are answered as they are; with another IQ level that alone is kept,
 * and the correction is still to come.
 * @throws Failure `record.missing`; `request.invalid` on a field; `report.not_ready` while it is being written;
 * `report.uncorrectable_unpaid`; `report.not_correctable` after the first correction, or too late; `report.pdf_taken` where it would
 * become another person's and its PDF was taken.
 */
export async function correctReport(
  ctx: UserCall & CreateReportDeps,
  { id, ...input }: output<typeof BirthInput> & { id: string },
): Promise<ReportListItem> {
  const { actor, db, jobs, publicUrl } = ctx;
  const report = await readReportRow(db, id);
  const { createdAt, reportLanguage } = report;
  const birth = await makeBirthRecord(db, input, createdAt, { reportLanguage });
  const iqLevel = input.iqLevel ?? '';
  const isSameBirth = enteredChanges(report, birth).length === 0;
  if (isSameBirth && iqLevel === '') return presentListItem(report, actor.role, publicUrl());
  await db.transaction(async (tx) => {
    const now = await lockReport(tx, report);
    if (!now) throw new Failure('record.missing');
    const corrected = (await findCorrection(tx, now)) !== undefined;
    const untilMs = correctableUntil({ createdAtMs: now.createdAt.getTime(), corrected }, Date.now());
    const asked = { ...caseOf(now), correctionOpen: untilMs !== undefined };
    refuse(refusalOf('correct', actor.role, asked));
    if (now.downloads > 0 && isOtherReading(now, birth)) throw new Failure('report.pdf_taken');
    await ctx.audit(tx, 'report.corrected', { targetId: id });
    const consent = newConsent(ctx, { givenBy: actor.userId });
    if (isSameBirth) {
      await replaceIqLevel(tx, now, iqLevel);
      return addConsent(tx, now, consent);
    }
    await insertCorrection(tx, now, birthRecordOf(now));
    await replaceBirth(tx, now, { birth, iqLevel, consent });
    await jobs.enqueue(tx, writeReportJob, { reportId: id }, `${id}-correction`);
  });
  return presentListItem(await readReportRow(db, id), actor.role, publicUrl());
}
