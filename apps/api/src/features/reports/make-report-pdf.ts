import { describeChart } from '@udaya/chart-drawing/describe-chart';
import type { Viewer } from '@udaya/core/access/scope';
import { baseLocale } from '@udaya/core/locale';
import { Failure } from '@udaya/core/failure';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { reportFileName } from '@udaya/core/reports/file-name';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { reportUserTypeOf, type ReportUserType } from '@udaya/core/reports/report-user-types';
import { isoDayIn } from '@udaya/format/format-instant';
import type { UserCall } from '../../platform/call-context.ts';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';
import { describeReport } from './describe-report.ts';
import { presentDetail, type ReadReportPorts } from './read-report.ts';
import { findLatestVersion, hasNamesake, readReportRow } from './store.ts';

export interface MakeReportPdfPorts extends ReadReportPorts {
  /** Sets a report in its owner's turn. */
  typeset: (document: ReportDocument, owner: string) => Promise<Uint8Array>;
  names: { productName: string; supportEmail: string };
}

/**
 * The report as a PDF, set from the same presented report that the page shows.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.not_ready`, `pdf.failed`, `server.busy`
 */
export async function makeReportPdf(
  ctx: UserCall & MakeReportPdfPorts,
  { id, userType }: { id: string; userType?: ReportUserType | '' | undefined },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { viewer, db } = ctx;
  const { report, version, answer, showsChart } = await readPrintable(ctx, { id, userType });
  const chart = showsChart ? await drawFor(ctx, version.content.chart, viewer) : {};
  const document = runInLocale(answer.lang, () => describeReport(answer, ctx.names));
  const bytes = await ctx.typeset({ ...document, ...chart }, viewer.userId);
  await ctx.auditReading('report.downloaded', id);
  const prefix = viewer.role === 'productAdmin' ? 'AI_Report_' : 'AIReport_';
  const madeOn = (await hasNamesake(db, report)) ? isoDayIn(report.createdAt, productTimeZone) : undefined;
  return { fileName: reportFileName(report.name, prefix, madeOn), bytes };
}

/**
 * A report that its viewer may have as a PDF; where `userType` is given, only one of that kind.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.not_ready`
 */
export async function readPrintable(
  { viewer, db, publicUrl }: Pick<UserCall, 'viewer' | 'db'> & Pick<ReadReportPorts, 'publicUrl'>,
  { id, userType }: { id: string; userType?: ReportUserType | '' | undefined },
) {
  const report = await readReportRow(db, id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  const version = await findLatestVersion(db, report);
  // Not in the reader's language but in the text's own: a document has one.
  const { answer, showsChart } = runInLocale(version?.content.lang ?? baseLocale, () =>
    presentDetail(report, version, viewer, publicUrl()),
  );
  if (answer.preview)
    throw new Failure(report.paymentStatus === 'REFUNDED' ? 'report.refunded' : 'report.unpaid');
  if (!version || !answer.actions.includes('download')) throw new Failure('report.not_ready');
  return { report, version, answer, showsChart };
}

async function drawFor(ports: ReadReportPorts, chart: ReportContent['chart'], { userId }: Viewer) {
  return {
    chartImagePng: new Uint8Array(await ports.drawChart(chart, userId)),
    chartAlt: describeChart(chart),
  };
}
