import type { Ephemeris } from '@udaya/astro/ephemeris';
import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { composeReport } from '@udaya/core/reports/compose-report';
import { type Fill, filling } from '@udaya/core/reports/present-template';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { UserCall } from '../../platform/call-context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { castFacts } from '../reports/intake/cast-facts.ts';
import { type ReportForTest, readForTest } from '../reports/reading/read-for-test.ts';
import { comparableAreas, composeOther, type OwnReading } from './compose-other.ts';
import type { RoundDeps } from './rounds.ts';
import { type Draw, listAnswered } from './store.ts';

export interface BlindTestDeps extends RoundDeps {
  ephemeris: Ephemeris;
}

/** A report with its own reading composed from the texts of today. */
export interface OwnCase extends ReportForTest {
  lang: Locale;
  fill: Fill;
  own: OwnReading;
}

/**
 * Reads what the blind test of a report is about. The own reading is composed again, also where a model worded the report: both sides are of the same make.
 * @throws Failure as `readForTest`
 */
export async function readOwn(ctx: UserCall & BlindTestDeps, id: string): Promise<OwnCase> {
  const read = await readForTest(ctx, id);
  const { report } = read;
  const lang = read.content.lang ?? baseLocale;
  const texts = await readKnowledge(ctx.system, 'Child', lang);
  const facts = castFacts(ctx.ephemeris, report);
  if (facts.ageBand === null) throw new Failure('record.missing');
  const moment = { timeAccuracy: report.timeAccuracy, createdAt: report.createdAt };
  const content = composeReport(facts, texts, sha256);
  return {
    ...read,
    lang,
    fill: filling(report),
    own: { moment, band: facts.ageBand, facts, texts, content },
  };
}

/** The other reading of a draw, and the areas that can be asked about: one that was opened is the only one. */
export interface Compared {
  other: ReportContent;
  areas: Area[];
}

/** Composes the other reading of a draw and says in which areas the two can be compared, of what was neither answered nor surely read. */
export async function compareReadings(
  { ephemeris }: Pick<BlindTestDeps, 'ephemeris'>,
  tx: Queryable,
  { own, report, judged }: OwnCase,
  { seed, ...draw }: Pick<Draw, 'number' | 'band' | 'month' | 'area'> & { seed: Buffer },
): Promise<Compared> {
  const other = composeOther(ephemeris, own, { ...draw, seed });
  // Whoever has the PDF may have read all of it.
  if (report.downloads > 0) return { other, areas: [] };
  const known = [...judged, ...(await listAnswered(tx, report))];
  const areas = comparableAreas(own.content, other, own.texts).filter((area) => !known.includes(area));
  return { other, areas: draw.area ? areas.filter((area) => area === draw.area) : areas };
}
