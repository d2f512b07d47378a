import { isDeepStrictEqual } from 'node:util';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { caseOf } from '@udaya/core/reports/report-policy';
import { detailsOf, langOf } from '@udaya/core/reports/versioned-report';
import type { SystemDb } from '../../../platform/database/handles.ts';
import { findCorrection } from '../corrections/store-corrections.ts';
import { findReportOfJob } from '../record/store.ts';
import { findComposed, findShownVersion, findVersion } from '../record/store-versions.ts';
import { composeToday } from './compose-today.ts';
import { saveFurther } from './save-further.ts';

/**
 * Writes a further version of a report from today's texts, and shows it where `show` says so; else it is offered. Gives its number; undefined
 * where it would say what the shown one says, or where nothing is shown now. `plain`: in the composer's words, also where a model worded the
 * same rows.
 */
export async function writeAgain(
  { system, ephemeris }: { system: SystemDb; ephemeris: Ephemeris },
  reportId: string,
  { show, plain = false }: { show: boolean; plain?: boolean },
): Promise<number | undefined> {
  const report = await findReportOfJob(system, reportId);
  if (report?.stage !== 'ready' || caseOf(report).withdrawn) return undefined;
  const details = detailsOf((await findCorrection(system, report)) !== undefined);
  const shown = await findShownVersion(system, report);
  // A correction came in between: what it wrote is of today.
  if (shown?.details !== details) return undefined;
  const content = await composeToday({ system, ephemeris }, report, langOf(shown));
  const replaces = plain && shown.content.manifest.writer.kind === 'model';
  // A model's words stand for the rows of what the composer wrote beneath.
  const beneath = await findComposed(system, report, shown);
  const composed = beneath === undefined ? undefined : await findVersion(system, report, beneath);
  if (!replaces && saysTheSame(content, (composed ?? shown).content)) return undefined;
  return saveFurther(system, report, { base: shown, content, mayShow: () => show });
}

/** Whether two versions of the composer's are made of the same rows. */
function saysTheSame(one: ReportContent, other: ReportContent): boolean {
  const [rows, others] = [one.manifest.texts, other.manifest.texts];
  if (rows && others) return isDeepStrictEqual(inOrder(rows), inOrder(others));
  return (
    one.opening === other.opening &&
    one.closing === other.closing &&
    isDeepStrictEqual(
      one.statements.map(({ description }) => description),
      other.statements.map(({ description }) => description),
    )
  );
}

const inOrder = (rows: NonNullable<ReportContent['manifest']['texts']>) =>
  rows.map(({ key, ageBand, hash }) => `${key} ${ageBand} ${hash}`).sort();
