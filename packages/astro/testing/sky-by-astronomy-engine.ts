import {
  Body,
  EclipticGeoMoon,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
  SearchSunLongitude,
  SunPosition,
} from 'astronomy-engine';
import { lahiriMas } from '../src/ayanamsa.ts';
import { degreeMas } from '../src/circle.ts';
import type { Place } from '../src/horizon-frame.ts';
import { nutation } from '../src/nutation.ts';
import { momentAt } from '../src/time-scales.ts';

const dayMs = 86_400_000;
const turned = (deg: number) => ((deg % 360) + 360) % 360;

/** An instant and a place, each year, season, hour and longitude as likely as the next. */
export interface MadeUpBirth extends Place {
  utcMs: number;
}

/** The same births at every call, 1901 to 2048, between 60 degrees south and north (Park and Miller 1988). */
export function madeUpBirths(count: number): MadeUpBirth[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const [first, end] = [Date.UTC(1901, 0, 1), Date.UTC(2049, 0, 1)];
  return Array.from({ length: count }, () => ({
    utcMs: Math.round(first + random() * (end - first)),
    latDeg: random() * 120 - 60,
    lonDegEast: random() * 360 - 180,
  }));
}

/** What takes a longitude on the true equinox of date to a sidereal one, in degrees: Lahiri's ayanamsa, which the library lacks, and nutation. */
function siderealOffset(utcMs: number): number {
  const { centuries } = momentAt(utcMs);
  return lahiriMas(centuries) / degreeMas + (nutation(centuries).longitude * 180) / Math.PI;
}

/** Sidereal longitudes of Sun and Moon in degrees, by the library. */
export function longitudesByEngine(utcMs: number): { sun: number; moon: number } {
  const at = new Date(utcMs);
  const offset = siderealOffset(utcMs);
  return { sun: turned(SunPosition(at).elon - offset), moon: turned(EclipticGeoMoon(at).lon - offset) };
}

/** The next sunrise or sunset after an instant, by the library; null where there is none in a day. */
export function nextByEngine(event: 'rise' | 'set', place: Place, utcMs: number): number | null {
  const observer = new Observer(place.latDeg, place.lonDegEast, 0);
  const found = SearchRiseSet(Body.Sun, observer, event === 'rise' ? 1 : -1, new Date(utcMs), 1);
  return found?.date.getTime() ?? null;
}

/** The new moons before and after an instant, by the library. */
export function newMoonsByEngine(utcMs: number): [number, number] {
  const nextAfter = (at: number) => SearchMoonPhase(0, new Date(at), 40)?.date.getTime() ?? Number.NaN;
  let before = nextAfter(utcMs - 31 * dayMs);
  let after = nextAfter(before + dayMs);
  if (after < utcMs) [before, after] = [after, nextAfter(after + dayMs)];
  return [before, after];
}

/** When the Sun last entered the sign that it is in, by the library. */
export function entranceByEngine(utcMs: number): number {
  const sign = Math.floor(longitudesByEngine(utcMs).sun / 30) * 30;
  const begin = utcMs - 33 * dayMs;
  const target = turned(sign + siderealOffset(utcMs));
  return SearchSunLongitude(target, new Date(begin), 35)?.date.getTime() ?? Number.NaN;
}
