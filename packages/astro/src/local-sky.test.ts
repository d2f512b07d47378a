import * as independent from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { starData, tableBytes } from '../testing/table.ts';
import { readEphemeris } from './ephemeris.ts';
import type { Direction } from './horizon-frame.ts';
import { type LocalSky, localSky } from './local-sky.ts';
import { localStars } from './star-catalogue.ts';

const ephemeris = readEphemeris(tableBytes());
const data = starData();
const dayMs = 86_400_000;
const radians = Math.PI / 180;

/** 500 births, from 1900 to 2049 and between 65 degrees south and north, spread by the golden ratio and its like. */
const births = Array.from({ length: 500 }, (_, index) => {
  const part = (step: number) => (index * step) % 1;
  return {
    utcMs: Date.UTC(1900, 0, 1) + part(0.618034) * 150 * 365.25 * dayMs,
    latDeg: (part(0.754878) - 0.5) * 130,
    lonDegEast: (part(0.569841) - 0.5) * 360,
  };
});
type Birth = (typeof births)[number];

/** How far two directions are apart, in height and along the horizon; the latter shrinks towards the zenith, as what is seen does. */
function apart(one: Direction, other: Direction): number {
  const along = (((one.azDeg - other.azDeg + 540) % 360) - 180) * Math.cos(other.altDeg * radians);
  return Math.max(Math.abs(one.altDeg - other.altDeg), Math.abs(along));
}

/** Where `astronomy-engine` sees a body; both lift by the air what is less than a degree under the horizon. */
function seenBy({ utcMs, latDeg, lonDegEast }: Birth, body: independent.Body): Direction | undefined {
  const [at, observer] = [new Date(utcMs), new independent.Observer(latDeg, lonDegEast, 0)];
  const { ra, dec } = independent.Equator(body, at, observer, true, true);
  const { altitude } = independent.Horizon(at, observer, ra, dec);
  if (Math.abs(altitude + 1) < 0.05) return undefined;
  const seen = independent.Horizon(at, observer, ra, dec, altitude < -1 ? undefined : 'normal');
  return { altDeg: seen.altitude, azDeg: seen.azimuth };
}

const bodies = (sky: LocalSky): [independent.Body, Direction][] => [
  [independent.Body.Sun, sky.sun],
  [independent.Body.Moon, sky.moon],
  ...sky.planets.map((one): [independent.Body, Direction] => [independent.Body[one.planet], one]),
];

describe('the sky over 500 births, beside an independent library', () => {
  it('has Sun, Moon and planets within 0.02 degrees', () => {
    const worst = new Map<independent.Body, number>();
    for (const birth of births) {
      for (const [body, mine] of bodies(localSky(ephemeris, birth))) {
        const theirs = seenBy(birth, body);
        if (theirs) worst.set(body, Math.max(worst.get(body) ?? 0, apart(mine, theirs)));
      }
    }
    expect(worst.size).toBe(7);
    for (const distance of worst.values()) expect(distance).toBeLessThan(0.02);
  });

  it('has the Moon’s phase within 0.5 %, and on its way to full or to new', () => {
    for (const birth of births) {
      const at = new Date(birth.utcMs);
      const { moon } = localSky(ephemeris, birth);
      const { phase_fraction } = independent.Illumination(independent.Body.Moon, at);
      expect(Math.abs(moon.lit - phase_fraction)).toBeLessThan(0.005);
      const ahead = independent.MoonPhase(at);
      if (Math.abs(Math.sin(ahead * radians)) > 0.01) expect(moon.waxing).toBe(ahead < 180);
    }
  });

  it('has planets as bright as they are, where they can be seen at all', () => {
    for (const birth of births) {
      for (const { planet, magnitude } of localSky(ephemeris, birth).planets) {
        const { mag, phase_angle } = independent.Illumination(
          independent.Body[planet],
          new Date(birth.utcMs),
        );
        if (phase_angle < 130) expect(Math.abs(magnitude - mag)).toBeLessThan(0.4);
      }
    }
  });

  it('has each star within 0.05 degrees of where its motion and the precession bring it', () => {
    let worst = 0;
    births.forEach((birth, index) => {
      const { stars } = localStars(data, birth);
      const years = (birth.utcMs - Date.UTC(2000, 0, 1, 12)) / (365.25 * dayMs);
      for (let number = index % 40; number < stars.length; number += 40) {
        const [ra = 0, dec = 0, , , east = 0, north = 0] = data.stars[number] ?? [];
        const decDeg = dec / 1e4 + (north * years) / 3_600_000;
        const raDeg = ra / 1e4 + (east * years) / 3_600_000 / Math.cos(decDeg * radians);
        independent.DefineStar(independent.Body.Star1, ((raDeg + 360) % 360) / 15, decDeg, 1000);
        const theirs = seenBy(birth, independent.Body.Star1);
        const mine = stars[number];
        if (theirs && mine) worst = Math.max(worst, apart(mine, theirs));
      }
    });
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(0.05);
  });
});

describe('the catalogue', () => {
  it('has the sky as it is known: Sirius the brightest, Arcturus on her way', () => {
    const [sirius, , arcturus] = data.bright.map((index) => data.stars[index] ?? []);
    expect(Math.min(...data.stars.map(([, , magnitude = 0]) => magnitude))).toBe(sirius?.[2]);
    expect(Math.hypot(arcturus?.[4] ?? 0, arcturus?.[5] ?? 0)).toBeCloseTo(2279, -2);
    const used = data.lines.flat();
    expect(used.every((index) => data.stars[index] !== undefined)).toBe(true);
  });

  it('lifts a setting Sun by the half degree that the air lifts', () => {
    const day = Date.UTC(2024, 2, 20);
    const minutes = Array.from({ length: 1440 }, (_, minute) => day + minute * 60_000);
    const up = minutes.filter(
      (utcMs) => localSky(ephemeris, { utcMs, latDeg: 0, lonDegEast: 0 }).sun.altDeg > 0,
    );
    // At the equator, on the day of equal night: half a day and two minutes at either end.
    expect(up.length).toBeGreaterThan(721);
    expect(up.length).toBeLessThan(727);
  });

  it('is asked only of instants that the engine knows', () => {
    expect(() => localStars(data, { utcMs: Number.NaN, latDeg: 0, lonDegEast: 0 })).toThrow(RangeError);
  });
});
