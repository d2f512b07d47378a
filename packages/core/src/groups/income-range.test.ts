import { describe, expect, test } from 'vitest';
import { incomeRange } from './income-range.ts';

describe('incomeRange', () => {
  test.each([
    ['0', { from: 0, below: 5_000 }],
    ['4999', { from: 0, below: 5_000 }],
    ['5000', { from: 5_000, below: 10_000 }],
    ['14500', { from: 10_000, below: 20_000 }],
    ['99999', { from: 50_000, below: 100_000 }],
    ['100000', { from: 100_000, below: null }],
    ['9999999999', { from: 100_000, below: null }],
  ])('tells of %s the range', (digits, range) => expect(incomeRange(digits)).toEqual(range));

  test.each(['', 'little', '-1'])('tells nothing of %j', (digits) =>
    expect(incomeRange(digits)).toBeUndefined(),
  );
});
