import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { navamsaOf } from './navamsa.ts';
import { readSign } from './signs.ts';

/** The rule of the text, word by word: where the first ninth of a sign begins, by the sign's mode. */
const firstOf = { movable: 0, fixed: 8, dual: 4 } as const;
function byTheRule(lonDeg: number, sign: number): number {
  const ninth = Math.floor(((lonDeg - (sign - 1) * 30) * 60) / 200);
  return ((sign - 1 + firstOf[readSign(sign).mode] + ninth) % 12) + 1;
}

describe('the navamsa', () => {
  it('is what the rule of Parashara gives for every point of the reference charts', () => {
    const points = referenceCharts.flatMap((chart) => Object.values(chart.points));
    expect(points.length).toBeGreaterThan(3000);
    expect(points.filter(({ lon, sign }) => navamsaOf(lon) !== byTheRule(lon, sign))).toEqual([]);
  });

  it('goes with nakshatra and pada of the reference charts', () => {
    const points = referenceCharts.flatMap((chart) => Object.values(chart.points));
    const wrong = points.filter(
      ({ lon, nakshatra, pada }) => navamsaOf(lon) !== (((nakshatra - 1) * 4 + pada - 1) % 12) + 1,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [0, 1],
    [3.33, 1],
    [3.34, 2],
    [30, 10],
    [60, 7],
    [90, 4],
    [359.99, 12],
    [360, 1],
    [-0.01, 12],
  ])('of %d degrees is %d', (lonDeg, navamsa) => expect(navamsaOf(lonDeg)).toBe(navamsa));

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('has no longitude %d', (lonDeg) => {
    expect(() => navamsaOf(lonDeg)).toThrow(RangeError);
  });
});
