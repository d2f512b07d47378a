import type { ReportDetail } from '@udaya/contract/reports';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { Database } from '../../platform/database/database.ts';
import { recordReading } from '../identity/record-reading.ts';
import { markReadOf } from '../notifications/mark-read.ts';
import { describeWarnings } from './describe-doubts.ts';
import { nakshatraName } from './nakshatra-name.ts';
import { offsetByHand } from './offset-by-hand.ts';
import { presentHistory } from './present-history.ts';
import { presentListItem } from './present-list-item.ts';
import { presentProvenance, statementNote } from './present-provenance.ts';
import { signName } from './sign-name.ts';
import { findCorrection, type KeptVersion, listVersions } from './store-corrections.ts';
import { type ListedReport, readReportRow, type StoredVersion } from './store.ts';

export interface ReadReportParts {
  db: Database;
  publicUrl: () => string;
  /** Draws a chart as a PNG. */
  drawChart: (chart: ReportContent['chart']) => Promise<Buffer>;
}

/**
 * A report as the viewer may see it: its latest version, or the one that is asked for, with the birth details that it was
 * written from. What the viewer may not see is not in the answer.
 * @throws Failure `record.missing` for one that is foreign or missing.
 */
export async function readReport(
  parts: ReadReportParts,
  viewer: Viewer,
  id: string,
  requestId: string,
  wanted?: number,
): Promise<ReportDetail> {
  const report = await readReportRow(parts.db, reportScope(viewer), id);
  const versions = await listVersions(parts.db, id);
  const correction = await findCorrection(parts.db, id);
  const version =
    wanted === undefined
      ? currentVersion(versions, correction !== undefined)
      : versions.find((one) => one.version === wanted);
  if (wanted !== undefined && !version) throw new Failure('record.missing');
  const written = correction && version?.version === 1 ? { ...report, ...correction.before } : report;
  const detail = presentDetail(written, version, viewer, parts.publicUrl());
  const shown = { role: viewer.role, preview: detail.answer.preview };
  const history = presentHistory(report, correction, versions, version?.version, shown);
  // The page asks again and again while a report is being written; only a reading of it is worth an entry.
  if (report.stage === 'ready') {
    const reading = { action: 'report.viewed', actorId: viewer.userId, targetId: id, requestId } as const;
    await recordReading(parts.db, reading);
    await markReadOf(parts.db, viewer, id);
  }
  const chart = detail.showsChart ? version?.content.chart : undefined;
  return {
    ...detail.answer,
    history,
    chartImage: chart ? (await parts.drawChart(chart)).toString('base64') : '',
  };
}

/** The version that belongs to the details as they are now; none while a corrected report is still being written anew. */
export function currentVersion(
  versions: readonly KeptVersion[],
  corrected: boolean,
): KeptVersion | undefined {
  const latest = versions.at(-1);
  return corrected && latest?.version === 1 ? undefined : latest;
}

/** What a viewer may see of a report, without its chart image. */
export function presentDetail(
  report: ListedReport,
  version: StoredVersion | undefined,
  viewer: Viewer,
  publicUrl: string,
) {
  const presented = presentReport(viewer.role, report, version?.content);
  const chart = version?.content.chart;
  // Its payment went back: nothing of it is shown to whoever had bought it.
  const isClosed = report.paymentStatus === 'REFUNDED' && viewer.role !== 'productAdmin';
  const answer: ReportDetail = {
    ...presentListItem(report, viewer.role, publicUrl),
    actions: presented.actions,
    birthType: report.birthType,
    bloodGroup: report.bloodGroup,
    country: report.country,
    placeId: report.placeId,
    timeZone: Math.round(report.offsetSeconds / 60),
    timeZoneName: report.zone,
    utcOffsetMinutes: offsetByHand(report) ?? null,
    chandraRasi: version && !isClosed ? moonSigns(version.content).map(signName).join(' or ') : '',
    nakshatra: chart && !presented.preview ? nakshatraName(chart) : '',
    chartImage: '',
    reportJson: JSON.stringify(presented.items),
    opening: presented.opening,
    closing: presented.closing,
    steadiness: presented.steadiness,
    notes: presented.steadiness.map((one) => statementNote(one, report.timeAccuracy)),
    warnings: describeWarnings(report.warnings),
    preview: presented.preview,
    provenance: version && !isClosed ? presentProvenance(version) : null,
  };
  return { answer, showsChart: presented.showsChart };
}

/** The Moon's sign, and the others that it may have within the window of the birth time. */
function moonSigns({ chart, statements }: ReportContent): number[] {
  const moon = statements.find((one) => one.planet === 'Moon');
  return [chart.chandraRasi, ...(moon?.otherPositions ?? [])].sort((one, other) => one - other);
}
