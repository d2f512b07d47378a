import { describeChart } from '@udaya/chart-drawing/describe-chart';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { reportFileName } from '@udaya/core/reports/file-name';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { caseOf, refusalOf, sightOf } from '@udaya/core/reports/report-policy';
import { reportUserTypeOf, type ReportUserType } from '@udaya/core/reports/report-user-types';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';
import { recordReading } from '../identity/record-reading.ts';
import type { ReadReportParts } from './read-report.ts';
import { refuse } from './refuse.ts';
import { findLatestVersion, hasNamesake, readReportRow } from './store.ts';
import { toDocument } from './to-document.ts';

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
  const report = await readPrintable(parts, viewer, id, userType);
  const presented = presentReport(viewer.role, report, report.latest);
  const chart = presented.chart ? await drawFor(parts, presented.chart, viewer) : {};
  const bytes = await parts.typeset({ ...toDocument(presented, parts.names), ...chart }, viewer.userId);
  await recordReading(parts.db, {
    action: 'report.downloaded',
    actorId: viewer.userId,
    targetId: id,
    requestId,
  });
  const prefix = sightOf(viewer.role, caseOf(report)).titles ? 'AI_Report_' : 'AIReport_';
  const madeAt = (await hasNamesake(parts.db, reportScope(viewer), report)) ? report.createdAt : undefined;
  return { fileName: reportFileName(report.name, prefix, madeAt), bytes };
}

/**
 * A report that its viewer may have as a PDF; where `userType` is given, only one of that kind.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.not_ready`
 */
export async function readPrintable(
  { db }: Pick<ReadReportParts, 'db'>,
  viewer: Viewer,
  id: string,
  userType?: ReportUserType,
) {
  const report = await readReportRow(db, reportScope(viewer), id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  refuse(refusalOf('download', viewer.role, caseOf(report)));
  const latest = await findLatestVersion(db, id);
  if (!latest) throw new Failure('report.not_ready');
  return { ...report, latest };
}

async function drawFor(parts: MakeReportPdfParts, chart: ReportContent['chart'], { userId }: Viewer) {
  return {
    chartImagePng: new Uint8Array(await parts.drawChart(chart, userId)),
    chartAlt: describeChart(chart),
  };
}
