import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { longitudesByEngine, madeUpBirths } from '../testing/sky-by-astronomy-engine.ts';
import { tableBytes } from '../testing/table.ts';
import { degreeMas, shortWayMas } from './circle.ts';
import { readEphemeris } from './ephemeris.ts';
import { panchangThrough, sunAndMoonMas } from './panchang.ts';

const ephemeris = readEphemeris(tableBytes());
const minute = 60_000;
const through = (fromUtcMs: number, toUtcMs = fromUtcMs) =>
  panchangThrough(ephemeris, { fromUtcMs, toUtcMs });
const turned = (deg: number) => ((deg % 360) + 360) % 360;

/** By the definitions, with the sixty karanas of a month written out. */
function countsOf({ sun, moon }: { sun: number; moon: number }) {
  const movable = Array.from({ length: 8 }, () => [1, 2, 3, 4, 5, 6, 7]).flat();
  const karanas = [11, ...movable, 8, 9, 10];
  const ahead = turned(moon - sun);
  return {
    tithis: [Math.floor(ahead / 12) + 1],
    yogas: [Math.floor((turned(sun + moon) * 27) / 360) + 1],
    karanas: [karanas[Math.floor(ahead / 6)]],
    padas: [Math.floor((moon * 108) / 360)],
  };
}

describe('the counts of a panchang', () => {
  it('come from longitudes that an independent library gives within 0.003 degrees at 500 dates', () => {
    const errors = madeUpBirths(500).flatMap(({ utcMs }) => {
      const [ours, theirs] = [sunAndMoonMas(ephemeris, utcMs), longitudesByEngine(utcMs)];
      return [ours.sun - theirs.sun * degreeMas, ours.moon - theirs.moon * degreeMas];
    });
    const degrees = errors.map((mas) => Math.abs(shortWayMas(mas)) / degreeMas);
    expect(Math.max(...degrees)).toBeLessThan(0.003);
  });

  it('are those of the library at 500 dates', () => {
    const births = madeUpBirths(500);
    const wrong = births.filter(
      ({ utcMs }) => JSON.stringify(through(utcMs)) !== JSON.stringify(countsOf(longitudesByEngine(utcMs))),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the 300 reference charts', () => {
    const wrong = referenceCharts.filter(({ utc, points }) => {
      const expected = countsOf({ sun: points.Sun.lon, moon: points.Moon.lon });
      return JSON.stringify(through(Date.parse(utc))) !== JSON.stringify(expected);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  // Meeus, Astronomical Algorithms, example 49.a; less Delta T of 48 seconds.
  it('begin again at the new moon, to the minute', () => {
    const newMoon = Date.parse('1977-02-18T03:37:42Z') - 48_000;
    expect(through(newMoon - minute)).toMatchObject({ tithis: [30], karanas: [10] });
    expect(through(newMoon + minute)).toMatchObject({ tithis: [1], karanas: [11] });
    expect(through(newMoon - minute, newMoon + minute)).toMatchObject({ tithis: [30, 1], karanas: [10, 11] });
  });

  // Meeus, example 49.b: the last quarter, where the Moon is 270 degrees ahead; less Delta T of about 80 seconds.
  it('have the 23rd tithi at the last quarter', () => {
    expect(through(Date.parse('2044-01-21T23:48:17Z') - 80_000).tithis).toEqual([23]);
  });

  it('name each value of a span once, in order', () => {
    for (const { utcMs } of madeUpBirths(100)) {
      const steps = Array.from({ length: 24 * 60 + 1 }, (_, step) => through(utcMs + step * minute));
      const day = through(utcMs, utcMs + 24 * 60 * minute);
      for (const name of ['tithis', 'yogas', 'karanas', 'padas'] as const) {
        expect([...new Set(steps.flatMap((one) => one[name]))], name).toEqual(day[name]);
      }
    }
  });
});
