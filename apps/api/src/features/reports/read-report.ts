import type { ReportDetail } from '@udaya/contract/reports';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { reportUserTypeOf, type ReportUserType } from '@udaya/core/reports/report-user-types';
import type { UserCall } from '../../platform/call-context.ts';
import { markReadOf } from '../notifications/mark-read.ts';
import { accuracyWords } from './accuracy-words.ts';
import { isClosedVersion } from './is-closed-version.ts';
import { describeWarnings } from './describe-doubts.ts';
import { describeMoon, moonOf } from './describe-moon.ts';
import { offsetByHand } from './offset-by-hand.ts';
import { presentHistory } from './present-history.ts';
import { presentListItem } from './present-list-item.ts';
import { presentProvenance, statementNote } from './present-provenance.ts';
import { type KeptVersion, readReportWithVersions } from './store-corrections.ts';
import type { StoredVersion } from './store.ts';
import type { ListedReport } from './store-lists.ts';

export interface ReadReportPorts {
  publicUrl: () => string;
  /** Draws a chart as a PNG, in its owner's turn. */
  drawChart: (chart: ReportContent['chart'], owner: string) => Promise<Buffer>;
}

/** A report, in a version of its own where one is asked for, and only of one kind of user where one is named. */
interface AskedReport {
  id: string;
  version?: number | undefined;
  userType?: ReportUserType | '' | undefined;
}

/**
 * A report as the viewer may see it: its latest version, or the one that is asked for, with the birth details that it was
 * written from. What the viewer may not see is not in the answer.
 * @throws Failure `record.missing` for one that is foreign or missing, or of another kind of user than `userType` says;
 * `report.version_closed`.
 */
export async function readReport(
  ctx: UserCall & ReadReportPorts,
  { id, version: wanted, userType }: AskedReport,
): Promise<ReportDetail> {
  const { viewer, db } = ctx;
  const { report, versions, correction } = await readReportWithVersions(db, id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  const version =
    wanted === undefined
      ? currentVersion(versions, correction !== undefined)
      : versions.find((one) => one.version === wanted);
  if (wanted !== undefined && !version) throw new Failure('record.missing');
  if (version && isClosedVersion(version, report, correction?.before, viewer))
    throw new Failure('report.version_closed');
  const written = correction && version?.version === 1 ? { ...report, ...correction.before } : report;
  const detail = presentDetail(written, version, viewer, ctx.publicUrl());
  const shown = { role: viewer.role, preview: detail.answer.preview };
  const history = presentHistory(report, correction, versions, version?.version, shown);
  // The page asks again and again while a report is being written; only a reading of it is worth an entry.
  if (report.stage === 'ready')
    await Promise.all([ctx.auditReading('report.viewed', id), markReadOf(ctx, id)]);
  const chart = detail.showsChart ? version?.content.chart : undefined;
  return {
    ...detail.answer,
    history,
    chartImage: chart ? (await ctx.drawChart(chart, viewer.userId)).toString('base64') : '',
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
  const moon = describeMoon(version && moonOf(version.content));
  // Its payment went back: nothing of it is shown to whoever had bought it.
  const isClosed = report.paymentStatus === 'REFUNDED' && viewer.role !== 'productAdmin';
  const answer: ReportDetail = {
    ...presentListItem(report, viewer.role, publicUrl),
    lang: presented.lang,
    actions: presented.actions,
    birthType: report.birthType,
    accuracyWords: report.timeAccuracy === 'unknown' ? '' : accuracyWords(report.timeAccuracy),
    bloodGroup: report.bloodGroup,
    country: report.country,
    placeId: report.placeId,
    timeZone: Math.round(report.offsetSeconds / 60),
    timeZoneName: report.zone,
    utcOffsetMinutes: offsetByHand(report) ?? null,
    chandraRasi: isClosed ? '' : moon.chandraRasi,
    nakshatra: presented.preview ? '' : moon.nakshatra,
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
