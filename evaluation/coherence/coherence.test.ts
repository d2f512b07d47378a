import { describe, expect, it } from 'vitest';
import { labelledPairs, readersAgree } from './coherence.ts';
import { agreementOf } from './kappa.ts';

const of = (yes: number, no: number, onlyFirst: number, onlySecond: number) => [
  ...Array.from({ length: yes }, () => [true, true] as const),
  ...Array.from({ length: no }, () => [false, false] as const),
  ...Array.from({ length: onlyFirst }, () => [true, false] as const),
  ...Array.from({ length: onlySecond }, () => [false, true] as const),
];

describe('the agreement of two readers', () => {
  it('is Cohen’s kappa: an example of 50 with 20, 15, 5 and 10', () => {
    const { alike, kappa, low, high } = agreementOf(of(20, 15, 5, 10));
    expect(alike).toBeCloseTo(0.7);
    expect(kappa).toBeCloseTo(0.4);
    // 1.96 times the root of 0.7 x 0.3 / 50, by 0.5.
    expect(low).toBeCloseTo(0.146, 3);
    expect(high).toBeCloseTo(0.654, 3);
  });

  it('is none where they agree no oftener than by chance, and whole where they always do', () => {
    expect(agreementOf(of(25, 25, 25, 25)).kappa).toBeCloseTo(0);
    expect(agreementOf(of(10, 10, 0, 0))).toMatchObject({ kappa: 1, alike: 1 });
    expect(() => agreementOf([])).toThrow();
  });
});

describe('the labelled pairs', () => {
  it('are sixty, of both kinds, each once', () => {
    expect(labelledPairs).toHaveLength(60);
    expect(new Set(labelledPairs.map(({ first, second }) => `${first} ${second}`)).size).toBe(60);
    const yes = labelledPairs.filter(({ readers: [one, other] }) => one && other).length;
    expect(yes).toBeGreaterThan(15);
    expect(yes).toBeLessThan(45);
  });

  it('are labelled alike by more than chance', () => {
    expect(readersAgree().low).toBeGreaterThan(0);
  });
});
