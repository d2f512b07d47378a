import { describe, expect, it } from 'vitest';
import { nakshatras, readNakshatra } from './nakshatras.ts';
import { elements, modes, readSign, signs } from './signs.ts';

describe('the signs', () => {
  it('are twelve, numbered in order, elements and modes taking turns', () => {
    expect(signs).toHaveLength(12);
    signs.forEach((sign, i) => {
      expect(sign).toMatchObject({ number: i + 1, element: elements[i % 4], mode: modes[i % 3] });
      expect(readSign(i + 1)).toBe(sign);
    });
  });

  it('have the lords of tradition: Sun and Moon one sign each, the five planets two', () => {
    const count = Object.groupBy(signs, ({ lord }) => lord);
    expect(Object.fromEntries(Object.entries(count).map(([lord, ruled]) => [lord, ruled.length]))).toEqual({
      Mars: 2,
      Venus: 2,
      Mercury: 2,
      Moon: 1,
      Sun: 1,
      Jupiter: 2,
      Saturn: 2,
    });
  });

  it.each([0, 13, 1.5, Number.NaN])('have no number %d', (number) => {
    expect(() => readSign(number)).toThrow(RangeError);
  });
});

describe('the nakshatras', () => {
  it('are 27, numbered in order, each lord ruling three', () => {
    expect(nakshatras).toHaveLength(27);
    expect(nakshatras.map(({ number }) => number)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect(readNakshatra(1)).toMatchObject({ name: 'Ashwini', lord: 'Ketu' });
    expect(readNakshatra(8)).toMatchObject({ name: 'Pushya', lord: 'Saturn' });
    expect(readNakshatra(27)).toMatchObject({ name: 'Revati', lord: 'Mercury' });
  });

  it.each([0, 28, 2.5])('have no number %d', (number) => {
    expect(() => readNakshatra(number)).toThrow(RangeError);
  });
});
