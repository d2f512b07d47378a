import earthData from 'astronomia/data/vsop87Bearth';
import jupiterData from 'astronomia/data/vsop87Bjupiter';
import marsData from 'astronomia/data/vsop87Bmars';
import mercuryData from 'astronomia/data/vsop87Bmercury';
import saturnData from 'astronomia/data/vsop87Bsaturn';
import venusData from 'astronomia/data/vsop87Bvenus';
import { lahiriMas } from '../src/ayanamsa.ts';
import { centuriesFromJ2000, longitudeOfDateArcsec } from './precession.ts';
import { flatten, type PublishedSeries, sumVsop } from './series.ts';
import { addScaled, fromSpherical, unit, type Vector } from './vector.ts';

const auPerDayOfLight = 173.144632674;
/** From the dynamical equinox of VSOP87 to that of the FK5. */
const equinoxCorrectionArcsec = -0.09033;

type Orbit = (jdTt: number) => Vector;

/** Heliocentric position on the ecliptic of J2000, in au, by the whole of VSOP87B. */
function orbit(data: { L: PublishedSeries; B: PublishedSeries; R: PublishedSeries }): Orbit {
  const [L, B, R] = [flatten(data.L, 3), flatten(data.B, 3), flatten(data.R, 3)];
  return (jdTt) => {
    const millennia = centuriesFromJ2000(jdTt) / 10;
    return fromSpherical(sumVsop(L, millennia), sumVsop(B, millennia), sumVsop(R, millennia));
  };
}

const earth = orbit(earthData);

/** Au a day, by central difference; over 0.1 day its error is below 1e-9 of the speed. */
function velocityOfEarth(jdTt: number): Vector {
  const step = 0.05;
  const [before, after] = [earth(jdTt - step), earth(jdTt + step)];
  return addScaled([0, 0, 0], 1 / (2 * step), addScaled(after, -1, before));
}

/** Direction as seen from the moving Earth, then sidereal longitude in milliarcseconds, not brought into the circle. */
function siderealMas(geometric: Vector, jdTt: number): number {
  const centuries = centuriesFromJ2000(jdTt);
  const apparent = addScaled(unit(geometric), 1 / auPerDayOfLight, velocityOfEarth(jdTt));
  const arcsec = longitudeOfDateArcsec(apparent, centuries) + equinoxCorrectionArcsec;
  return arcsec * 1000 - lahiriMas(centuries);
}

function planetAsSeen(planet: Orbit): (jdTt: number) => number {
  return (jdTt) => {
    const observer = earth(jdTt);
    let seen = addScaled(planet(jdTt), -1, observer);
    for (let i = 0; i < 3; i++) {
      const lightDays = Math.hypot(...seen) / auPerDayOfLight;
      seen = addScaled(planet(jdTt - lightDays), -1, observer);
    }
    return siderealMas(seen, jdTt);
  };
}

/**
 * Apparent sidereal (Lahiri) longitude in milliarcseconds at a Julian day TT, by body: light time and aberration are
 * in it, the bending of light by the Sun is not (the engine adds it: near the Sun it is too sharp for a polynomial).
 */
export const planetLongitudes = {
  Sun: (jdTt: number) => siderealMas(addScaled([0, 0, 0], -1, earth(jdTt)), jdTt),
  Mercury: planetAsSeen(orbit(mercuryData)),
  Venus: planetAsSeen(orbit(venusData)),
  Mars: planetAsSeen(orbit(marsData)),
  Jupiter: planetAsSeen(orbit(jupiterData)),
  Saturn: planetAsSeen(orbit(saturnData)),
};
