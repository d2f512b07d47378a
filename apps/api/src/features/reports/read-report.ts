import type { ReportDetail } from '@udaya/contract/reports';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import {
  asWritten,
  currentVersion,
  isClosedVersion,
  presentHistory,
} from '@udaya/core/reports/present-history';
import { presentReport } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { reportUserTypeOf, type ReportUserType } from '@udaya/core/reports/report-user-types';
import type { Database } from '../../platform/database/database.ts';
import { recordReading } from '../identity/record-reading.ts';
import { markReadOf } from '../notifications/mark-read.ts';
import { findCorrection, listVersions } from './store-corrections.ts';
import { readReportRow } from './store.ts';
import { historyToWire, toWire } from './to-wire.ts';

export interface ReadReportParts {
  db: Database;
  publicUrl: () => string;
  /** Draws a chart as a PNG, in its owner's turn. */
  drawChart: (chart: ReportContent['chart'], owner: string) => Promise<Buffer>;
}

/**
 * A report as the viewer may see it: its latest version, or the one that is asked for, with the birth details that it was
 * written from. What the viewer may not see is not in the answer.
 * @throws Failure `record.missing` for one that is foreign or missing, or of another kind of user than `userType` says;
 * `report.version_closed`.
 */
export async function readReport(
  parts: ReadReportParts,
  viewer: Viewer,
  id: string,
  requestId: string,
  { version: wanted, userType }: { version?: number | undefined; userType?: ReportUserType | undefined },
): Promise<ReportDetail> {
  const report = await readReportRow(parts.db, reportScope(viewer), id);
  if (userType && reportUserTypeOf(report) !== userType) throw new Failure('record.missing');
  const [versions, correction] = await Promise.all([
    listVersions(parts.db, id),
    findCorrection(parts.db, id),
  ]);
  const kept = { report, correction, versions };
  const version =
    wanted === undefined ? currentVersion(kept) : versions.find((one) => one.version === wanted);
  if (wanted !== undefined && !version) throw new Failure('record.missing');
  if (version && isClosedVersion(viewer.role, kept, version.version))
    throw new Failure('report.version_closed');
  const presented = presentReport(viewer.role, asWritten(kept, version?.version), version);
  const history = presentHistory(viewer.role, kept, version?.version, Date.now());
  // The page asks again and again while a report is being written; only a reading of it is worth an entry.
  if (report.stage === 'ready') {
    const reading = { action: 'report.viewed', actorId: viewer.userId, targetId: id, requestId } as const;
    await Promise.all([recordReading(parts.db, reading), markReadOf(parts.db, viewer, id)]);
  }
  const { chart } = presented;
  return {
    ...toWire(presented, parts.publicUrl()),
    history: historyToWire(history),
    chartImage: chart ? (await parts.drawChart(chart, viewer.userId)).toString('base64') : '',
  };
}
