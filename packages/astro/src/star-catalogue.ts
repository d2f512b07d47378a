import { type Direction, directionOf, horizonFrame, type Place, precession } from './horizon-frame.ts';
import { momentAt } from './time-scales.ts';

const radiansPerDegree = Math.PI / 180;

/**
 * `data/stars.json`: what stands in the sky but Sun, Moon and planets, at the equinox and epoch J2000. `generate/stars.ts` makes it and
 * names its sources.
 */
export interface StarData {
  /**
   * Right ascension and declination in 0.0001 degrees, magnitude and colour B-V in 0.01; where it shows, the proper motion in right
   * ascension (times the cosine of the declination) and in declination, in 0.001" a year.
   */
  readonly stars: readonly (readonly number[])[];
  /** Those that have a name everywhere, by their numbers in the list, the brightest first. */
  readonly bright: readonly number[];
  /** The figures of the constellations: polylines from star to star, by their numbers in the list. */
  readonly lines: readonly (readonly number[])[];
  /** Patches of the Milky Way: right ascension and declination in 0.1 degrees, and brightness 1 to 5. */
  readonly milkyWay: readonly (readonly number[])[];
}

/** The stars over a place, and the Milky Way: each list in the order of the catalogue. */
export interface LocalStars extends Pick<StarData, 'bright' | 'lines'> {
  stars: readonly (Direction & { magnitude: number; colour: number })[];
  milkyWay: readonly (Direction & { level: number })[];
}

/**
 * The stars over a place at an instant: moved to the date, precessed, seen through the air. Nutation and aberration (30" at most) are left
 * out.
 *
 * @throws RangeError as `computeChart` does, for the instant.
 */
export function localStars(data: StarData, birth: { utcMs: number } & Place): LocalStars {
  const moment = momentAt(birth.utcMs);
  const toDate = precession(moment.centuries);
  const toHorizon = horizonFrame(moment, birth);
  const years = moment.centuries * 100;
  const seenAt = (raDeg: number, decDeg: number): Direction => {
    const [ra, dec] = [raDeg * radiansPerDegree, decDeg * radiansPerDegree];
    return directionOf(
      toHorizon(toDate([Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)])),
    );
  };
  return {
    bright: data.bright,
    lines: data.lines,
    stars: data.stars.map(([ra = 0, dec = 0, magnitude = 0, colour = 0, east = 0, north = 0]) => {
      const decDeg = dec / 1e4;
      const drift = years / 3_600_000;
      const raDeg = ra / 1e4 + (east * drift) / Math.cos(decDeg * radiansPerDegree);
      return {
        ...seenAt(raDeg, decDeg + north * drift),
        magnitude: magnitude / 100,
        colour: colour / 100,
      };
    }),
    milkyWay: data.milkyWay.map(([ra = 0, dec = 0, level = 0]) => ({ ...seenAt(ra / 10, dec / 10), level })),
  };
}
