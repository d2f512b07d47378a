import type { Actor } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { caseOf, isFor, mayDo, refusalOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import type { SystemDb } from '../../../platform/database/handles.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { findOwnMailbox, findRecipient } from '../../accounts/mailbox-of.ts';
import { callFor } from '../../audit/call-for.ts';
import type { Readings } from '../../audit/open-readings.ts';
import type { Post } from '../../mails/open-post.ts';
import { notify } from '../../notifications/notify.ts';
import { mailReportJob } from '../record/jobs.ts';
import { refuse } from '../record/refuse.ts';
import { findReportOfJob, lockReport } from '../record/store.ts';
import { type MakeReportPdfDeps, makeReportPdf, readPrintable } from './make-report-pdf.ts';

/**
 * Promises the owner of a report its PDF by mail, for when the download fails.
 * @throws Failure as `makeReportPdf`, but for `pdf.failed`: the mail waits until the PDF can be made.
 */
export async function askForReportMail(
  ctx: UserCall & { jobs: Jobs },
  { id: reportId }: { id: string },
): Promise<{ message: string }> {
  const { actor, db, jobs, requestId } = ctx;
  refuse(refusalOf('mail', actor.role, caseOf((await readPrintable(ctx, { id: reportId })).report)));
  const mailbox = await findOwnMailbox(db);
  if (!mailbox) throw new Failure('record.missing');
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, mailReportJob, { reportId, requestId }, reportId);
    await ctx.audit(tx, 'report.mail_requested', { targetId: reportId });
  });
  return { message: m.report_mail_promised({ email: mailbox.address }) };
}

/** Has a report's PDF made and mailed once more; false where there is no such report. */
export async function mailReportAgain(
  tx: SystemDb,
  jobs: Jobs,
  { reportId, requestId }: { reportId: string; requestId: string },
): Promise<boolean> {
  if (!(await findReportOfJob(tx, reportId))) return false;
  await jobs.enqueue(tx, mailReportJob, { reportId, requestId }, reportId);
  return true;
}

export interface MailReportDeps extends MakeReportPdfDeps {
  system: SystemDb;
  post: Post;
  readings: Readings;
}

/** Mails a report as a PDF to its owner, once for each request. Where it has been closed or deleted since, or its owner is gone, there is nothing to do. */
export async function mailReport(
  deps: MailReportDeps,
  { reportId, requestId }: { reportId: string; requestId: string },
): Promise<void> {
  const { system, post } = deps;
  const report = await findReportOfJob(system, reportId);
  if (!report) return;
  const { ownerId } = report;
  const owner = await findRecipient(system, ownerId);
  if (ownerId === null || !owner || !isFor('mail', owner.role)) return;
  const actor: Actor = { userId: ownerId, role: owner.role, groupId: null, branchId: null };
  const ctx = { ...deps, ...callFor(system, actor, requestId, deps.readings) };
  try {
    const { fileName, bytes } = await makeReportPdf(ctx, { id: reportId });
    const content = { name: report.name, reportId };
    const file = { name: fileName, type: 'application/pdf', bytes } as const;
    await system.transaction(async (tx) => {
      // Setting it took a while: it may be closed or deleted since, and its owner gone or at another address.
      const now = await lockReport(tx, report);
      const reader = await findRecipient(tx, report.ownerId);
      if (!now || !reader || !mayDo('view', reader.role, caseOf(now))) return;
      await post(tx, { id: requestId, kind: 'report-file', to: reader.to, content, file });
    });
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}

const isClosed = (error: unknown) =>
  error instanceof Failure &&
  ['record.missing', 'report.unpaid', 'report.refunded', 'report.withdrawn'].includes(error.code);

/** Tells the owner of a report that its mail could not be made after all tries. */
export async function giveUpReportMail(system: SystemDb, reportId: string): Promise<void> {
  const report = await findReportOfJob(system, reportId);
  if (report)
    await notify(system, report.ownerId, { kind: 'report.unmailed', subject: report.name, reportId });
}
