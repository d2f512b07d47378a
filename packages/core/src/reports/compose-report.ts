import { areaOf } from '../knowledge/areas.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import { signKey, signsAt } from '../knowledge/signs.ts';
import { rowIdOf } from '../knowledge/text-keys.ts';
import { baseLocale } from '../locale.ts';
import { chooseWording, type FindWording } from './composing/choose-wording.ts';
import { drawGlance } from './composing/draw-glance.ts';
import { type Claim, findContradictions } from './composing/find-contradictions.ts';
import { makePlan } from './composing/make-plan.ts';
import { orderStatements } from './composing/order-statements.ts';
import { wordingSeedOf } from './composing/seed-of.ts';
import { type SelectedStatement, selectStatements } from './composing/select-statements.ts';
import { setBridges } from './composing/set-bridges.ts';
import { chooseTemplateWords } from './composing/template-words.ts';
import { shelve, sourced, sourcedOrNull } from './composing/text-shelf.ts';
import type { ReportContent, UsedText } from './report-content.ts';
import type { ReportFacts } from './report-facts.ts';
import { sealContent } from './seal-manifest.ts';

/** Version of the composer's rules; kept with every report it writes. */
export const composerVersion = '3';

/** What the page of the lunar mansion counts: as one of the five planets. */
const mansionWeight = 1;

/**
 * Writes a report from facts and reviewed texts alone, the same every time: select what is said of each point, weigh and order it, choose
 * what opens and closes it, bridge what contradicts itself, and draw glance and plan. What has no text is left out, as is all that needs an
 * Ascendant where there is none. `sha256Of` gives the SHA-256 of a text in hex, by which the manifest holds the rows that were used.
 */
export function composeReport(
  facts: ReportFacts,
  texts: readonly CuratedText[],
  sha256Of: (text: string) => string,
): ReportContent {
  const shelf = shelve(texts, facts.ageMonths);
  const { ageBand } = facts;
  const seed = wordingSeedOf(facts);
  const find: FindWording = (key) => chooseWording(shelf, key, { ageBand, seed, said: [] });
  const selected = orderStatements(selectStatements(facts, shelf), ({ statement }) => statement);
  const mansion = facts.nakshatraStable ? shelf.find(`nakshatra.${facts.nakshatra}`, ageBand) : undefined;
  const claims = claimsOfReport(selected, mansion);
  const { opening, closing } = chooseTemplateWords(facts, shelf, claims);
  const bridges = setBridges(findContradictions(claims), {
    find,
    areas: [...new Set(claims.map(({ area }) => area))],
    last: claims.at(-1)?.planet ?? 'Moon',
  });
  const glance = drawGlance(claims, find);
  const plan = makePlan(facts, shelf, { placed: selected.map(({ statement }) => statement), claims });
  const signs =
    facts.ageMonths === null
      ? []
      : signsAt(facts.ageMonths).flatMap(({ sign }) => shelf.find(signKey(sign), ageBand) ?? []);
  const used = eachOnce([
    ...opening,
    ...selected.flatMap(({ rows }) => rows),
    mansion,
    ...bridges.map(({ row }) => row),
    ...glance.strengths,
    glance.watch,
    glance.helps,
    ...plan.week,
    ...plan.month,
    ...signs,
    ...closing,
  ]);
  const content: ReportContent = {
    lang: used[0]?.lang ?? baseLocale,
    opening: joined(opening, ' '),
    closing: joined(closing, '\n\n'),
    statements: selected.map(({ statement }) => statement),
    frame: {
      ageBand,
      calendar: facts.calendar,
      opening: opening.map(sourced),
      closing: closing.map(sourced),
      mansion: sourcedOrNull(mansion),
      glance: {
        strengths: glance.strengths.map(sourced),
        watch: sourcedOrNull(glance.watch),
        helps: sourcedOrNull(glance.helps),
      },
      bridges: bridges.map(({ bridge }) => bridge),
      plan: { week: plan.week.map(sourced), month: plan.month.map(sourced) },
      signs: signs.map(sourced),
    },
    chart: {
      points: facts.points,
      chandraRasi: facts.chandraRasi,
      nakshatra: facts.nakshatra,
      pada: facts.pada,
      moonSteadiness: facts.nakshatraStable ? 'stable' : 'depends-on-minute',
      padas: facts.padas,
      turning: facts.turning,
    },
    manifest: {
      ...facts.engine,
      writer: { kind: 'composer', version: composerVersion },
      knowledgeVersions: [...new Set(used.map(({ versionId }) => versionId))].sort((a, b) => a - b),
      knowledgeDate:
        used
          .map(({ versionDate }) => versionDate)
          .sort()
          .at(-1) ?? '',
      phrases: [...opening, ...closing].map(({ key }) => key),
      texts: used.map((row) => usedText(row, sha256Of)),
    },
  };
  return sealContent(content, sha256Of);
}

/** What the parts claim, in their order; the lunar mansion's page is read after the last of them. */
function claimsOfReport(selected: readonly SelectedStatement[], mansion: CuratedText | undefined): Claim[] {
  const claims = selected.map(({ statement: { planet, weight, steadiness }, rows }) => ({
    area: areaOf[planet],
    planet,
    weight,
    open: steadiness !== 'stable',
    tags: rows.flatMap(({ tags }) => tags),
  }));
  if (!mansion || claims.length === 0) return claims;
  return [...claims, { area: areaOf.Moon, planet: 'mansion', weight: mansionWeight, tags: mansion.tags }];
}

const joined = (rows: readonly CuratedText[], between: string) => rows.map(({ text }) => text).join(between);

function eachOnce(rows: readonly (CuratedText | undefined)[]): CuratedText[] {
  const known = new Map(rows.flatMap((row) => (row ? [[rowIdOf(row), row] as const] : [])));
  return [...known.values()];
}

function usedText(
  { key, ageBand, versionId, text }: CuratedText,
  sha256Of: (text: string) => string,
): UsedText {
  return { key, ageBand, version: versionId, hash: sha256Of(text) };
}
