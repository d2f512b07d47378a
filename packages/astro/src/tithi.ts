import { computeChart } from './compute-chart.ts';
import type { Ephemeris } from './ephemeris.ts';
import type { TimeSpan } from './pada-changes.ts';

/**
 * The tithi, the lunar day, of longitudes of Sun and Moon in degrees, both sidereal or both tropical: 1 to 15 while the Moon waxes, 16 to
 * 30 while it wanes, each for 12 degrees that the Moon is ahead of the Sun. Surya Siddhanta 2.66; the Rashtriya Panchang counts the same.
 *
 * @throws RangeError for a longitude that is no finite number.
 */
export function tithiOf(sunDeg: number, moonDeg: number): number {
  const ahead = (((moonDeg - sunDeg) % 360) + 360) % 360;
  if (!Number.isFinite(ahead)) throw new RangeError(`${moonDeg} and ${sunDeg} are not both degrees`);
  return (Math.floor(ahead / 12) % 30) + 1;
}

/**
 * The tithi that holds from one instant to another, both included, or null where it changes between them. The Moon's lead over the Sun
 * only grows, by 11 to 15 degrees a day, so that both ends say it for a span of a few days.
 *
 * @throws RangeError as `computeChart` does.
 */
export function tithiThrough(ephemeris: Ephemeris, { fromUtcMs, toUtcMs }: TimeSpan): number | null {
  const at = (utcMs: number) => {
    const { Sun, Moon } = computeChart(ephemeris, { utcMs }).points;
    return tithiOf(Sun.lonDeg, Moon.lonDeg);
  };
  const first = at(fromUtcMs);
  return first === at(toUtcMs) ? first : null;
}
