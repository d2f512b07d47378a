import { readNakshatra } from '@udaya/astro/nakshatras';
import { navamsaOf } from '@udaya/astro/navamsa';
import { readSign } from '@udaya/astro/signs';

/** One point of a chart as the drawing needs it. */
export interface DrawablePoint {
  /** The sign (rasi) it stands in: 1 Mesha to 12 Meena. */
  sign: number;
  /** Sidereal longitude in degrees, 0 <= x < 360. */
  lonDeg: number;
  /** Whether it seems to move backwards. */
  retrograde: boolean;
}

/**
 * The least that a chart must hold to be drawn: its points by name ('Sun', 'Moon', … 'Ascendant'). The engine's chart fits
 * as it is. Without a birth time there is no Ascendant, and the drawing says so.
 */
export interface DrawableChart {
  /** A chart of ninths of signs: its points have a sign and no degrees. */
  division?: 'Navamsa';
  points: { readonly [name: string]: DrawablePoint | undefined };
  /** What the birth time leaves open: other signs of points by name, points that may go either way, and the Moon's mansion with its quarters; null: open. */
  others?: { readonly [name: string]: readonly number[] | undefined };
  turning?: readonly string[] | undefined;
  mansion?: { nakshatra: number; padas: readonly number[] } | null;
  /** What it says in another language than English. */
  words?: ChartWords | undefined;
}

/** The points in the order in which those of the same minute are listed. */
export const pointNames = [
  'Ascendant',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;

/** What a drawing says, in the language of its reader; it travels with the chart. */
export interface ChartWords {
  /** Each point in short and in whole, by its name. */
  short: Readonly<Record<string, string>>;
  points: Readonly<Record<string, string>>;
  /** Mesha to Meena, and Ashwini to Revati. */
  signs: readonly string[];
  nakshatras: readonly string[];
  lagna: string;
  moon: string;
  rasi: string;
  navamsa: string;
  unknown: string;
  or: string;
  retrograde: string;
  turning: string;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const english: ChartWords = {
  short: {
    Ascendant: 'Asc',
    Sun: 'Su',
    Moon: 'Mo',
    Mars: 'Ma',
    Mercury: 'Me',
    Jupiter: 'Ju',
    Venus: 'Ve',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
  },
  points: Object.fromEntries(pointNames.map((name) => [name, name])),
  signs: numbers(12).map((sign) => readSign(sign).sanskrit),
  nakshatras: numbers(27).map((nakshatra) => readNakshatra(nakshatra).name),
  lagna: 'Lagna',
  moon: 'Moon',
  rasi: 'Rasi',
  navamsa: 'Navamsa',
  unknown: 'not known',
  or: 'or',
  retrograde: 'retrograde',
  turning: 'turning',
};

/** The words of a chart: English where it brings none. */
export const wordsOf = ({ words }: Pick<DrawableChart, 'words'>): ChartWords => words ?? english;

// Less than a milliarcsecond, in minutes: takes back what binary fractions lose on a whole minute.
const minuteDust = 1e-6;

/** Whole minutes of arc that a point has covered in its sign, 0 to 1799; floored, never rounded into the next sign. */
export function minutesInSign(point: DrawablePoint): number {
  const minutes = Math.floor((point.lonDeg - (point.sign - 1) * 30) * 60 + minuteDust);
  return Math.min(1799, Math.max(0, minutes));
}

/** A point's place in its sign in degrees and floored minutes, as in `12°04'`. */
export function degreesInSign(point: DrawablePoint): string {
  const minutes = minutesInSign(point);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** The lunar mansion and its quarter at a longitude in degrees, as in `Rohini 2`. */
export function nakshatraAt(lonDeg: number, words = english): string {
  const quarter = Math.min(107, Math.floor((lonDeg * 60 + minuteDust) / 200));
  return mansionName({ nakshatra: Math.floor(quarter / 4) + 1, padas: [(quarter % 4) + 1] }, words);
}

/** A lunar mansion with the quarters that it may be, as in `Rohini 2 or 3`; without them where all four or none are known. */
export function mansionName(
  { nakshatra, padas }: { nakshatra: number; padas: readonly number[] },
  { nakshatras, or } = english,
): string {
  const name = nakshatras[nakshatra - 1] ?? '';
  return padas.length === 4 ? name : [name, padas.join(` ${or} `)].join(' ').trim();
}

/** The sign of a point with the others that it may have, as in `Mithuna or Karka`; empty where the chart has no such point. */
export function signNames(chart: DrawableChart, name: string): string {
  const { signs, or } = wordsOf(chart);
  const sign = chart.points[name]?.sign;
  return (
    [...(sign ? [sign] : []), ...(chart.others?.[name] ?? [])]
      // Of a number that is no sign, it is said so.
      .map((one) => signs[one - 1] ?? readSign(one).sanskrit)
      .join(` ${or} `)
  );
}

/** How a point moves: `(R)` and `retrograde`, or that it turns within the time of birth; empty where it goes on. */
export function motionOf(chart: DrawableChart, name: string, point: DrawablePoint) {
  const words = wordsOf(chart);
  if (chart.turning?.includes(name)) return { sign: '(R?)', word: words.turning };
  return point.retrograde ? { sign: '(R)', word: words.retrograde } : undefined;
}

/**
 * The navamsa of a chart. What the time of birth leaves open is left out of it: the Ascendant unless the time is exact, since its ninth
 * changes within thirteen minutes, the Moon where her pada is open, and what may have another sign.
 */
export function navamsaChart(chart: DrawableChart, isExact: boolean): DrawableChart {
  const { points, others, turning, mansion } = chart;
  const open = (name: string) =>
    (name === 'Ascendant' && !isExact) ||
    (name === 'Moon' && mansion !== undefined && mansion?.padas.length !== 1) ||
    (others?.[name]?.length ?? 0) > 0;
  const inNinths = Object.entries(points).flatMap(([name, point]) =>
    point && !open(name) ? [[name, { ...point, sign: navamsaOf(point.lonDeg) }] as const] : [],
  );
  return { division: 'Navamsa', points: Object.fromEntries(inNinths), turning, words: chart.words };
}
