import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { dignityOf } from './dignities.ts';
import type { Planet } from './planets.ts';
import { readSign } from './signs.ts';

/** The degrees of deepest exaltation, from the beginning of Mesha: Brihat Parashara Hora Shastra 3.49-50. */
const deepest = { Sun: 10, Moon: 33, Mars: 298, Mercury: 165, Jupiter: 95, Venus: 357, Saturn: 200 } as const;
type Dignified = keyof typeof deepest;
const dignified = Object.keys(deepest) as Dignified[];

const signAt = (degrees: number) => Math.floor((degrees % 360) / 30) + 1;
function expected(planet: Dignified, sign: number): string {
  if (sign === signAt(deepest[planet])) return 'exalted';
  if (sign === signAt(deepest[planet] + 180)) return 'fallen';
  return readSign(sign).lord === planet ? 'own' : 'none';
}

describe('dignities', () => {
  it('are those of Parashara’s degrees for the planets of the reference charts', () => {
    const found = referenceCharts.flatMap(({ points }) =>
      dignified.map((planet) => ({ planet, sign: points[planet].sign })),
    );
    expect(found).toHaveLength(2100);
    expect(found.filter(({ planet, sign }) => dignityOf(planet, sign) !== expected(planet, sign))).toEqual(
      [],
    );
    expect(new Set(found.map(({ planet, sign }) => dignityOf(planet, sign))).size).toBe(4);
  });

  it('give each planet one sign of exaltation, one of fall, and its own', () => {
    const count = (planet: Planet, dignity: string) =>
      Array.from({ length: 12 }, (_, i) => dignityOf(planet, i + 1)).filter((one) => one === dignity).length;
    expect(dignified.map((planet) => count(planet, 'exalted'))).toEqual(dignified.map(() => 1));
    expect(dignified.map((planet) => count(planet, 'fallen'))).toEqual(dignified.map(() => 1));
    expect(dignified.map((planet) => count(planet, 'own'))).toEqual([1, 1, 2, 1, 2, 2, 2]);
  });

  it('are none for nodes and Ascendant', () => {
    for (const planet of ['Rahu', 'Ketu', 'Ascendant'] as const)
      for (let sign = 1; sign <= 12; sign++) expect(dignityOf(planet, sign)).toBe('none');
  });

  it.each([0, 13, 1.5])('know no sign %d', (sign) => {
    expect(() => dignityOf('Sun', sign)).toThrow(RangeError);
  });
});
