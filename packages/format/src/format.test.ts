import { baseLocale as en } from '@udaya/core/locale';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes.ts';
import { countryName } from './country-name.ts';
import {
  formatDay,
  formatDayWithWeekday,
  formatNumericDay,
  formatWeekday,
  shortWeekdays,
} from './format-day.ts';
import { dayInIndia, formatDayIn, formatInstant, formatStamp, isoDayIn } from './format-instant.ts';
import { formatChoice, formatList } from './format-list.ts';
import { formatMajor, formatMoney, formatPrice } from './format-money.ts';
import { formatDuration, formatNumber } from './format-number.ts';
import { isTimeZone, ownTimeZone } from './time-zones.ts';

const lateEvening = new Date('2026-11-21T20:04:09Z');

describe('a date', () => {
  it('is written with its month, and its weekday where that is asked for', () => {
    expect(formatDay('1943-07-14', en)).toBe('14 July 1943');
    expect(formatDayWithWeekday('1943-07-14', en)).toBe('Wednesday, 14 July 1943');
    expect(formatWeekday('2024-02-29', en)).toBe('Thursday');
    expect([formatNumericDay('1943-07-14'), formatNumericDay('soon')]).toEqual(['14-07-1943', 'soon']);
  });

  it('of a week has a short name, from Monday on', () =>
    expect(shortWeekdays(en).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun'));

  it('that is none stays as it is', () => expect(formatDay('soon', en)).toBe('soon'));
});

describe('an instant', () => {
  it('falls on the day of the zone', () => {
    expect(dayInIndia(lateEvening, en)).toBe('22 November 2026');
    expect(formatDayIn(lateEvening, 'America/New_York', en)).toBe('21 November 2026');
    expect(isoDayIn(lateEvening, 'Asia/Kolkata')).toBe('2026-11-22');
  });

  it('is written with its zone, on one line with the time', () => {
    expect(formatInstant(new Date('2026-03-04T05:06:00Z'), 'Asia/Kolkata', en)).toBe(
      '4 March 2026 at 10:36\u00A0IST',
    );
  });

  it('is stamped by the 12-hour clock, midnight and noon as 12', () => {
    expect(formatStamp(lateEvening, 'Asia/Kolkata', en)).toEqual({ day: '22-11-2026', time: '01:34:09 am' });
    expect(formatStamp(new Date('2026-11-22T00:00:00Z'), 'UTC', en).time).toBe('12:00:00 am');
    expect(formatStamp(new Date('2026-11-22T12:00:00Z'), 'UTC', en).time).toBe('12:00:00 pm');
  });
});

describe('money', () => {
  it('has its currency beside it, on one line', () => {
    expect(formatMoney({ currency: 'INR', amountMinor: 100_000 }, en)).toBe('INR\u00A01,000.00');
    expect(formatMajor(16, 'SGD', en)).toBe('SGD\u00A016.00');
    expect(formatPrice(1000, 'INR', en)).toBe('₹1,000');
    expect(formatPrice(999.5, 'INR', en)).toBe('₹999.50');
    expect(formatPrice(16, 'SGD', en)).toBe('SGD\u00A016.00');
  });

  it('groups rupees in lakhs and the rest in thousands', () => {
    expect(formatMoney({ currency: 'INR', amountMinor: 10_000_000 }, en)).toBe('INR\u00A01,00,000.00');
    expect(formatMoney({ currency: 'SGD', amountMinor: 10_000_000 }, en)).toBe('SGD\u00A0100,000.00');
  });

  it('has as many decimals as its currency, and loses none', () => {
    expect(formatMoney({ currency: 'JPY', amountMinor: 500 }, en)).toBe('JPY\u00A0500');
    expect(formatMoney({ currency: 'KWD', amountMinor: 1_234 }, en)).toBe('KWD\u00A01.234');
    expect(formatMoney({ currency: 'SGD', amountMinor: Number.MAX_SAFE_INTEGER }, en)).toBe(
      'SGD\u00A090,071,992,547,409.91',
    );
  });
});

it('groups numbers as in India', () => expect(formatNumber(1_234_567, en)).toBe('12,34,567'));

it('tells a while in minutes, and at the end in seconds', () => {
  expect([120, 90, 61, 60, 30, 1].map((seconds) => formatDuration(seconds, en))).toEqual([
    '2 minutes',
    '2 minutes',
    '1 minute',
    '60 seconds',
    '30 seconds',
    '1 second',
  ]);
});

it('names things in a row', () => {
  expect([['1'], ['1', '2'], ['1', '2', '5']].map((things) => formatList(things, en))).toEqual([
    '1',
    '1 and 2',
    '1, 2, and 5',
  ]);
  expect(formatChoice(['Mesha', 'Vrishabha'], en)).toBe('Mesha or Vrishabha');
});

it('names countries, and leaves what is none', () => {
  expect([countryName('IN', en), countryName('XQ', en)]).toEqual(['India', 'XQ']);
});

it('knows zones, and its own', () => {
  expect(['Asia/Kolkata', 'Asia/Nowhere', ''].map(isTimeZone)).toEqual([true, false, false]);
  expect(isTimeZone(ownTimeZone())).toBe(true);
});

it('counts characters as people do', () => expect(countGraphemes('கயல்')).toBe(3));
