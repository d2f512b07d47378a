import { padaIndex } from './cells.ts';
import { circleMas, degreeMas, wrapMas } from './circle.ts';
import { bodyLongitude, type Ephemeris } from './ephemeris.ts';
import type { TimeSpan } from './pada-changes.ts';
import { momentAt } from './time-scales.ts';

/** What a panchang counts by Sun and Moon, each value of a span once, in order. One value alone holds throughout. */
export interface PanchangCounts {
  /** 1 to 15 while the Moon waxes, 16 to 30 while it wanes. */
  tithis: readonly number[];
  /** 1 Vishkambha to 27 Vaidhriti. */
  yogas: readonly number[];
  /** 1 Bava to 7 Vishti, then the four that come once a month: 8 Shakuni, 9 Chatushpada, 10 Naga, 11 Kimstughna. */
  karanas: readonly number[];
  /** Of the Moon, from the beginning of Mesha: 0 to 107. */
  padas: readonly number[];
}

const tithiMas = 12 * degreeMas;
const karanaMas = 6 * degreeMas;
const nakshatraMas = circleMas / 27;
const padasOfCircle = 108;

/** Sidereal longitudes of Sun and Moon, in milliarcseconds, up to whole circles. */
export function sunAndMoonMas(ephemeris: Ephemeris, utcMs: number): { sun: number; moon: number } {
  const { dayTt } = momentAt(utcMs);
  return {
    sun: bodyLongitude(ephemeris.bodies.Sun, dayTt),
    moon: bodyLongitude(ephemeris.bodies.Moon, dayTt),
  };
}

/**
 * The karana of a half tithi, 0 to 59 from the new moon: Kimstughna first, then the seven movable ones eight times over, at last Shakuni,
 * Chatushpada and Naga (Surya Siddhanta 2.67 to 69; Sewell and Dikshit, The Indian Calendar, article 10).
 */
function karanaOf(halfTithi: number): number {
  if (halfTithi === 0) return 11;
  return halfTithi < 57 ? ((halfTithi - 1) % 7) + 1 : halfTithi - 49;
}

/** The cells of a circle from one to another, forward, both included. */
function cellsFrom(first: number, last: number, cells: number): number[] {
  const steps = (last - first + cells) % cells;
  return Array.from({ length: steps + 1 }, (_, step) => (first + step) % cells);
}

/**
 * Tithi, yoga, karana and the Moon's pada from one instant to another, both included. All of them only go forward, so that both ends say it
 * for a span of a few days. The yoga is the sum of the sidereal longitudes of Sun and Moon in parts of 13 degrees 20 minutes (Surya
 * Siddhanta 2.65; the Rashtriya Panchang counts the same, by Lahiri's ayanamsa).
 *
 * @throws RangeError for an instant outside 1899 to 2050.
 */
export function panchangThrough(ephemeris: Ephemeris, { fromUtcMs, toUtcMs }: TimeSpan): PanchangCounts {
  const [from, to] = [sunAndMoonMas(ephemeris, fromUtcMs), sunAndMoonMas(ephemeris, toUtcMs)];
  const cells = (angle: (at: typeof from) => number, size: number) =>
    cellsFrom(
      Math.floor(wrapMas(angle(from)) / size),
      Math.floor(wrapMas(angle(to)) / size),
      Math.round(circleMas / size),
    );
  const ahead = ({ sun, moon }: typeof from) => moon - sun;
  return {
    tithis: cells(ahead, tithiMas).map((cell) => cell + 1),
    yogas: cells(({ sun, moon }) => sun + moon, nakshatraMas).map((cell) => cell + 1),
    karanas: [...new Set(cells(ahead, karanaMas).map(karanaOf))],
    padas: cellsFrom(padaIndex(wrapMas(from.moon)), padaIndex(wrapMas(to.moon)), padasOfCircle),
  };
}
