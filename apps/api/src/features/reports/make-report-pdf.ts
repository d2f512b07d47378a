import { describeChart } from '@udaya/chart-drawing/describe-chart';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { baseLocale } from '@udaya/core/locale';
import { Failure } from '@udaya/core/failure';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { reportFileName } from '@udaya/core/reports/file-name';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { reportUserTypeOf, type ReportUserType } from '@udaya/core/reports/report-user-types';
import { isoDayIn } from '@udaya/format/format-instant';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';
import { recordReading } from '../identity/record-reading.ts';
import { describeReport } from './describe-report.ts';
import { presentDetail, type ReadReportParts } from './read-report.ts';
import { findLatestVersion, hasNamesake, readReportRow } from './store.ts';

export interface MakeReportPdfParts extends ReadReportParts {
  /** Sets a report in its owner's turn. */
  typeset: (document: ReportDocument, owner: string) => Promise<Uint8Array>;
  names: { productName: string; supportEmail: string };
}

/**
 * The report as a PDF, set from the same presented report that the page shows.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.not_ready`, `pdf.failed`, `server.busy`
 */
export async function makeReportPdf(
  parts: MakeReportPdfParts,
  viewer: Viewer,
  id: string,
  requestId: string,
  userType?: ReportUserType,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { report, version, answer, showsChart } = await readPrintable(parts, viewer, id, userType);
  const chart = showsChart ? await drawFor(parts, version.content.chart, viewer) : {};
  const document = runInLocale(answer.lang, () => describeReport(answer, parts.names));
  const bytes = await parts.typeset({ ...document, ...chart }, viewer.userId);
  await recordReading(parts.db, {
    action: 'report.downloaded',
    actorId: viewer.userId,
    targetId: id,
    requestId,
  });
  const prefix = viewer.role === 'productAdmin' ? 'AI_Report_' : 'AIReport_';
  const madeOn = (await hasNamesake(parts.db, reportScope(viewer), report))
    ? isoDayIn(report.createdAt, productTimeZone)
    : undefined;
  return { fileName: reportFileName(report.name, prefix, madeOn), bytes };
}

/**
 * A report that its viewer may have as a PDF; where `userType` is given, only one of that kind.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.not_ready`
 */
export async function readPrintable(
  { db, publicUrl }: Pick<ReadReportParts, 'db' | 'publicUrl'>,
  viewer: Viewer,
  id: string,
  userType?: ReportUserType,
) {
  const report = await readReportRow(db, reportScope(viewer), id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  const version = await findLatestVersion(db, id);
  // Not in the reader's language but in the text's own: a document has one.
  const { answer, showsChart } = runInLocale(version?.content.lang ?? baseLocale, () =>
    presentDetail(report, version, viewer, publicUrl()),
  );
  if (answer.preview)
    throw new Failure(report.paymentStatus === 'REFUNDED' ? 'report.refunded' : 'report.unpaid');
  if (!version || !answer.actions.includes('download')) throw new Failure('report.not_ready');
  return { report, version, answer, showsChart };
}

async function drawFor(parts: MakeReportPdfParts, chart: ReportContent['chart'], { userId }: Viewer) {
  return {
    chartImagePng: new Uint8Array(await parts.drawChart(chart, userId)),
    chartAlt: describeChart(chart),
  };
}
