import { degreeMas } from './circle.ts';

const radiansPerMas = Math.PI / 648_000_000;
const masPerRadian = 1 / radiansPerMas;
const radiansPerDegree = Math.PI / 180;
/** 2 G M / c^2 of the Sun, in au. */
const schwarzschildAu = 1.97412574e-8;
/** Half the Sun's apparent breadth at one au, in radians. */
const limb = 0.00465;

/** Longitudes further than this from the Sun are bent by less than 0.05" and left alone. */
export const bendingReachMas = 10 * degreeMas;

/** A mean orbit: enough to tell within a few arcminutes how far beside the Sun a planet passes. */
export interface MeanOrbit {
  readonly axis: number;
  readonly eccentricity: number;
  /** Sidereal (Lahiri) longitude of the perihelion, radians. */
  readonly perihelion: number;
  /** Radians. */
  readonly inclination: number;
  /** Sidereal (Lahiri) longitude of the ascending node, radians. */
  readonly node: number;
  /** Nearer to the Sun than the Earth is, and so in front of the Sun when retrograde near it. */
  readonly inner: boolean;
}

/** From elements at J2000 (Standish); sidereal angles stay as they are for centuries, to a few tenths of a degree. */
function meanOrbit(
  axis: number,
  eccentricity: number,
  perihelionDeg: number,
  inclinationDeg: number,
  nodeDeg: number,
) {
  const lahiriAtJ2000 = 23.857;
  return {
    axis,
    eccentricity,
    perihelion: (perihelionDeg - lahiriAtJ2000) * radiansPerDegree,
    inclination: inclinationDeg * radiansPerDegree,
    node: (nodeDeg - lahiriAtJ2000) * radiansPerDegree,
    inner: axis < 1,
  };
}

/** Mean orbits of the planets that the Sun can stand in front of. */
export const meanOrbits = {
  Mercury: meanOrbit(0.3871, 0.20563, 77.458, 7.005, 48.331),
  Venus: meanOrbit(0.72333, 0.00677, 131.602, 3.395, 76.68),
  Mars: meanOrbit(1.52371, 0.09339, 336.056, 1.85, 49.56),
  Jupiter: meanOrbit(5.2029, 0.04839, 14.728, 1.304, 100.474),
  Saturn: meanOrbit(9.5367, 0.05386, 92.599, 2.486, 113.662),
} satisfies Record<string, MeanOrbit>;

/**
 * How far the Sun's mass shifts the longitude of a planet that stands behind it, in milliarcseconds (at most 1.75" at
 * the limb, falling with the distance).
 *
 * Elongation is known exactly; latitude and distance follow from the mean orbit, since heliocentric and geocentric
 * direction nearly agree there. Behind the disk itself only the mass within the ray's distance from the centre bends
 * it; most of the Sun's lies deep inside, which the tenth power follows within a few hundredths of its whole.
 *
 * @param longitudeMas Sidereal longitude of the planet.
 * @param elongationMas That longitude less the Sun's, the short way, within {@link bendingReachMas}.
 */
export function bendingMas(orbit: MeanOrbit, longitudeMas: number, elongationMas: number): number {
  const elongation = elongationMas * radiansPerMas;
  const geocentric = longitudeMas * radiansPerMas;
  const across = Math.sin(elongation);
  const heliocentric = geocentric + elongation / orbit.axis;
  const radius =
    (orbit.axis * (1 - orbit.eccentricity * orbit.eccentricity)) /
    (1 + orbit.eccentricity * Math.cos(heliocentric - orbit.perihelion));
  const behind = Math.sqrt(Math.max(0, radius * radius - across * across));
  const distance = behind + Math.cos(elongation);
  const trueHeliocentric = geocentric + Math.atan2(across, behind);
  const latitude =
    (radius * Math.sin(orbit.inclination) * Math.sin(trueHeliocentric - orbit.node)) / distance;
  const separation2 = elongation * elongation + latitude * latitude;
  if (separation2 === 0) return 0;
  const outside = Math.max(0, 1 - separation2 / (limb * limb));
  const massWithin = outside === 0 ? 1 : 1 - outside ** 10;
  return ((schwarzschildAu * 2 * radius * elongation) / (distance * separation2)) * massWithin * masPerRadian;
}
