import { describe, expect, it } from 'vitest';
import { firstJdTt, fittedBodies, lastJdTt } from '../generate/bodies.ts';
import { fitSegment } from '../generate/fit.ts';
import { type BodyFit, writeTable } from '../generate/write-table.ts';
import { tableBytes } from '../testing/table.ts';
import { shortWayMas } from './circle.ts';
import { bodyLongitude, bodyLongitudeAndRate, readEphemeris } from './ephemeris.ts';
import { type TableBody, tableBodies } from './table-format.ts';

const ephemeris = readEphemeris(tableBytes());
const j2000 = 2_451_545;
const sampled = { Moon: 20, TrueNode: 4 } as Partial<Record<TableBody, number>>;

function segmentsOf(name: TableBody): number[][] {
  const { coefficients, size } = ephemeris.bodies[name];
  return Array.from({ length: coefficients.length / size }, (_, i) => [
    ...coefficients.subarray(i * size, (i + 1) * size),
  ]);
}

describe('the committed table', () => {
  it('covers 1899 to 2100', () => {
    expect(ephemeris).toMatchObject({ tableVersion: 1, firstJdTt, lastJdTt });
    for (const name of tableBodies) {
      expect(segmentsOf(name)).toHaveLength(Math.ceil((lastJdTt - firstJdTt) / fittedBodies[name].days));
    }
  });

  it.each(tableBodies)('%s: segments fitted again are the same', (name) => {
    const { longitudeMas, days, degree } = fittedBodies[name];
    const segments = segmentsOf(name);
    const count = sampled[name] ?? 10;
    for (let i = 0; i < count; i++) {
      const index = Math.floor(((i + 0.5) / count) * segments.length);
      const refitted = fitSegment(longitudeMas, firstJdTt + index * days, days, degree);
      // Sines may differ by their last digit between machines: that can tip a rounding, not more.
      refitted.forEach((coefficient, k) => {
        expect(
          Math.abs(coefficient - (segments[index]?.[k] as number)),
          `${name} ${index} ${k}`,
        ).toBeLessThanOrEqual(1);
      });
    }
  });

  it.each(tableBodies)('%s: lies within 0.06" of the full series, between the fitted points too', (name) => {
    const { longitudeMas } = fittedBodies[name];
    const count = sampled[name] ?? 30;
    for (let i = 0; i < count; i++) {
      const jdTt = firstJdTt + ((i + 0.618) / count) * (lastJdTt - firstJdTt);
      const error = shortWayMas(bodyLongitude(ephemeris.bodies[name], jdTt - j2000) - longitudeMas(jdTt));
      expect(Math.abs(error), `${name} ${jdTt}`).toBeLessThan(60);
    }
  });

  it.each(tableBodies)('%s: the rate is the change of the longitude', (name) => {
    const series = ephemeris.bodies[name];
    const rate = new Float64Array(1);
    for (let day = -36_000.3; day < 18_000; day += 997.31) {
      const step = 0.01;
      const longitude = bodyLongitudeAndRate(series, day, rate);
      expect(longitude).toBeCloseTo(bodyLongitude(series, day), 3);
      const moved = shortWayMas(bodyLongitude(series, day + step) - bodyLongitude(series, day - step));
      const perDay = (rate[0] as number) * 2 * series.segmentsPerDay;
      expect(Math.abs(moved / (2 * step) - perDay), `${name} ${day}`).toBeLessThan(200);
    }
  });
});

describe('a table', () => {
  const bodies = {} as Record<TableBody, BodyFit>;
  tableBodies.forEach((name, i) => {
    bodies[name] = {
      days: 8,
      degree: 2,
      segments: [
        [1e9, -40_000, 3 + i],
        [5, 6, -32_767],
      ],
    };
  });
  const small = () => writeTable({ tableVersion: 7, firstJdTt: 2_451_545, lastJdTt: 2_451_561, bodies });

  it('is read as it was written', () => {
    const read = readEphemeris(small());
    expect(read).toMatchObject({ tableVersion: 7, firstJdTt: 2_451_545, lastJdTt: 2_451_561 });
    expect([...read.bodies.Venus.coefficients]).toEqual([1e9, -40_000, 6, 5, 6, -32_767]);
    expect(bodyLongitude(read.bodies.Sun, 4)).toBe(1e9 - 3);
    expect(bodyLongitude(read.bodies.Sun, 16)).toBeNaN();
  });

  it('is refused when it is none, of another format, cut short or damaged', () => {
    expect(() => readEphemeris(new ArrayBuffer(0))).toThrow(/too short/);
    expect(() => readEphemeris(new ArrayBuffer(5000))).toThrow(/not a table of positions/);
    const newer = small();
    new DataView(newer).setUint16(4, 2, true);
    expect(() => readEphemeris(newer)).toThrow(/format 2/);
    expect(() => readEphemeris(small().slice(0, -4))).toThrow(/cut short or damaged/);
    const damaged = tableBytes();
    new DataView(damaged).setUint8(700_000, new DataView(damaged).getUint8(700_000) ^ 1);
    expect(() => readEphemeris(damaged)).toThrow(/cut short or damaged/);
  });
});
