import type { Ephemeris } from '@udaya/astro/ephemeris';
import { Failure } from '@udaya/core/failure';
import { type Area, areaOf } from '@udaya/core/knowledge/areas';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { composeReport } from '@udaya/core/reports/compose-report';
import { type Fill, filling, writtenOf } from '@udaya/core/reports/present-template';
import { isoDayIn } from '@udaya/format/format-instant';
import type { UserCall } from '../../platform/call-context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { castFacts } from '../reports/intake/cast-facts.ts';
import { type ReportForTest, readForTest } from '../reports/reading/read-for-test.ts';
import { areasThatDiffer, isTestable, type OwnReading } from './compose-other.ts';
import type { RoundDeps } from './rounds.ts';

export interface BlindTestDeps extends RoundDeps {
  ephemeris: Ephemeris;
}

/** A report with its own reading composed from the texts of today, and the areas that may be asked about. */
export interface OwnCase extends ReportForTest {
  lang: Locale;
  fill: Fill;
  own: OwnReading;
  /** yyyy-MM, by the product's clock. */
  month: string;
  /** Areas that can be compared and that nobody has read for sure, in the order of the report. */
  areas: Area[];
}

/**
 * Reads what the blind test of a report is about. The own part is composed again, also where a model worded the report: both sides are of the same make.
 * @throws Failure as `readForTest`
 */
export async function readOwn(ctx: UserCall & BlindTestDeps, id: string): Promise<OwnCase> {
  const read = await readForTest(ctx, id);
  const { report, content: shown, judged } = read;
  const lang = shown.lang ?? baseLocale;
  const texts = await readKnowledge(ctx.system, 'Child', lang);
  const facts = castFacts(ctx.ephemeris, report);
  const content = composeReport(facts, texts, sha256);
  if (facts.ageBand === null) throw new Failure('record.missing');
  const moment = { timeAccuracy: report.timeAccuracy, createdAt: report.createdAt };
  const own: OwnReading = { moment, band: facts.ageBand, facts, texts, content };
  const month = isoDayIn(new Date(), productTimeZone).slice(0, 7);
  // The first part and a strength stand in the preview; and whoever has the PDF may have read all of it.
  const seen = report.downloads > 0 ? undefined : [...judged, ...areasOfPreview(shown, own)];
  const differing = areasThatDiffer(ctx.ephemeris, own, month);
  const areas = writtenOf(content.statements)
    .filter(isTestable)
    .map(({ planet }) => areaOf[planet])
    .filter((area) => differing.includes(area) && seen !== undefined && !seen.includes(area));
  return { ...read, lang, fill: filling(report), own, month, areas };
}

/** The areas that a preview tells of: that of the first part, and those that claim the strength it names. */
function areasOfPreview(shown: ReportForTest['content'], { content, texts }: OwnReading): Area[] {
  const first = writtenOf(shown.statements)[0]?.planet;
  const [, trait, pole] = (shown.frame?.glance.strengths[0]?.key ?? '').split('.');
  const tag = `${pole === 'plus' ? '+' : '-'}${trait}`;
  const claims = new Set(texts.filter(({ tags }) => tags.some((one) => one === tag)).map(({ key }) => key));
  return content.statements
    .filter(({ planet, pieces = [] }) => planet === first || pieces.some(({ key }) => claims.has(key)))
    .map(({ planet }) => areaOf[planet]);
}
