import { lahiriMas } from './ayanamsa.ts';
import { circleMas, degreeMas, shortWayMas } from './circle.ts';
import { bodyLongitude, bodyLongitudeAndRate, type Ephemeris } from './ephemeris.ts';
import { bendingMas, bendingReachMas, meanOrbits } from './light-bending.ts';
import type { SkyPlanet } from './planets.ts';
import type { Moment } from './time-scales.ts';

/** Which ascending node of the Moon Rahu is: its mean motion, or the osculating ('true') one. */
export const nodeKinds = ['mean', 'true'] as const;

/** See {@link nodeKinds}. */
export type NodeKind = (typeof nodeKinds)[number];

/** The planets of which the Sun can bend the light, and which can be retrograde. */
export type WanderingPlanet = keyof typeof meanOrbits;

/**
 * Sidereal (Lahiri) longitude of a planet in milliarcseconds, up to whole circles.
 *
 * @param sunMas Sidereal longitude of the Sun at that time.
 * @param rate Receives the rate of motion; its sign tells direct from retrograde.
 */
export function planetMas(
  { bodies }: Ephemeris,
  planet: WanderingPlanet,
  dayTt: number,
  sunMas: number,
  rate: Float64Array,
): number {
  const mas = bodyLongitudeAndRate(bodies[planet], dayTt, rate);
  const elongation = shortWayMas(mas - sunMas);
  const orbit = meanOrbits[planet];
  const beforeTheSun = orbit.inner && (rate[0] as number) < 0;
  return Math.abs(elongation) > bendingReachMas || beforeTheSun
    ? mas
    : mas + bendingMas(orbit, mas, elongation);
}

/**
 * Sidereal (Lahiri) longitude of the Moon's ascending node in milliarcseconds, up to whole circles.
 *
 * @param rate Receives the rate of motion; its sign tells direct from retrograde. The mean node always goes back.
 */
export function nodeMas(
  { bodies }: Ephemeris,
  node: NodeKind,
  { dayTt, centuries }: Moment,
  rate: Float64Array,
): number {
  if (node === 'true') return bodyLongitudeAndRate(bodies.TrueNode, dayTt, rate);
  rate[0] = -1;
  return meanNodeMas(centuries) - lahiriMas(centuries);
}

/** {@link planetMas} and its like for any one point of the sky. Sun and Moon leave a rate of 1: they never go back. */
export function skyMas(
  ephemeris: Ephemeris,
  planet: SkyPlanet,
  node: NodeKind,
  moment: Moment,
  rate: Float64Array,
): number {
  switch (planet) {
    case 'Sun':
    case 'Moon':
      rate[0] = 1;
      return bodyLongitude(ephemeris.bodies[planet], moment.dayTt);
    case 'Rahu':
      return nodeMas(ephemeris, node, moment, rate);
    case 'Ketu':
      return nodeMas(ephemeris, node, moment, rate) + circleMas / 2;
    default:
      return planetMas(
        ephemeris,
        planet,
        moment.dayTt,
        bodyLongitude(ephemeris.bodies.Sun, moment.dayTt),
        rate,
      );
  }
}

/**
 * Longitude of the Moon's mean ascending node on the mean equinox of date, in milliarcseconds, up to whole circles, for
 * `centuries` Julian centuries of TT from J2000 (Meeus, Astronomical Algorithms, 2nd edition, chapter 47).
 */
function meanNodeMas(centuries: number): number {
  const T = centuries;
  const degrees = 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T * (1 / 467_441 - T / 60_616_000)));
  return degrees * degreeMas;
}
