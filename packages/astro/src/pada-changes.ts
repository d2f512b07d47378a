import { ascendantMas, type Horizon } from './ascendant.ts';
import { lahiriMas } from './ayanamsa.ts';
import { padaIndex } from './cells.ts';
import { circleMas, degreeMas, padaMas, shortWayMas, wrapMas } from './circle.ts';
import { greenwichTurns } from './earth-rotation.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstMs } from './first-ms.ts';
import type { SkyPlanet } from './planets.ts';
import { type NodeKind, skyMas } from './sky.ts';
import { momentAt } from './time-scales.ts';

const padasOfCircle = 108;
/** Planets turn weeks apart. Where the true node turns twice within this, it moves by less than its error meanwhile. */
const stepMs = 6 * 3_600_000;

/** A span of Unix time in milliseconds, both ends included. */
export interface TimeSpan {
  fromUtcMs: number;
  toUtcMs: number;
}

/** From `utcMs` on, to the millisecond, a point stands in another pada (0 to 107). */
export interface PadaChange {
  utcMs: number;
  pada: number;
}

/** The padas of a point over a span: the one it begins in, and each that follows. */
export interface PadaCourse {
  first: number;
  changes: readonly PadaChange[];
}

/**
 * A point's pada at an instant, counted on over the end of the zodiac instead of beginning again, so that neighbours
 * in time are neighbours in number.
 */
type PadaCount = (utcMs: number) => number;

/** The pada by the very rule of the chart, with the whole circles taken from a `continuousMas` close to it. */
function countOn(mas: number, continuousMas: number): number {
  const pada = padaIndex(wrapMas(mas));
  return pada + padasOfCircle * Math.round((continuousMas / padaMas - 0.5 - pada) / padasOfCircle);
}

/** Appends the changes over a stretch in which the point goes one way. */
function followOneWay(count: PadaCount, from: number, to: number, changes: PadaChange[]): void {
  const start = count(from);
  const last = count(to);
  const way = Math.sign(last - start);
  let since = from;
  for (let pada = start; pada !== last; ) {
    pada += way;
    since = firstMs(since, to, (utcMs) => (count(utcMs) - pada) * way >= 0);
    changes.push({ utcMs: since, pada: ((pada % padasOfCircle) + padasOfCircle) % padasOfCircle });
  }
}

/** Padas that a point of the sky passes through. The span is cut where the point turns. */
export function skyCourse(
  ephemeris: Ephemeris,
  planet: SkyPlanet,
  node: NodeKind,
  span: TimeSpan,
): PadaCourse {
  const { fromUtcMs, toUtcMs } = span;
  const rate = new Float64Array(1);
  const masAt = (utcMs: number) => skyMas(ephemeris, planet, node, momentAt(utcMs), rate);
  const goesBack = (utcMs: number) => {
    masAt(utcMs);
    return (rate[0] as number) < 0;
  };
  const origin = wrapMas(masAt(fromUtcMs));
  const count: PadaCount = (utcMs) => {
    const mas = masAt(utcMs);
    return countOn(mas, origin + shortWayMas(mas - origin));
  };
  const changes: PadaChange[] = [];
  for (let from = fromUtcMs; from < toUtcMs; ) {
    const to = Math.min(from + stepMs, toUtcMs);
    const backAtFirst = goesBack(from);
    const turns = goesBack(to) !== backAtFirst;
    const end = turns ? firstMs(from, to, (utcMs) => goesBack(utcMs) !== backAtFirst) : to;
    followOneWay(count, from, end, changes);
    from = end;
  }
  return { first: padaIndex(origin), changes };
}

/**
 * Padas that the Ascendant passes through. It always goes forward, once round in a sidereal day, and stays within
 * 93 degrees of a point that goes round evenly: this tells the whole circles.
 */
export function ascendantCourse(horizon: Horizon, { fromUtcMs, toUtcMs }: TimeSpan): PadaCourse {
  const count: PadaCount = (utcMs) => {
    const { dayUt, centuries } = momentAt(utcMs);
    const lahiri = lahiriMas(centuries);
    const mas = ascendantMas(dayUt, centuries, horizon) - lahiri;
    const turns = greenwichTurns(dayUt) + horizon.longitude / (2 * Math.PI);
    const evenMas = turns * circleMas + 90 * degreeMas - lahiri;
    return countOn(mas, evenMas + shortWayMas(mas - evenMas));
  };
  const changes: PadaChange[] = [];
  followOneWay(count, fromUtcMs, toUtcMs, changes);
  return { first: ((count(fromUtcMs) % padasOfCircle) + padasOfCircle) % padasOfCircle, changes };
}
