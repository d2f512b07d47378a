import { describe, expect, it } from 'vitest';
import type { BirthRecord } from './birth-record.ts';
import { birthTimeOf } from './birth-time.ts';
import { isCalendarDate, monthsBetween, yearsBetween } from './calendar-date.ts';
import { readableTime, recordTime } from './clock-time.ts';
import { parseBirthTime, toClockTime, toTwelveHour } from './parse-birth-time.ts';

const read = (text: string, meridies?: string) => {
  const time = parseBirthTime(text, meridies);
  return time && toClockTime(time);
};

describe('a birth time', () => {
  it.each([
    ['00:00:00 AM', '00:00:00'],
    ['12:00 AM', '00:00:00'],
    ['12:00 PM', '12:00:00'],
    ['00:30 PM', '12:30:00'],
    ['07:05 am', '07:05:00'],
    ['7:05PM', '19:05:00'],
    ['11:59:59 PM', '23:59:59'],
    ['19:05', '19:05:00'],
    ['00:00:30', '00:00:30'],
  ])('%s is read as %s', (text, clock) => expect(read(text)).toBe(clock));

  it('without AM or PM follows the meridies of old clients only where it adds something', () => {
    expect(read('07:05', 'Pm')).toBe('19:05:00');
    expect(read('19:05', 'Pm')).toBe('19:05:00');
    expect(read('12:05', 'Pm')).toBe('12:05:00');
    expect(read('19:05', 'Am')).toBe('19:05:00');
    expect(read('07:05 AM', 'Pm')).toBe('07:05:00');
  });

  it.each(['13:00 PM', '24:00', '07:60', '07:05:60', '7', '', 'noon', '07:05 XM', '1:2'])(
    '%s is none',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it('is shown in twelve hours', () => {
    expect(toTwelveHour({ hour: 0, minute: 0, second: 0 })).toBe('12:00:00 AM');
    expect(toTwelveHour({ hour: 12, minute: 5, second: 9 })).toBe('12:05:09 PM');
  });

  it.each([
    ['00:00:00', '12:00:00 AM', '12:00 AM'],
    ['19:05:00', '07:05:00 PM', '07:05 PM'],
    ['05:10:30', '05:10:30 AM', '05:10:30 AM'],
  ])('%s is recorded as %s and read as %s', (clock, recorded, readable) => {
    expect([recordTime(clock), readableTime(clock)]).toEqual([recorded, readable]);
  });

  it('is a moment by its zone, its offset to the second and its instant', () => {
    const birth = {
      dateOfBirth: '1938-03-01',
      timeOfBirth: '06:00:00',
      timeAccuracy: 'about15',
      zone: 'Asia/Kolkata',
      offsetSeconds: 21_200,
      birthMs: Date.UTC(1938, 2, 1, 0, 6, 40),
      warnings: ['india-before-1948', 'offset-given-by-hand'],
    } as BirthRecord;
    expect(birthTimeOf(birth)).toEqual({
      localDate: '1938-03-01',
      localTime: '06:00:00',
      accuracy: 'about15',
      zone: 'Asia/Kolkata',
      offsetSeconds: 21_200,
      offsetByHand: true,
      instant: new Date('1938-03-01T00:06:40Z'),
    });
    expect(birthTimeOf({ ...birth, warnings: [] }).offsetByHand).toBe(false);
  });
});

describe('a calendar date', () => {
  it.each(['2020-02-29', '1900-01-01', '1999-12-31'])('%s is one', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );
  it.each(['2021-02-29', '2020-02-31', '2020-13-01', '2020-1-1', '01-01-2020', '', '0000-01-01'])(
    '%s is none',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it('counts completed years', () => {
    expect(yearsBetween('2011-11-22', '2026-11-21')).toBe(14);
    expect(yearsBetween('2011-11-21', '2026-11-21')).toBe(15);
    expect(yearsBetween('2012-02-29', '2026-02-28')).toBe(13);
    expect(monthsBetween('2026-05-24', '2026-11-23')).toBe(5);
    expect(monthsBetween('2026-05-23', '2026-11-23')).toBe(6);
    expect(monthsBetween('2025-12-31', '2026-02-28')).toBe(1);
  });
});
