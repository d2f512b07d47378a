import { describe, expect, it } from 'vitest';
import { costOf, parseTokenPrices } from './token-prices.ts';

describe('prices of tokens', () => {
  it('are read in dollars for a million, in any order; those of cached ones may be left out', () => {
    expect(parseTokenPrices('input:0.15,cached:0.075,output:0.60')).toEqual({
      input: 150_000,
      cached: 75_000,
      output: 600_000,
    });
    expect(parseTokenPrices(' output: 15 , input: 3')).toEqual({
      input: 3_000_000,
      cached: 3_000_000,
      output: 15_000_000,
    });
  });

  it.each([
    '',
    'input:1',
    'input:1,output:x',
    'input:1,input:2,output:3',
    'input:-1,output:3',
    'in:1,output:3',
  ])('are not read from %j', (text) => expect(parseTokenPrices(text)).toBeUndefined());

  it('make the cost of a call: less for what was cached, a quarter more for what was put there', () => {
    const prices = { input: 1_000_000, cached: 100_000, output: 4_000_000 };
    expect(costOf({ input: 1_000, cached: 0, output: 100 }, prices)).toBe(1_400);
    expect(costOf({ input: 1_000, cached: 900, output: 100 }, prices)).toBe(590);
    expect(costOf({ input: 1_000, cached: 0, written: 800, output: 100 }, prices)).toBe(1_600);
    expect(costOf({ input: 1, cached: 1, output: 0 }, prices)).toBe(1);
    expect(costOf({ input: 1_000, cached: 0, output: 100 }, undefined)).toBe(0);
  });
});
