import { padaIndex, signOf } from './cells.ts';
import { degreeMas, shortWayMas, wrapMas } from './circle.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstMs } from './first-ms.ts';
import { sunAndMoonMas } from './panchang.ts';

const dayMs = 86_400_000;
/** What the Moon gains on the Sun in a day, on average, in degrees. */
const meanGainDeg = 12.1907;
/** The mean and the true time of a new moon are less than a day apart, twice that as seen from within the month. */
const reachMs = 3 * dayMs;

/** The lunar month of an instant, with the years that are counted from Chaitra. */
export interface LunarMonth {
  /** 1 Chaitra to 12 Phalguna, from new moon to new moon. */
  amanta: number;
  /** The same where months go from full moon to full moon. */
  purnimanta: number;
  /** Added: the Sun enters no sign in it. */
  adhika: boolean;
  /** The month whose name is lost since the Sun enters two signs in this one; null in all but a few months of a century. */
  joined: number | null;
  /** Vikram samvat, counted from Chaitra as in the north. */
  vikram: number;
  /** Year of the Saka era, counted from Chaitra. */
  saka: number;
}

/** The new moon near an estimate of its time. */
function newMoonNear(ephemeris: Ephemeris, estimateMs: number): number {
  const estimate = Math.round(estimateMs);
  return firstMs(estimate - reachMs, estimate + reachMs, (utcMs) => {
    const { sun, moon } = sunAndMoonMas(ephemeris, utcMs);
    return shortWayMas(moon - sun) >= 0;
  });
}

const nextMonth = (month: number) => (month % 12) + 1;

/**
 * The lunar month by the new moons between which an instant lies. A month is named after the sign that the Sun enters in it: Chaitra has the
 * entrance into Mesha. One without an entrance is added, adhika, and has the name of the next; in one with two a name is lost. Its dark half
 * belongs to the next name where months end with the full moon, all but an added one's. The year begins with the bright half of Chaitra in
 * both. (Report of the Calendar Reform Committee, 1955, part C, chapter 5; Reingold and Dershowitz, Calendrical Calculations, 4th
 * edition, chapter 20; Saka year = year of the common era less 78, Vikram samvat = Saka + 135.)
 *
 * @throws RangeError for an instant within 33 days of the ends of 1899 to 2050.
 */
export function lunarMonthAt(ephemeris: Ephemeris, utcMs: number): LunarMonth {
  const { sun, moon } = sunAndMoonMas(ephemeris, utcMs);
  const aheadDeg = wrapMas(moon - sun) / degreeMas;
  const begin = newMoonNear(ephemeris, utcMs - (aheadDeg / meanGainDeg) * dayMs);
  const end = newMoonNear(ephemeris, utcMs + ((360 - aheadDeg) / meanGainDeg) * dayMs);
  const signAt = (at: number) => signOf(padaIndex(wrapMas(sunAndMoonMas(ephemeris, at).sun)));
  const [first, last] = [signAt(begin), signAt(end)];
  const amanta = nextMonth(first);
  const adhika = first === last;
  const entrances = (last - first + 12) % 12;
  const isDark = aheadDeg >= 180;
  const saka = yearOfChaitra(begin, amanta) - 78;
  return {
    amanta,
    purnimanta: isDark && !adhika ? nextMonth(amanta) : amanta,
    adhika,
    joined: entrances === 2 ? nextMonth(amanta) : null,
    vikram: saka + 135,
    saka,
  };
}

/** The year of the common era in which the Chaitra before a month was; Pausha and later can begin in the year after it. */
function yearOfChaitra(beginUtcMs: number, month: number): number {
  const begin = new Date(beginUtcMs);
  const isAfterNewYear = month >= 10 && begin.getUTCMonth() < 6;
  return begin.getUTCFullYear() - (isAfterNewYear ? 1 : 0);
}
