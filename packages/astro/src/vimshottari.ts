import { degreeMas, padaMas, wrapMas } from './circle.ts';
import { readNakshatra } from './nakshatras.ts';
import type { Planet } from './planets.ts';

/** A year of the periods: 365.25 days, the convention of most printed tables. */
const yearMs = 365.25 * 86_400_000;
const cycleYears = 120;
const nakshatraMas = 4 * padaMas;

/** The nine lords in their order, and the years of each (Brihat Parashara Hora Shastra, chapter 46 of Santhanam's count). */
const lords: readonly (readonly [lord: Planet, years: number])[] = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
];

/** A span of time that a planet is said to rule. */
export interface Period {
  lord: Planet;
  fromUtcMs: number;
  toUtcMs: number;
}

/** A great period (mahadasha) with its nine parts (antardashas). */
export interface GreatPeriod extends Period {
  parts: readonly Period[];
}

/** Nine periods from one lord on, as long as their share of `totalMs`. */
function periodsFrom(first: number, fromUtcMs: number, totalMs: number): Period[] {
  let at = fromUtcMs;
  return lords.map((_, step) => {
    const [lord, years] = lords[(first + step) % lords.length] as (typeof lords)[number];
    const period = { lord, fromUtcMs: at, toUtcMs: at + (totalMs * years) / cycleYears };
    at = period.toUtcMs;
    return period;
  });
}

/**
 * The Vimshottari periods of 120 years, of which the first began before birth, by as much of its years as the Moon has passed of her
 * nakshatra. Each is parted among all nine by their shares, its own lord first.
 *
 * @param moonLonDeg Sidereal longitude of the Moon at birth, in degrees.
 * @throws RangeError for a longitude that is no finite number.
 */
export function vimshottari(moonLonDeg: number, birthUtcMs: number): GreatPeriod[] {
  if (!Number.isFinite(moonLonDeg))
    throw new RangeError(`longitude ${moonLonDeg} is not a number of degrees`);
  const mas = wrapMas(moonLonDeg * degreeMas);
  const index = Math.floor(mas / nakshatraMas);
  const { lord } = readNakshatra(index + 1);
  const first = lords.findIndex(([one]) => one === lord);
  const passed = (mas - index * nakshatraMas) / nakshatraMas;
  const [, years = 0] = lords[first] ?? [];
  return periodsFrom(first, birthUtcMs - passed * years * yearMs, cycleYears * yearMs).map((period) => ({
    ...period,
    parts: periodsFrom(
      lords.findIndex(([one]) => one === period.lord),
      period.fromUtcMs,
      period.toUtcMs - period.fromUtcMs,
    ),
  }));
}

/** By how many days all periods move for a minute of the time of birth, with the Moon at her mean speed of 13.176 degrees a day. */
export function daysForMinute([first]: readonly GreatPeriod[]): number {
  const days = first ? (first.toUtcMs - first.fromUtcMs) / 86_400_000 : 0;
  return (days * 13.176) / 1440 / (nakshatraMas / degreeMas);
}
