import type { ReportDetail } from '@udaya/contract/reports';
import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../identity/record-audit.ts';
import { describeWarnings } from './describe-doubts.ts';
import { presentListItem } from './present-list-item.ts';
import { presentProvenance, statementNote } from './present-provenance.ts';
import { findLatestVersion, readReportRow, type Report, type StoredVersion } from './store.ts';

export interface ReadReportParts {
  db: Database;
  publicUrl: () => string;
  /** Draws a chart as a PNG. */
  drawChart: (chart: ReportContent['chart']) => Promise<Buffer>;
}

/**
 * A report as the viewer may see it. What the viewer may not see is not in the answer.
 * @throws Failure `record.missing` for one that is foreign or missing.
 */
export async function readReport(
  parts: ReadReportParts,
  viewer: Viewer,
  id: string,
  requestId: string,
): Promise<ReportDetail> {
  const report = await readReportRow(parts.db, reportScope(viewer), id);
  const version = await findLatestVersion(parts.db, id);
  const detail = presentDetail(report, version, viewer, parts.publicUrl());
  // The page asks again and again while a report is being written; only a reading of it is worth an entry.
  if (report.stage === 'ready')
    await recordAudit(parts.db, { action: 'report.viewed', actorId: viewer.userId, targetId: id, requestId });
  const chart = detail.showsChart ? version?.content.chart : undefined;
  return { ...detail.answer, chartImage: chart ? (await parts.drawChart(chart)).toString('base64') : '' };
}

/** What a viewer may see of a report, without its chart image. */
export function presentDetail(
  report: Report,
  version: StoredVersion | undefined,
  viewer: Viewer,
  publicUrl: string,
) {
  const presented = presentReport(viewer.role, report, version?.content);
  const chart = version?.content.chart;
  const moonStable = chart?.moonSteadiness === 'stable';
  const answer: ReportDetail = {
    ...presentListItem(report, viewer.role, publicUrl),
    actions: presented.actions,
    birthType: report.birthType,
    bloodGroup: report.bloodGroup,
    timeZone: Math.round(report.offsetSeconds / 60),
    timeZoneName: report.zone,
    chandraRasi: chart ? signName(chart.chandraRasi) : '',
    nakshatra: chart && moonStable && !presented.preview ? nakshatraName(chart.nakshatra, chart.pada) : '',
    chartImage: '',
    reportJson: JSON.stringify(presented.items),
    opening: presented.opening,
    closing: presented.closing,
    notes: presented.steadiness.map((one) => statementNote(one, report.timeAccuracy)),
    warnings: describeWarnings(report.warnings),
    preview: presented.preview,
    provenance: version ? presentProvenance(version) : null,
  };
  return { answer, showsChart: presented.showsChart };
}

/** A sign's two names, e.g. 'Vrishabha (Taurus)'. */
export function signName(sign: number): string {
  const found = signs[sign - 1];
  return found ? `${found.sanskrit} (${found.english})` : '';
}

function nakshatraName(nakshatra: number, pada: number): string {
  const found = nakshatras[nakshatra - 1];
  return found ? `${found.name}, pada ${pada}` : '';
}
