import { describe, expect, it } from 'vitest';
import { daysForMinute, vimshottari } from './vimshottari.ts';

const yearMs = 365.25 * 86_400_000;
const birth = Date.UTC(2000, 0, 1);
const years = (ms: number) => ms / yearMs;

describe('the Vimshottari periods', () => {
  it('begin whole at the beginning of a nakshatra, with its lord', () => {
    const [first, second] = vimshottari(0, birth);
    expect([first?.lord, first?.fromUtcMs, second?.lord]).toEqual(['Ketu', birth, 'Venus']);
    expect(years((second?.fromUtcMs ?? 0) - birth)).toBeCloseTo(7, 9);
  });

  // The worked example of the definition: half of Ardra passed leaves half of Rahu's eighteen years.
  it('leave of the first what the Moon has not passed of her nakshatra', () => {
    const [first, second] = vimshottari(66.666_666_666_7 + 13.333_333_333_3 / 2, birth);
    expect([first?.lord, second?.lord]).toEqual(['Rahu', 'Jupiter']);
    expect(years((first?.toUtcMs ?? 0) - birth)).toBeCloseTo(9, 6);
  });

  it('fill 120 years without a gap, and each is filled by its nine parts, its own lord first', () => {
    for (let degrees = 0; degrees < 360; degrees += 7.3) {
      const periods = vimshottari(degrees, birth);
      expect(years((periods.at(-1)?.toUtcMs ?? 0) - (periods[0]?.fromUtcMs ?? 0))).toBeCloseTo(120, 6);
      expect(periods[0]?.fromUtcMs).toBeLessThanOrEqual(birth);
      expect(periods[0]?.toUtcMs).toBeGreaterThan(birth);
      for (const [index, { lord, fromUtcMs, toUtcMs, parts }] of periods.entries()) {
        expect([parts[0]?.lord, parts[0]?.fromUtcMs, parts.length]).toEqual([lord, fromUtcMs, 9]);
        expect(parts.at(-1)?.toUtcMs).toBeCloseTo(toUtcMs, -2);
        if (index > 0) expect(fromUtcMs).toBe(periods[index - 1]?.toUtcMs);
      }
    }
  });

  // Venus in Venus: 20 years times 20 of 120, three years and four months.
  it('part by the shares of the lords', () => {
    const venus = vimshottari(0, birth)[1];
    const [own] = venus?.parts ?? [];
    expect(years((own?.toUtcMs ?? 0) - (own?.fromUtcMs ?? 0))).toBeCloseTo(20 / 6, 6);
  });

  it('move by days for a minute of the time of birth, the most where the first lord has twenty years', () => {
    expect(daysForMinute(vimshottari(20, birth))).toBeCloseTo(5.01, 1);
    expect(daysForMinute(vimshottari(0, birth))).toBeCloseTo(1.75, 1);
  });

  it('are not made of what is no longitude', () => {
    expect(() => vimshottari(Number.NaN, birth)).toThrow(RangeError);
  });
});
