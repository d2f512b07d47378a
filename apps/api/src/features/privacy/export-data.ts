import type { Readable } from 'node:stream';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import yazl from 'yazl';
import { listOwnPayments } from '../billing/list-own-payments.ts';
import { wrongPassword } from './wrong-password.ts';
import { confirmPassword, type ConfirmPasswordParts } from '../identity/confirm-password.ts';
import { exportAccount } from '../identity/export-account.ts';
import { recordAudit } from '../identity/record-audit.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { exportReports, type ExportedReport } from '../reports/export-reports.ts';
import { makeReportPdf, type MakeReportPdfParts } from '../reports/make-report-pdf.ts';

export interface ExportDataParts extends MakeReportPdfParts, ConfirmPasswordParts {
  identityKey: Buffer;
}

const notificationsShown = 100_000;

/**
 * All data of the viewer as a ZIP, made while it is sent: the account, what was done with it, every report as JSON, and the
 * PDFs of those that may be downloaded.
 * @throws Failure `request.invalid` on `password` when it is wrong
 */
export async function exportData(
  parts: ExportDataParts,
  viewer: Viewer,
  password: string,
  session: { token: string; requestId: string },
): Promise<{ fileName: string; stream: Readable }> {
  await confirmPassword(parts, viewer, password, wrongPassword);
  await recordAudit(parts.db, {
    action: 'data.exported',
    actorId: viewer.userId,
    requestId: session.requestId,
  });
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  fill(zip, parts, viewer, session, () => stream.destroyed).then(
    () => zip.end(),
    (error: Error) => stream.destroy(error),
  );
  return { fileName: `Udaya_${new Date().toISOString().slice(0, 10)}.zip`, stream };
}

async function fill(
  zip: yazl.ZipFile,
  parts: ExportDataParts,
  viewer: Viewer,
  session: { token: string; requestId: string },
  isGone: () => boolean,
): Promise<void> {
  const { db } = parts;
  const addJson = (name: string, data: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), name);
  zip.addBuffer(
    Buffer.from(m.privacy_export_readme({ date: new Date().toISOString(), email: parts.names.supportEmail })),
    'README.txt',
  );
  const { account, sessions, activity } = await exportAccount(parts, viewer, session.token);
  addJson('account.json', account);
  addJson('sessions.json', sessions);
  addJson('activity.json', activity);
  addJson('notifications.json', (await listNotifications(db, viewer, notificationsShown)).notifications);
  addJson('payments.json', await listOwnPayments(db, viewer));
  let number = 0;
  for await (const exported of exportReports(db, parts.publicUrl(), viewer)) {
    // Whoever asked has gone.
    if (isGone()) return;
    number += 1;
    const folder = `reports/${String(number).padStart(3, '0')}`;
    addJson(`${folder}/report.json`, { ...exported.report, ...exported.entered });
    for (const { version, report } of exported.earlier) addJson(`${folder}/version-${version}.json`, report);
    await addPdf(zip, folder, parts, viewer, exported, session.requestId);
  }
}

async function addPdf(
  zip: yazl.ZipFile,
  folder: string,
  parts: ExportDataParts,
  viewer: Viewer,
  { report }: ExportedReport,
  requestId: string,
): Promise<void> {
  if (!report.actions.includes('download')) return;
  try {
    const { fileName, bytes } = await makeReportPdf(parts, viewer, report.id, requestId);
    zip.addBuffer(Buffer.from(bytes), `${folder}/${fileName}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Its texts are in the JSON beside it; a PDF that failed is no reason to keep back the rest.
    zip.addBuffer(Buffer.from(m.failure_pdf_failed()), `${folder}/PDF.txt`);
  }
}
