import type { Readable } from 'node:stream';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import yazl from 'yazl';
import type { UserCall } from '../../platform/call-context.ts';
import { type ConfirmPasswordDeps, confirmPassword } from '../accounts/confirm-password.ts';
import { exportAccount } from '../accounts/export-account.ts';
import { listActivity } from '../audit/list-activity.ts';
import { listOwnPayments } from '../billing/list-own-payments.ts';
import { exportTaken } from '../blind-test/export-taken.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { exportFlags } from '../reports/feedback/list-own-flags.ts';
import { type ExportedReport, exportReports } from '../reports/lists/export-reports.ts';
import { type MakeReportPdfDeps, makeReportPdf } from '../reports/reading/make-report-pdf.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { wrongPassword } from './delete-account.ts';

export interface ExportDataDeps extends MakeReportPdfDeps, ConfirmPasswordDeps {
  identityKey: Buffer;
  /** Opens what was written to reviewers. */
  peopleKey: Buffer;
}

const entriesShown = 100_000;

/**
 * All data of the actor as a ZIP, made while it is sent: the account, what was done with it, every report as JSON, and the
 * PDFs of those that may be downloaded.
 * @throws Failure `request.invalid` on `password` when it is wrong
 */
export async function exportData(
  ctx: UserCall & ExportDataDeps,
  { password }: { password: string },
): Promise<{ fileName: string; bytes: Readable }> {
  await confirmPassword(ctx, password, wrongPassword);
  await ctx.audit(ctx.db, 'data.exported');
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  fill(zip, ctx, () => stream.destroyed).then(
    () => zip.end(),
    (error: Error) => stream.destroy(error),
  );
  return { fileName: `Udaya_${new Date().toISOString().slice(0, 10)}.zip`, bytes: stream };
}

async function fill(zip: yazl.ZipFile, ctx: UserCall & ExportDataDeps, isGone: () => boolean): Promise<void> {
  const addJson = (name: string, data: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), name);
  zip.addBuffer(
    Buffer.from(m.privacy_export_readme({ date: new Date().toISOString(), email: ctx.names.supportEmail })),
    'README.txt',
  );
  addJson('account.json', await exportAccount(ctx));
  addJson('sessions.json', (await listSessions(ctx)).sessions);
  addJson('activity.json', (await listActivity(ctx, { limit: entriesShown })).entries);
  addJson('notifications.json', (await listNotifications(ctx, { limit: entriesShown })).notifications);
  addJson('payments.json', await listOwnPayments(ctx.db));
  addJson('upsetting.json', await exportFlags(ctx.db, ctx.peopleKey));
  addJson('blind-test.json', await exportTaken(ctx.db));
  let number = 0;
  for await (const exported of exportReports(ctx)) {
    // Whoever asked has gone.
    if (isGone()) return;
    number += 1;
    const folder = `reports/${String(number).padStart(3, '0')}`;
    addJson(`${folder}/report.json`, { ...exported.report, ...exported.entered });
    for (const { version, report } of exported.earlier) addJson(`${folder}/version-${version}.json`, report);
    await addPdf(zip, folder, ctx, exported);
  }
}

async function addPdf(
  zip: yazl.ZipFile,
  folder: string,
  ctx: UserCall & ExportDataDeps,
  { report }: ExportedReport,
): Promise<void> {
  if (!report.actions.includes('download')) return;
  try {
    const { fileName, bytes } = await makeReportPdf(ctx, { id: report.id });
    zip.addBuffer(Buffer.from(bytes), `${folder}/${fileName}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Its texts are in the JSON beside it; a PDF that failed is no reason to keep back the rest.
    zip.addBuffer(Buffer.from(m.failure_pdf_failed()), `${folder}/PDF.txt`);
  }
}
