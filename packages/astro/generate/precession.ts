import { precessionArcsec } from '../src/ayanamsa.ts';
import type { Vector } from './vector.ts';

const radiansPerArcsec = Math.PI / 648_000;

/** Julian centuries of TT from J2000. */
export function centuriesFromJ2000(jdTt: number): number {
  return (jdTt - 2_451_545) / 36_525;
}

/**
 * Longitude on the mean ecliptic and equinox of date, in arcseconds, of a direction given on those of J2000.
 * The ecliptic of date is reached by a turn of pi_A about the line of nodes at Pi_A (IAU 2006, chart-engine constants).
 */
export function longitudeOfDateArcsec([x, y, z]: Vector, centuries: number): number {
  const T = centuries;
  const inclination = T * (46.998973 + T * (-0.0334926 - T * 0.00012559)) * radiansPerArcsec;
  const node = (629_546.7936 + T * (-867.95758 + T * (0.157992 - T * 0.0005371))) * radiansPerArcsec;
  const alongNode = x * Math.cos(node) + y * Math.sin(node);
  const acrossNode = -x * Math.sin(node) + y * Math.cos(node);
  const turned = acrossNode * Math.cos(inclination) + z * Math.sin(inclination);
  return (Math.atan2(turned, alongNode) + node) / radiansPerArcsec + precessionArcsec(T);
}
