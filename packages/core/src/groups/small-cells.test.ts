import { describe, expect, it } from 'vitest';
import { breakDown } from './small-cells.ts';

const cells = (counts: Record<string, number>) =>
  Object.entries(counts).map(([id, count]) => ({ id, count }));
const ofCounts = (counts: Record<string, number>) => {
  const { shown, few, together, tooFew } = breakDown(cells(counts));
  return {
    shown: Object.fromEntries(shown.map(({ id, count }) => [id, count])),
    few,
    ...(together ? { together } : {}),
    ...(tooFew ? { tooFew } : {}),
  };
};

describe('a breakdown', () => {
  it('shows what is large enough, the largest first', () => {
    expect(breakDown(cells({ a: 10, b: 40 })).shown.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('shows that a part has none where nothing is hidden: nobody stands behind it', () => {
    expect(ofCounts({ a: 40, b: 0 })).toEqual({ shown: { a: 40, b: 0 }, few: [] });
  });

  it('says of two small parts only that they are small', () => {
    expect(ofCounts({ a: 40, b: 9, c: 1 })).toEqual({ shown: { a: 40 }, few: ['b', 'c'] });
  });

  it('lets parts with none stand beside a small one, which the whole then does not tell', () => {
    expect(ofCounts({ a: 12, b: 3, c: 0 })).toEqual({ shown: { a: 12 }, few: ['b', 'c'] });
  });

  it('takes a single small part together with the next larger one', () => {
    expect(ofCounts({ a: 40, b: 25, c: 4 })).toEqual({
      shown: { a: 40 },
      few: [],
      together: { ids: ['b', 'c'], count: 29 },
    });
  });

  it('does the same where the sum leaves one possibility: all have nine', () => {
    expect(ofCounts({ a: 40, b: 25, c: 9, d: 9 })).toEqual({
      shown: { a: 40 },
      few: [],
      together: { ids: ['b', 'c', 'd'], count: 43 },
    });
  });

  it('shows no parts where it would tell of few', () => {
    expect(ofCounts({ a: 40, b: 4 })).toEqual({ shown: {}, few: [], tooFew: true });
    expect(ofCounts({ a: 9, b: 9 })).toEqual({ shown: {}, few: [], tooFew: true });
    expect(ofCounts({ a: 4 })).toEqual({ shown: {}, few: [], tooFew: true });
  });

  it('is empty without parts', () => {
    expect(ofCounts({})).toEqual({ shown: {}, few: [] });
  });

  it('never lets a small part be worked out from the whole', () => {
    // Every way to share up to 24 among three parts: among those that look the same, no part that is small and not none is the same in all.
    const looks = new Map<string, number[][]>();
    for (let a = 0; a <= 24; a += 1)
      for (let b = 0; a + b <= 24; b += 1)
        for (let c = 0; a + b + c <= 24; c += 1) {
          const seen = JSON.stringify([a + b + c, ofCounts({ a, b, c })]);
          looks.set(seen, [...(looks.get(seen) ?? []), [a, b, c]]);
        }
    const told = [...looks.values()].flatMap((ways) =>
      [0, 1, 2]
        .filter((part) => {
          const values = new Set(ways.map((way) => way[part]));
          const [only = 0] = values;
          return values.size === 1 && only > 0 && only < 10;
        })
        .map(() => ways),
    );
    expect(told).toEqual([]);
  });
});
