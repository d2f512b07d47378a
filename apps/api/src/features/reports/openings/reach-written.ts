import { Failure } from '@udaya/core/failure';
import type { ReportRecord } from '@udaya/core/reports/present-report';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import { asWritten, type ReportVersion, shownVersion } from '@udaya/core/reports/versioned-report';
import type { UserCall } from '../../../platform/call-context.ts';
import { readReportWithVersions } from '../corrections/store-corrections.ts';
import { refuse } from '../record/refuse.ts';
import type { Report } from '../record/store.ts';
import { noteReader } from './openings.ts';

/** A version of a report that is ready, with the birth details that it was written from. */
export interface Written {
  report: Report;
  version: ReportVersion;
  details: ReportRecord;
}

/**
 * The version of a report that whoever looks after it asks about, which is noted: the one that is shown without a number.
 * @throws Failure `record.missing`, `report.withdrawn`, `report.not_ready`
 */
export async function reachWritten(
  ctx: Pick<UserCall, 'actor' | 'db'>,
  { id, version: wanted }: { id: string; version?: number | undefined },
): Promise<Written> {
  const kept = await readReportWithVersions(ctx.db, id);
  refuse(refusalOf('trace', ctx.actor.role, caseOf(kept.report)));
  const version =
    wanted === undefined ? shownVersion(kept) : kept.versions.find((one) => one.version === wanted);
  if (!version) throw new Failure(wanted === undefined ? 'report.not_ready' : 'record.missing');
  await noteReader(ctx, [id]);
  return { report: kept.report, version, details: asWritten(kept, version) };
}
