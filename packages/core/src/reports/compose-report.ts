import { type Planet, planets } from '@udaya/astro/planets';
import type { AgeBand } from '../knowledge/age-band.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import type { Position } from '../knowledge/passage.ts';
import { isPassageKey } from '../knowledge/text-keys.ts';
import { baseLocale, type Locale } from '../locale.ts';
import { balanceOf } from './balance.ts';
import type { Calendar, ReportContent, ReportStatement, StoredPoint } from './report-content.ts';

/** Version of the composer's rules; kept with every report it writes. */
export const composerVersion = '1';

/** The connecting phrases of a report type by key, e.g. `opening.nakshatra.4`, `opening.element.fire`, `closing.mode.dual`. */
type Phrases = Readonly<Record<string, string>>;

/** What is known of a birth when its report is written. */
export interface ReportFacts {
  points: Partial<Record<Planet, StoredPoint>>;
  chandraRasi: Position;
  nakshatra: number;
  pada: number;
  /** The signs that each point can have within the window of the birth time, its own among them. */
  possibleSigns: Partial<Record<Planet, readonly Position[]>>;
  /** Whether the Moon keeps its nakshatra over the window. */
  nakshatraStable: boolean;
  /** Of Child reports, at their making. */
  ageBand: AgeBand | null;
  calendar: Calendar;
  /** Whether the birth time is known to the minute. */
  exactTime: boolean;
  engine: { engineVersion: string; tableVersion: number; ayanamsa: string; node: string };
}

interface CuratedPassage {
  planet: Planet;
  position: Position;
  title: string;
  description: string;
  lang: Locale;
  versionId: number;
  versionDate: string;
}

/**
 * Writes a report from facts and curated passages alone, the same every time: the passage of each point in the order of
 * the planets, between an opening and a closing that follow from the balance of the chart and the Moon's nakshatra.
 * A point without a passage is left out; so is everything that needs the Ascendant where there is none.
 */
export function composeReport(facts: ReportFacts, texts: readonly CuratedText[]): ReportContent {
  const passages = passagesOf(texts);
  const phrases: Phrases = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
  const statements = planets.flatMap((planet) => statementOf(planet, facts, passages));
  const positions = planets.flatMap((planet) => facts.points[planet]?.sign ?? []);
  const balance = balanceOf(positions);
  const openingKeys = [
    `opening.element.${balance.strongElement}`,
    // A nakshatra that the window does not settle is not stated at all.
    ...(facts.nakshatraStable ? [`opening.nakshatra.${facts.nakshatra}`] : []),
  ];
  const closingKeys = [
    `closing.mode.${balance.strongMode}`,
    `closing.quiet.${balance.quietElement}`,
    `closing.pada.${facts.nakshatraStable ? facts.pada : 'open'}`,
  ];
  const used = passages.filter((passage) =>
    statements.some((one) => one.planet === passage.planet && one.knowledgeVersion === passage.versionId),
  );
  return {
    lang: used[0]?.lang ?? baseLocale,
    opening: joinPhrases(openingKeys, phrases),
    closing: joinPhrases(closingKeys, phrases),
    statements,
    chart: {
      points: facts.points,
      chandraRasi: facts.chandraRasi,
      nakshatra: facts.nakshatra,
      pada: facts.pada,
      moonSteadiness: facts.nakshatraStable ? 'stable' : 'depends-on-minute',
    },
    manifest: {
      ...facts.engine,
      writer: { kind: 'composer', version: composerVersion },
      knowledgeVersions: [...new Set(used.map((passage) => passage.versionId))].sort((a, b) => a - b),
      knowledgeDate:
        used
          .map((passage) => passage.versionDate)
          .sort()
          .at(-1) ?? '',
      phrases: [...openingKeys, ...closingKeys],
    },
  };
}

function passagesOf(texts: readonly CuratedText[]): CuratedPassage[] {
  return texts
    .filter(({ key, ageBand }) => isPassageKey(key) && ageBand === '')
    .map(({ key, title, text, lang, versionId, versionDate }) => {
      const [planet, position] = key.split(' ');
      return {
        planet: planet as Planet,
        position: Number(position) as Position,
        title,
        description: text,
        lang,
        versionId,
        versionDate,
      };
    });
}

function statementOf(
  planet: Planet,
  facts: ReportFacts,
  passages: readonly CuratedPassage[],
): ReportStatement[] {
  const point = facts.points[planet];
  const passage = passages.find((one) => one.planet === planet && one.position === point?.sign);
  if (!point || !passage || passage.description.trim() === '') return [];
  const otherPositions = (facts.possibleSigns[planet] ?? []).filter((sign) => sign !== point.sign);
  return [
    {
      planet,
      position: point.sign,
      title: passage.title,
      description: passage.description,
      knowledgeVersion: passage.versionId,
      steadiness: otherPositions.length === 0 ? 'stable' : 'depends-on-minute',
      otherPositions,
    },
  ];
}

function joinPhrases(keys: readonly string[], phrases: Phrases): string {
  return keys
    .map((key) => phrases[key] ?? '')
    .filter((phrase) => phrase !== '')
    .join(' ');
}
