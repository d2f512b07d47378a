import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { tableBytes } from '../testing/table.ts';
import { computeChart } from './compute-chart.ts';
import { readEphemeris } from './ephemeris.ts';
import { tithiOf, tithiThrough } from './tithi.ts';

const ephemeris = readEphemeris(tableBytes());
const minute = 60_000;
const at = (utcMs: number) => tithiThrough(ephemeris, { fromUtcMs: utcMs, toUtcMs: utcMs });

describe('the tithi', () => {
  it('is the same from the engine as from the longitudes of the reference charts', () => {
    const wrong = referenceCharts.filter(
      ({ utc, points }) => at(Date.parse(utc)) !== tithiOf(points.Sun.lon, points.Moon.lon),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  // Meeus, Astronomical Algorithms, examples 49.a and 49.b; less Delta T of 48 and about 80 seconds.
  it('begins again at the new moon, to the minute', () => {
    const newMoon = Date.parse('1977-02-18T03:37:42Z') - 48_000;
    expect(at(newMoon - minute)).toBe(30);
    expect(at(newMoon + minute)).toBe(1);
    expect(tithiThrough(ephemeris, { fromUtcMs: newMoon - minute, toUtcMs: newMoon + minute })).toBeNull();
  });

  it('is the 23rd at the last quarter, where the Moon is 270 degrees ahead', () => {
    const quarter = Date.parse('2044-01-21T23:48:17Z') - 80_000;
    expect(at(quarter)).toBe(23);
    const { Sun, Moon } = computeChart(ephemeris, { utcMs: quarter }).points;
    expect((Moon.lonDeg - Sun.lonDeg + 360) % 360).toBeCloseTo(270, 1);
  });

  it('holds through a span, or is open', () => {
    const noon = Date.parse('1993-07-04T12:00:00Z');
    expect(tithiThrough(ephemeris, { fromUtcMs: noon, toUtcMs: noon + minute })).toBe(at(noon));
    expect(tithiThrough(ephemeris, { fromUtcMs: noon, toUtcMs: noon + 36 * 60 * minute })).toBeNull();
  });

  it.each([
    [0, 0, 1],
    [0, 11.99, 1],
    [0, 12, 2],
    [350, 170, 16],
    [10, 9.9, 30],
  ])('of the Sun at %d and the Moon at %d is %d', (sun, moon, tithi) => {
    expect(tithiOf(sun, moon)).toBe(tithi);
  });

  it('has no longitude that is no number', () => {
    expect(() => tithiOf(0, Number.NaN)).toThrow(RangeError);
  });
});
