import { describe, expect, it } from 'vitest';
import { entranceByEngine, madeUpBirths, nextByEngine } from '../testing/sky-by-astronomy-engine.ts';
import { tableBytes } from '../testing/table.ts';
import { type BirthDay, birthDayOf } from './birth-day.ts';
import { readEphemeris } from './ephemeris.ts';
import type { Place } from './horizon-frame.ts';

const ephemeris = readEphemeris(tableBytes());
const minute = 60_000;
const dayMs = 86_400_000;
const delhi = { latDeg: 28.6358, lonDegEast: 77.2245 };
const chennai = { latDeg: 13.0827, lonDegEast: 80.2707 };
const india = (date: string, time: string) => Date.parse(`${date}T${time}+05:30`);

function inIndia(date: string, time: string, place: Place = chennai, windowMinutes = 0): BirthDay {
  const at = india(date, time);
  const span = { fromUtcMs: at - windowMinutes * minute, toUtcMs: at + windowMinutes * minute };
  return birthDayOf(ephemeris, { ...place, span, localDate: date, zone: 'Asia/Kolkata' });
}
const tamilOn = (date: string) => inIndia(date, '12:00').varas[0]?.tamil;

/** What drikpanchang.com/bengali/bengali-day-panjika.html shows for New Delhi, to the minute: what holds until when. */
const published = [
  {
    date: '2020-12-31',
    sun: ['07:14', '17:35'],
    tithi: [16, '2020-12-31', '09:30'],
    yoga: [26, '2020-12-31', '14:52'],
    karana: [3, '2020-12-31', '09:30'],
    pada: [6 * 4 + 2, '2020-12-31', '13:38'],
    month: { amanta: 9, purnimanta: 10, vikram: 2077, saka: 1942 },
  },
  {
    date: '2022-01-24',
    sun: ['07:13', '17:54'],
    tithi: [21, '2022-01-24', '08:43'],
    yoga: [7, '2022-01-24', '11:12'],
    karana: [6, '2022-01-24', '08:43'],
    pada: [12 * 4 + 3, '2022-01-24', '11:15'],
    month: { amanta: 10, purnimanta: 11, vikram: 2078, saka: 1943 },
  },
  {
    date: '2022-01-26',
    sun: ['07:12', '17:55'],
    tithi: [24, '2022-01-27', '04:34'],
    yoga: [10, '2022-01-27', '04:09'],
    karana: [4, '2022-01-26', '17:33'],
    pada: [14 * 4 + 3, '2022-01-26', '10:07'],
    month: { amanta: 10, purnimanta: 11, vikram: 2078, saka: 1943 },
  },
  {
    date: '2025-11-22',
    sun: ['06:49', '17:25'],
    tithi: [2, '2025-11-22', '17:11'],
    yoga: [7, '2025-11-22', '11:30'],
    karana: [3, '2025-11-22', '17:11'],
    pada: [17 * 4 + 2, '2025-11-22', '10:05'],
    month: { amanta: 9, purnimanta: 9, vikram: 2082, saka: 1947 },
  },
] as const;

describe('the day of birth', () => {
  it.each(published)('is the published one of $date', ({ date, sun, month, ...ends }) => {
    const noon = inIndia(date, '12:00', delhi);
    const [rise, set] = sun.map((time) => india(date, time));
    expect(Math.abs((noon.sun.riseUtcMs ?? 0) - (rise ?? 0))).toBeLessThan(1.5 * minute);
    expect(Math.abs((noon.sun.setUtcMs ?? 0) - (set ?? 0))).toBeLessThan(1.5 * minute);
    expect(noon.months[0]).toMatchObject({ ...month, adhika: false });
    for (const [name, [value, day, time]] of Object.entries(ends)) {
      const list = `${name}s` as 'tithis' | 'yogas' | 'karanas' | 'padas';
      const at = (minutes: number) =>
        birthDayOf(ephemeris, {
          ...delhi,
          span: {
            fromUtcMs: india(day, time) + minutes * minute,
            toUtcMs: india(day, time) + minutes * minute,
          },
          localDate: day,
          zone: 'Asia/Kolkata',
        })[list];
      expect(at(-2), `${name} before ${time}`).toEqual([value]);
      expect(at(2), `${name} after ${time}`).not.toEqual([value]);
    }
  });

  it('goes from sunrise to sunrise, beside the civil weekday', () => {
    const before = inIndia('1990-05-05', '05:00');
    const after = inIndia('1990-05-05', '06:00');
    expect([before.weekday, after.weekday]).toEqual([6, 6]);
    expect(before.varas.map(({ weekday }) => weekday)).toEqual([5]);
    expect(after.varas.map(({ weekday }) => weekday)).toEqual([6]);
    expect(before.varas[0]?.nextRiseUtcMs).toBe(after.varas[0]?.riseUtcMs);
    expect(before.varas[0]?.tamil).toEqual({ month: 1, day: 21 });
    expect(after.varas[0]?.tamil).toEqual({ month: 1, day: 22 });
    expect(before.sun).toEqual(after.sun);
  });

  it('is both days where the sunrise is within the window, and through a whole local day', () => {
    expect(inIndia('1990-05-05', '05:40', chennai, 15).varas.map(({ weekday }) => weekday)).toEqual([5, 6]);
    const whole = birthDayOf(ephemeris, {
      ...chennai,
      span: { fromUtcMs: india('1990-05-05', '00:00'), toUtcMs: india('1990-05-06', '00:00') },
      localDate: '1990-05-05',
      zone: 'Asia/Kolkata',
    });
    expect(whole.varas.map(({ weekday }) => weekday)).toEqual([5, 6]);
    expect(whole.tithis).toEqual([11, 12]);
  });

  it('has no vara where the Sun does not rise, and says so without an error', () => {
    const at = Date.parse('2020-12-21T11:00:00Z');
    const day = birthDayOf(ephemeris, {
      latDeg: 69.65,
      lonDegEast: 18.96,
      span: { fromUtcMs: at, toUtcMs: at },
      localDate: '2020-12-21',
      zone: 'Europe/Oslo',
    });
    expect(day).toMatchObject({ weekday: 1, varas: [], sun: { riseUtcMs: null, setUtcMs: null } });
    expect(day.tithis).toHaveLength(1);
  });

  // Pongal, by holidayapi.com/holidays/in-tn/pongal; in 2023 and 2027 the Sun entered Makara after sunset on the 14th.
  it.each([
    '2020-01-15',
    '2021-01-14',
    '2022-01-14',
    '2023-01-15',
    '2024-01-15',
    '2025-01-14',
    '2026-01-14',
    '2027-01-15',
    '2028-01-15',
    '2029-01-14',
  ])('is the first of Thai on %s', (date) => {
    expect(tamilOn(date)).toEqual({ month: 10, day: 1 });
  });

  // The new year is on 14 April (en.wikipedia.org/wiki/Tamil_calendar); calendar.tamilgod.org/tithis shows all of April 2019.
  it.each([
    ['2015-04-14', 1, 1],
    ['2018-04-14', 1, 1],
    ['2020-04-14', 1, 1],
    ['2021-04-14', 1, 1],
    ['2023-04-14', 1, 1],
    ['2019-04-01', 12, 18],
    ['2019-04-13', 12, 30],
    ['2019-04-14', 1, 1],
    ['2019-04-30', 1, 17],
  ])('is on %s that of the Tamil calendar: month %d, day %d', (date, month, day) => {
    expect(tamilOn(date)).toEqual({ month, day });
  });

  it("counts Tamil days from an independent library's entrance and sunset, at 500 dates", () => {
    const wrong = madeUpBirths(500).filter(({ utcMs, ...place }) => {
      const zone = 'UTC';
      const localDate = new Date(utcMs).toISOString().slice(0, 10);
      const day = birthDayOf(ephemeris, {
        ...place,
        span: { fromUtcMs: utcMs, toUtcMs: utcMs },
        localDate,
        zone,
      });
      const vara = day.varas[0];
      if (!vara?.setUtcMs) return true;
      const firstSet = nextByEngine('set', place, entranceByEngine(vara.setUtcMs)) ?? Number.NaN;
      return vara.tamil?.day !== Math.round((vara.setUtcMs - firstSet) / dayMs) + 1;
    });
    expect(wrong).toEqual([]);
  });
});
