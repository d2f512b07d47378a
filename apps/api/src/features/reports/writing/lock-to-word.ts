import type { Ephemeris } from '@udaya/astro/ephemeris';
import { Failure } from '@udaya/core/failure';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { baseLocale } from '@udaya/core/locale';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import { detailsOf, langOf, type ReportVersion } from '@udaya/core/reports/versioned-report';
import type { UserCall } from '../../../platform/call-context.ts';
import type { SystemDb, TenantDb } from '../../../platform/database/handles.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import { findCorrection } from '../corrections/store-corrections.ts';
import { castFacts } from '../intake/cast-facts.ts';
import { refuse } from '../record/refuse.ts';
import { findReportOfJob, lockReport, type Report, readReportRow } from '../record/store.ts';
import { findComposed, findShownVersion, findVersion } from '../record/store-versions.ts';

/**
 * Locks a report that the actor may have worded, and gives the version to begin from: what the composer wrote beneath what is shown.
 * @throws Failure `record.missing`, `wording.language`, `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function lockToWord(
  tx: TenantDb,
  { actor }: Pick<UserCall, 'actor'>,
  id: string,
): Promise<{ reportId: string; version: number }> {
  const report = await lockReport(tx, await readReportRow(tx, id));
  if (!report) throw new Failure('record.missing');
  refuse(refusalOf('reword', actor.role, caseOf(report)));
  const shown = await findShownVersion(tx, report);
  if (shown && langOf(shown) !== baseLocale) throw new Failure('wording.language');
  const composed = shown && (await findComposed(tx, report, shown));
  if (!composed) throw new Failure('report.not_ready');
  return { reportId: report.id, version: composed };
}

/** All that the wording of a report begins from. */
export interface ReportToWord {
  report: Report;
  base: ReportVersion;
  facts: ReportFacts;
  texts: readonly CuratedText[];
}

/** What the wording of a report begins from; or why it has nothing to do any more: the report is closed or gone, or was corrected since. */
export async function readToWord(
  { system, ephemeris }: { system: SystemDb; ephemeris: Ephemeris },
  { reportId, version }: { reportId: string; version: number },
): Promise<ReportToWord | 'closed' | 'corrected'> {
  const report = await findReportOfJob(system, reportId);
  if (!report || caseOf(report).withdrawn) return 'closed';
  const base = await findVersion(system, report, version);
  const details = detailsOf((await findCorrection(system, report)) !== undefined);
  if (base?.details !== details) return 'corrected';
  return {
    report,
    base,
    facts: castFacts(ephemeris, report),
    texts: await readKnowledge(system, report.reportType, base.content.lang ?? baseLocale),
  };
}

/** A report as a job finds it now, held for the transaction; undefined where it is gone. */
export async function lockReportOfJob(tx: SystemDb, reportId: string): Promise<Report | undefined> {
  const found = await findReportOfJob(tx, reportId);
  return found && lockReport(tx, found);
}
