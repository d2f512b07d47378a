import { findingOf, protocol } from '@udaya/core/blind-test/protocol';
import { ageBandOn, childBands } from '@udaya/core/knowledge/age-band';
import { describe, expect, it } from 'vitest';
import { birthsOfBand, deriveBirth, deriveSide, seedHash } from './derive-draw.ts';

const seed = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const draws = Array.from({ length: 20_000 }, (_, index) => index + 1);

describe('the draw of a round', () => {
  it('follows from the seed alone, as its protocol says', () => {
    expect(seedHash(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    // By OpenSSL: printf 'side 1' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1f, and so on.
    expect(
      draws
        .slice(0, 12)
        .map((draw) => deriveSide(seed, draw))
        .join(''),
    ).toBe('ABAAABBABAAB');
    expect(deriveBirth(seed, 1, { fromMs: 0, toMs: 1_000_000 })).toBe(236889);
  });

  it('puts the own part on either side alike', () => {
    const left = draws.filter((draw) => deriveSide(seed, draw) === 'A').length;
    // Five standard deviations of a fair coin.
    expect(Math.abs(left - draws.length / 2)).toBeLessThan(5 * Math.sqrt(draws.length / 4));
  });

  it('spreads the other births over all of the time of a band', () => {
    const slots = Array.from({ length: 10 }, () => 0);
    for (const draw of draws) {
      const slot = deriveBirth(seed, draw, { fromMs: 0, toMs: 10 });
      slots[slot] = (slots[slot] ?? 0) + 1;
    }
    for (const count of slots) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1800));
  });

  it.each(childBands)('takes births of the age band %s', (band) => {
    const { fromMs, toMs } = birthsOfBand(band, '2026-11');
    const bandAt = (ms: number) => ageBandOn('Child', new Date(ms).toISOString().slice(0, 10), '2026-11-01');
    expect([bandAt(fromMs), bandAt(toMs - 1)]).toEqual([band, band]);
    // Older children have the texts of the oldest, and nobody is younger than the youngest.
    if (band !== '10-14') expect(bandAt(fromMs - 1)).not.toBe(band);
    if (band !== '0') expect(bandAt(toMs)).not.toBe(band);
  });
});

describe('a reader who tosses a coin', () => {
  /** Numbers that look random, the same in every run (Lehmer's generator, modulus 2^31 - 1). */
  function tossesOf(start: number): () => boolean {
    let state = start;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647 < 0.5;
    };
  }
  const roundOf = (number: number) => {
    const own = Buffer.from(seedHash(Buffer.from(`round ${number}`)), 'hex');
    const toss = tossesOf(number * 7_919 + 1);
    const hits = draws
      .slice(0, protocol.size)
      .filter((draw) => deriveSide(own, draw) === (toss() ? 'A' : 'B')).length;
    return { hits, finding: findingOf({ choices: protocol.size, hits, end: 'complete' }) };
  };
  const rounds = Array.from({ length: 1000 }, (_, index) => roundOf(index));

  it('hits half of the time, and is seldom taken for more', () => {
    const hits = rounds.reduce((sum, one) => sum + one.hits, 0);
    const tries = rounds.length * protocol.size;
    expect(Math.abs(hits - tries / 2)).toBeLessThan(4 * Math.sqrt(tries / 4));
    const wrong = rounds.filter(({ finding }) => finding !== 'chance').length;
    expect(wrong).toBeGreaterThan(10);
    expect(wrong).toBeLessThan(75);
  });

  it('cannot do better by always taking the same side', () => {
    const always = Array.from({ length: 1000 }, (_, index) => {
      const own = Buffer.from(seedHash(Buffer.from(`round ${index}`)), 'hex');
      return draws.slice(0, protocol.size).filter((draw) => deriveSide(own, draw) === 'A').length;
    }).reduce((sum, one) => sum + one, 0);
    const tries = 1000 * protocol.size;
    expect(Math.abs(always - tries / 2)).toBeLessThan(4 * Math.sqrt(tries / 4));
  });
});
