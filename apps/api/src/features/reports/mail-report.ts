import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { caseOf, isFor, mayDo, refusalOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findRecipient } from '../identity/find-recipient.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { makeReportPdf, type MakeReportPdfParts, readPrintable } from './make-report-pdf.ts';
import { refuse } from './refuse.ts';
import { findReportToWrite, lockReport } from './store.ts';

/**
 * Promises the owner of a report its PDF by mail, for when the download fails.
 * @throws Failure as `makeReportPdf`, but for `pdf.failed`: the mail waits until the PDF can be made.
 */
export async function askForReportMail(
  { db, jobs }: Pick<MakeReportPdfParts, 'db'> & { jobs: Jobs },
  viewer: Viewer,
  reportId: string,
  requestId: string,
): Promise<{ message: string }> {
  refuse(refusalOf('mail', viewer.role, caseOf(await readPrintable({ db }, viewer, reportId))));
  const recipient = await findRecipient(db, viewer.userId);
  if (!recipient) throw new Failure('record.missing');
  await db.transaction((tx) => jobs.enqueue(tx, 'mail-report', { reportId, requestId }, reportId));
  return { message: m.report_mail_promised({ email: recipient.to.address }) };
}

/** Mails a report as a PDF to its owner, once for each request. Where it has been closed or deleted since, or its owner is gone, there is nothing to do. */
export async function mailReport(
  parts: MakeReportPdfParts & { post: Post },
  reportId: string,
  requestId: string,
): Promise<void> {
  const { db, post } = parts;
  const report = await findReportToWrite(db, reportId);
  if (!report) return;
  const owner = await findRecipient(db, report.ownerId);
  if (!owner || !isFor('mail', owner.role)) return;
  const viewer = { userId: report.ownerId, role: owner.role, groupId: null, branchId: null };
  try {
    const { fileName, bytes } = await makeReportPdf(parts, viewer, reportId, requestId);
    const content = { name: report.name, reportId };
    const file = { name: fileName, type: 'application/pdf', bytes } as const;
    await db.transaction(async (tx) => {
      // Setting it took a while: it may be closed or deleted since, and its owner gone or at another address.
      const now = await lockReport(tx, reportId);
      const reader = await findRecipient(tx, report.ownerId);
      if (!now || !reader || !mayDo('view', reader.role, caseOf(now))) return;
      await post(tx, { id: requestId, kind: 'report-file', to: reader.to, content, file });
    });
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}

const isClosed = (error: unknown) =>
  error instanceof Failure && ['record.missing', 'report.unpaid', 'report.refunded'].includes(error.code);

/** Tells the owner of a report that its mail could not be made after all tries. */
export async function giveUpReportMail(
  { db }: Pick<MakeReportPdfParts, 'db'>,
  reportId: string,
): Promise<void> {
  const report = await findReportToWrite(db, reportId);
  if (report) await notify(db, report.ownerId, { kind: 'report.unmailed', subject: report.name, reportId });
}
