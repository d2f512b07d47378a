import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { tableBytes } from '../testing/table.ts';
import { type Chart, computeChart } from './compute-chart.ts';
import { readEphemeris } from './ephemeris.ts';
import { type Planet, planets } from './planets.ts';
import { resolveLocalDay } from './resolve-birth-instant.ts';
import { type Course, type Sensitivity, sensitivity, sensitivityBetween } from './sensitivity.ts';

const ephemeris = readEphemeris(tableBytes());
const properties = ['sign', 'house', 'nakshatra', 'pada'] as const;
const minute = 60_000;
const births = referenceCharts.filter((_, i) => i % 10 === 0);

function birthOf({ utc, lat, lon }: (typeof referenceCharts)[number], node: 'mean' | 'true' = 'mean') {
  return { utcMs: Date.parse(utc), latDeg: lat, lonDegEast: lon, node };
}

function valueAt({ values, changes }: Course, utcMs: number): number {
  return changes.findLast((change) => change.utcMs <= utcMs)?.to ?? (values[0] as number);
}

function expectToAgree(told: Sensitivity, chart: Chart, utcMs: number): void {
  for (const planet of planets) {
    for (const property of properties) {
      const label = `${planet} ${property} ${new Date(utcMs).toISOString()}`;
      expect(valueAt(told.points[planet][property], utcMs), label).toBe(chart.points[planet][property]);
    }
  }
}

function everyCourse(told: Sensitivity): [Planet, (typeof properties)[number], Course][] {
  return planets.flatMap((planet) =>
    properties.map(
      (property) => [planet, property, told.points[planet][property]] as [Planet, 'sign', Course],
    ),
  );
}

describe('what is told of a span', () => {
  it.each([
    ['an hour each way', 60, 'mean', 7],
    ['twelve hours each way, true node', 720, 'true', 41],
  ] as const)('%s agrees with charts cast within it', (_, minutes, node, everyMinutes) => {
    for (const reference of births) {
      const birth = birthOf(reference, node);
      const told = sensitivity(ephemeris, birth, minutes);
      for (let utcMs = told.fromUtcMs; utcMs <= told.toUtcMs; utcMs += everyMinutes * minute) {
        expectToAgree(told, computeChart(ephemeris, { ...birth, utcMs }), utcMs);
      }
      expectToAgree(told, computeChart(ephemeris, { ...birth, utcMs: told.toUtcMs }), told.toUtcMs);
    }
  });

  it('names each change to the millisecond', () => {
    let seen = 0;
    for (const reference of births) {
      const birth = birthOf(reference);
      for (const [planet, property, { changes }] of everyCourse(sensitivity(ephemeris, birth, 90))) {
        for (const { utcMs, from, to } of changes) {
          const before = computeChart(ephemeris, { ...birth, utcMs: utcMs - 1 }).points[planet][property];
          const after = computeChart(ephemeris, { ...birth, utcMs }).points[planet][property];
          expect([before, after], `${reference.id} ${planet} ${property}`).toEqual([from, to]);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('calls a course stable exactly when it has one value and no change', () => {
    for (const reference of births) {
      const told = sensitivity(ephemeris, birthOf(reference), 30);
      for (const [planet, property, course] of everyCourse(told)) {
        const label = `${reference.id} ${planet} ${property}`;
        expect(course.stable, label).toBe(course.changes.length === 0);
        expect(course.values, label).toEqual([
          ...new Set([course.values[0], ...course.changes.map(({ to }) => to)]),
        ]);
        expect(
          course.changes.every(({ utcMs }, i) => utcMs > (course.changes[i - 1]?.utcMs ?? told.fromUtcMs)),
        ).toBe(true);
      }
      for (const planet of planets) {
        const point = told.points[planet];
        expect(point.stable).toBe(properties.every((property) => point[property].stable));
      }
    }
  });

  it('grows with the span', () => {
    for (const reference of births) {
      const courses = [0, 15, 60].map((minutes) =>
        everyCourse(sensitivity(ephemeris, birthOf(reference), minutes)),
      );
      courses[0]?.forEach(([, , exact], i) => {
        const [narrow, wide] = [courses[1]?.[i]?.[2].values ?? [], courses[2]?.[i]?.[2].values ?? []];
        expect(exact.stable).toBe(true);
        expect(narrow).toEqual(expect.arrayContaining([...exact.values]));
        expect(wide).toEqual(expect.arrayContaining([...narrow]));
      });
    }
  });

  it.each([3, 4, 30, 48])(
    'follows a planet through its turn, there and back over a boundary, %d hours about',
    (hours) => {
      // Of all turns from 1899 to 2050 this is the closest to a boundary: Mercury was back after less than five hours.
      const middle = Date.UTC(1913, 11, 2, 16, 26);
      const { pada } = sensitivity(ephemeris, { utcMs: middle }, hours * 60).points.Mercury;
      expect(pada.changes).toHaveLength(2);
      const [there, back] = pada.changes;
      expect([there?.from, there?.to]).toEqual([back?.to, back?.from]);
      for (const { utcMs, from, to } of pada.changes) {
        expect(computeChart(ephemeris, { utcMs: utcMs - 1 }).points.Mercury.pada).toBe(from);
        expect(computeChart(ephemeris, { utcMs }).points.Mercury.pada).toBe(to);
      }
      expect(computeChart(ephemeris, { utcMs: middle }).points.Mercury.pada).toBe(there?.to);
    },
  );
});

describe('a birth whose time is not known', () => {
  const day = resolveLocalDay({ localDate: '1993-07-04', zone: 'Asia/Kolkata' });

  it('is told over its whole local day without houses', () => {
    const told = sensitivityBetween(ephemeris, {}, day);
    expect(told).toMatchObject({ kind: 'sky', fromUtcMs: day.fromUtcMs, toUtcMs: day.toUtcMs });
    expect(told.points).not.toHaveProperty('Ascendant');
    expect(told.points.Sun.house).toBeNull();
    expect(told.points.Moon.nakshatra.values.length).toBeGreaterThan(1);
    expect(told.points.Saturn.stable).toBe(true);
  });

  it('sees every sign rise, to 66 degrees of latitude', () => {
    for (const latDeg of [-66, -40, 0, 10.3, 51.5, 66]) {
      const told = sensitivityBetween(ephemeris, { latDeg, lonDegEast: 77.9 }, day);
      expect([...told.points.Ascendant.sign.values].sort((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(told.points.Ascendant.house).toEqual({ stable: true, values: [1], changes: [] });
      const padas = told.points.Ascendant.pada.changes.length;
      expect(padas).toBeGreaterThanOrEqual(108);
      expect(padas).toBeLessThanOrEqual(110);
    }
  });
});

describe('sensitivity is refused', () => {
  const birth = { utcMs: Date.UTC(2000, 0, 1) };
  it.each([-1, 2881, Number.NaN])('for %d minutes', (minutes) => {
    expect(() => sensitivity(ephemeris, birth, minutes)).toThrow(/0 to four days/);
  });
  it('beyond the range of instants and of latitudes', () => {
    expect(() => sensitivity(ephemeris, { utcMs: Date.UTC(2050, 11, 31, 23, 59) }, 15)).toThrow(
      /1899 to the end/,
    );
    expect(() => sensitivity(ephemeris, { ...birth, latDeg: 70, lonDegEast: 0 }, 15)).toThrow(/beyond 66/);
  });
});
