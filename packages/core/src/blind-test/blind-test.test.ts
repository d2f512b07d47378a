import { describe, expect, it } from 'vitest';
import { chanceOfAtLeast, chanceOfAtMost, exactInterval, powerOf, triesNeeded } from './binomial.ts';
import { findingOf, intervalOf, protocol } from './protocol.ts';

describe('figures of a count', () => {
  // By hand: 11 of 1024 throws of ten coins show nine heads or more.
  it('are exact where they can be counted', () => {
    expect(chanceOfAtLeast(9, 10, 0.5)).toBeCloseTo(11 / 1024, 12);
    expect(chanceOfAtMost(1, 10, 0.5)).toBeCloseTo(11 / 1024, 12);
    expect(chanceOfAtLeast(0, 10, 0.3)).toBeCloseTo(1, 12);
  });

  // The bounds of R's binom.test.
  it.each([
    [7, 10, 0.3475471, 0.9332605],
    [0, 10, 0, 0.3084971],
    [10, 10, 0.6915029, 1],
    [154, 274, 0.5011, 0.6217],
  ])('have the interval of %i of %i', (hits, tries, low, high) => {
    const interval = exactInterval(hits, tries, 0.05);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('leave everything open where there are none', () => {
    expect(exactInterval(0, 0, 0.05)).toEqual({ low: 0, high: 1 });
  });
});

describe('the protocol', () => {
  it('has the size that its power needs, and no choice more', () => {
    const { size, share, alpha, power } = protocol;
    expect(triesNeeded({ share, alpha, power, upTo: 2 * size })).toBe(size);
    expect(powerOf(size, share, alpha)).toBeGreaterThanOrEqual(power);
    expect(powerOf(size - 1, share, alpha)).toBeLessThan(power);
    // Of tests of pure chance, at most one in twenty says anything else.
    expect(powerOf(size, 0.5, alpha)).toBeLessThanOrEqual(alpha);
  });

  it('says more or fewer exactly where the interval leaves one half out', () => {
    for (let hits = 0; hits <= protocol.size; hits++) {
      const { low, high } = intervalOf(hits, protocol.size);
      const expected = low > 0.5 ? 'more' : high < 0.5 ? 'fewer' : 'chance';
      expect([hits, findingOf({ choices: protocol.size, hits, end: 'complete' })]).toEqual([hits, expected]);
    }
  });

  it('draws no conclusion before the end', () => {
    expect(findingOf({ choices: 0, hits: 0, end: null })).toBe('none');
    expect(findingOf({ choices: 9, hits: 9, end: null })).toBe('few');
    expect(findingOf({ choices: 10, hits: 10, end: null })).toBe('openMore');
    expect(findingOf({ choices: 100, hits: 52, end: null })).toBe('openChance');
    expect(findingOf({ choices: 100, hits: 30, end: null })).toBe('openFewer');
    expect(findingOf({ choices: 200, hits: 190, end: 'protocol' })).toBe('stopped');
  });
});
