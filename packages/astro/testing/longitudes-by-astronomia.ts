import elpMppDe from 'astronomia/data/elpMppDe';
import earthData from 'astronomia/data/vsop87Bearth';
import jupiterData from 'astronomia/data/vsop87Bjupiter';
import marsData from 'astronomia/data/vsop87Bmars';
import mercuryData from 'astronomia/data/vsop87Bmercury';
import saturnData from 'astronomia/data/vsop87Bsaturn';
import venusData from 'astronomia/data/vsop87Bvenus';
import { deltaT } from 'astronomia/deltat';
import { position } from 'astronomia/elliptic';
import { Moon } from 'astronomia/elp';
import { node } from 'astronomia/moonposition';
import { meanObliquity, nutation } from 'astronomia/nutation';
import { Planet as Orbit } from 'astronomia/planetposition';
import { apparent } from 'astronomia/sidereal';
import { apparentVSOP87 } from 'astronomia/solar';
import { lahiriMas } from '../src/ayanamsa.ts';
import { degreeMas } from '../src/circle.ts';
import type { Planet } from '../src/planets.ts';

const earth = new Orbit(earthData);
const moon = new Moon(elpMppDe);
const orbits = {
  Mercury: new Orbit(mercuryData),
  Venus: new Orbit(venusData),
  Mars: new Orbit(marsData),
  Jupiter: new Orbit(jupiterData),
  Saturn: new Orbit(saturnData),
};
const degrees = 180 / Math.PI;

/**
 * Sidereal longitudes in degrees of the ten points by the library's own calls, as one would write them with it, for
 * the benchmark to compare with. Only Lahiri's ayanamsa, which the library lacks, is ours.
 */
export function longitudesByAstronomia(
  utcMs: number,
  latDeg: number,
  lonDegEast: number,
): Record<Planet, number> {
  const jdUt = utcMs / 86_400_000 + 2_440_587.5;
  const jde = jdUt + deltaT(2000 + (jdUt - 2_451_545) / 365.25) / 86_400;
  const [dPsi, dEps] = nutation(jde);
  const obliquity = meanObliquity(jde) + dEps;
  const ayanamsa = lahiriMas((jde - 2_451_545) / 36_525) / degreeMas;
  const sidereal = (tropicalOfDate: number) => (((tropicalOfDate * degrees - ayanamsa) % 360) + 360) % 360;
  const planet = (name: keyof typeof orbits) =>
    sidereal(position(orbits[name], earth, jde).toEcliptic(obliquity).lon - dPsi);
  const theta = (apparent(jdUt) * Math.PI) / 43_200 + lonDegEast / degrees;
  const rising = Math.atan2(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(obliquity) + Math.tan(latDeg / degrees) * Math.sin(obliquity)),
  );
  const rahu = sidereal(node(jde));
  return {
    Sun: sidereal(apparentVSOP87(earth, jde).lon - dPsi),
    Moon: sidereal(moon.position(jde).lon),
    Mercury: planet('Mercury'),
    Venus: planet('Venus'),
    Mars: planet('Mars'),
    Jupiter: planet('Jupiter'),
    Saturn: planet('Saturn'),
    Rahu: rahu,
    Ketu: (rahu + 180) % 360,
    Ascendant: sidereal(rising - dPsi),
  };
}
