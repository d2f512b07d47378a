import { describe, expect, it } from 'vitest';
import { parseMajorText, sameMoney, toMajor, toMajorText } from './money.ts';

describe('money', () => {
  it.each([
    ['INR', 100_000, '1000.00'],
    ['SGD', 1_605, '16.05'],
    ['SGD', 5, '0.05'],
    ['JPY', 500, '500'],
    ['KWD', 1_234, '1.234'],
  ])('writes and reads %s %i as %s', (currency, amountMinor, text) => {
    expect(toMajorText({ currency, amountMinor })).toBe(text);
    expect(parseMajorText(currency, text)).toEqual({ currency, amountMinor });
  });

  it('reads what other people write', () => {
    expect(parseMajorText('INR', '1000')).toEqual({ currency: 'INR', amountMinor: 100_000 });
    expect(parseMajorText('SGD', '16.5')).toEqual({ currency: 'SGD', amountMinor: 1_650 });
    expect(parseMajorText('JPY', '500.00')).toEqual({ currency: 'JPY', amountMinor: 500 });
  });

  it.each(['', '-1', '1.005', '1e3', '1,000', ' 1', '١', '9999999999'])(
    'does not take %j for a sum',
    (text) => {
      expect(parseMajorText('SGD', text)).toBeUndefined();
    },
  );

  it('is exact in major units and in comparison', () => {
    expect(toMajor({ currency: 'SGD', amountMinor: 1_999 })).toBe(19.99);
    expect(sameMoney({ currency: 'SGD', amountMinor: 1 }, { currency: 'USD', amountMinor: 1 })).toBe(false);
  });
});
