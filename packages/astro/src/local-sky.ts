import { lahiriMas } from './ayanamsa.ts';
import { bodyLongitude, type Ephemeris } from './ephemeris.ts';
import {
  type Direction,
  directionOf,
  fromEcliptic,
  horizonFrame,
  type Local,
  type Place,
} from './horizon-frame.ts';
import { moonOrbit } from './moon-orbit.ts';
import { heliocentric, type OrbitingPlanet, type Vector } from './orbits.ts';
import { planetMas } from './sky.ts';
import { type Moment, momentAt } from './time-scales.ts';

const radiansPerDegree = Math.PI / 180;
const radiansPerMas = Math.PI / 648_000_000;
const kmPerAu = 149_597_870.7;
const earthKm = 6378.137;
const lightDaysPerAu = 0.0057755183;

/** The planets that are seen with the naked eye. */
export const seenPlanets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
type SeenPlanet = (typeof seenPlanets)[number];

/** Sun, Moon and planets over a place, as they are seen from there. */
export interface LocalSky {
  sun: Direction;
  /** `lit`: the share of the disc that is lit, 0 to 1; `waxing`: that it grows. */
  moon: Direction & { lit: number; waxing: boolean };
  planets: readonly (Direction & { planet: SeenPlanet; magnitude: number })[];
}

/**
 * The sky over a place at an instant. Longitudes are the engine's; latitudes and distances, from which heights and the Moon's phase
 * follow, those of mean orbits and of the Moon's largest terms. Parallax and refraction are in it, so that heights are the seen ones.
 *
 * @throws RangeError as `computeChart` does, for the instant.
 */
export function localSky(ephemeris: Ephemeris, birth: { utcMs: number } & Place): LocalSky {
  const moment = momentAt(birth.utcMs);
  const T = moment.centuries;
  const ayanamsa = lahiriMas(T);
  const seen = seenFrom(moment, birth);
  const longitudeOf = (mas: number) => (mas + ayanamsa) * radiansPerMas;
  const sunMas = bodyLongitude(ephemeris.bodies.Sun, moment.dayTt);
  const sunLon = longitudeOf(sunMas);
  const sunAu = length(heliocentric('Earth', T));
  const moonLon = longitudeOf(bodyLongitude(ephemeris.bodies.Moon, moment.dayTt));
  const { latDeg, distanceKm } = moonOrbit(T);
  const moonLat = latDeg * radiansPerDegree;
  const elongation = Math.acos(Math.cos(moonLat) * Math.cos(moonLon - sunLon));
  const rate = new Float64Array(1);
  return {
    sun: seen(sunLon, 0, sunAu * kmPerAu),
    moon: {
      ...seen(moonLon, moonLat, distanceKm),
      lit: litShare(elongation, sunAu * kmPerAu, distanceKm),
      waxing: Math.sin(moonLon - sunLon) > 0,
    },
    planets: seenPlanets.map((planet) => {
      const orbit = geocentric(planet, T);
      const lon = longitudeOf(planetMas(ephemeris, planet, moment.dayTt, sunMas, rate));
      return {
        planet,
        ...seen(lon, orbit.lat, orbit.au * kmPerAu),
        magnitude: magnitudeOf(planet, orbit, lon, T),
      };
    }),
  };
}

/** Share of a disc that is lit (Meeus, chapter 48), by the angle between it and the Sun and both distances. */
function litShare(elongation: number, sunKm: number, km: number): number {
  const phase = Math.atan2(sunKm * Math.sin(elongation), km - sunKm * Math.cos(elongation));
  return (1 + Math.cos(phase)) / 2;
}

/** Turns a geocentric direction of the ecliptic of date and a distance into the direction seen from a place (Meeus, chapters 11 and 40). */
function seenFrom(moment: Moment, place: Place): (lon: number, lat: number, km: number) => Direction {
  const toHorizon = horizonFrame(moment, place);
  const latitude = place.latDeg * radiansPerDegree;
  const flattened = Math.atan(0.99664719 * Math.tan(latitude));
  const across = Math.cos(flattened);
  const along = 0.99664719 * Math.sin(flattened);
  // The place as seen from the Earth's centre, on its own horizon, in equatorial radii.
  const north = along * Math.cos(latitude) - across * Math.sin(latitude);
  const up = along * Math.sin(latitude) + across * Math.cos(latitude);
  return (lon, lat, km) => {
    const [n, e, u] = toHorizon(fromEcliptic(lon, lat, moment.centuries));
    const radii = km / earthKm;
    const from: Local = [n - north / radii, e, u - up / radii];
    return directionOf(from);
  };
}

interface Orbit {
  /** Latitude on the ecliptic of date, in radians. */
  lat: number;
  /** From the Earth and from the Sun. */
  au: number;
  sunAu: number;
  /** Angle at the planet between Sun and Earth, in degrees. */
  phaseDeg: number;
}

function geocentric(planet: OrbitingPlanet, T: number): Orbit {
  const earth = heliocentric('Earth', T);
  const from = (time: number): [Vector, Vector] => {
    const sun = heliocentric(planet, time);
    return [sun, [sun[0] - earth[0], sun[1] - earth[1], sun[2] - earth[2]]];
  };
  const now = from(T);
  const [sun, [x, y, z]] = from(T - (length(now[1]) * lightDaysPerAu) / 36_525);
  const au = length([x, y, z]);
  const sunAu = length(sun);
  // From the ecliptic of J2000 to that of date (Meeus, chapter 21, to the first order).
  const tilt = (47.0029 / 3600) * T * radiansPerDegree;
  const lat = Math.asin(z / au) + tilt * Math.sin(174.876 * radiansPerDegree - Math.atan2(y, x));
  const cosine = (sunAu * sunAu + au * au - length(earth) ** 2) / (2 * sunAu * au);
  return { lat, au, sunAu, phaseDeg: Math.acos(Math.min(1, Math.max(-1, cosine))) / radiansPerDegree };
}

const length = ([x, y, z]: Vector): number => Math.hypot(x, y, z);

/** How bright a planet is, by the formulas of the Astronomical Almanac since 1984 (Meeus, chapter 41). */
function magnitudeOf(planet: SeenPlanet, orbit: Orbit, lon: number, T: number): number {
  const { phaseDeg: i, au, sunAu } = orbit;
  const far = 5 * Math.log10(au * sunAu);
  switch (planet) {
    case 'Mercury':
      return -0.42 + far + i * (0.038 + i * (-0.000273 + i * 0.000002));
    case 'Venus':
      return -4.4 + far + i * (0.0009 + i * (0.000239 - i * 0.00000065));
    case 'Mars':
      return -1.52 + far + 0.016 * i;
    case 'Jupiter':
      return -9.4 + far + 0.005 * i;
    case 'Saturn': {
      const tilt = Math.abs(ringTilt(orbit.lat, lon, T));
      return -8.88 + far + 0.044 * i + tilt * (-2.6 + 1.25 * tilt);
    }
  }
}

/** Sine of the Earth's height over the plane of Saturn's rings (Meeus, chapter 45). */
function ringTilt(lat: number, lon: number, T: number): number {
  const inclination = (28.075216 - 0.012998 * T) * radiansPerDegree;
  const node = (169.50847 + 1.394681 * T) * radiansPerDegree;
  return Math.sin(inclination) * Math.cos(lat) * Math.sin(lon - node) - Math.cos(inclination) * Math.sin(lat);
}
