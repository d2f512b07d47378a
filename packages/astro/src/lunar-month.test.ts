import { describe, expect, it } from 'vitest';
import { longitudesByEngine, madeUpBirths, newMoonsByEngine } from '../testing/sky-by-astronomy-engine.ts';
import { tableBytes } from '../testing/table.ts';
import { readEphemeris } from './ephemeris.ts';
import { lunarMonthAt } from './lunar-month.ts';
import { panchangThrough } from './panchang.ts';

const ephemeris = readEphemeris(tableBytes());
const india = (text: string) => Date.parse(`${text}+05:30`);
const monthAt = (text: string) => lunarMonthAt(ephemeris, india(text));

describe('the lunar month', () => {
  it('lies between the new moons of an independent library, with its Sun, at 500 dates', () => {
    const wrong = madeUpBirths(500).filter(({ utcMs }) => {
      const [before, after] = newMoonsByEngine(utcMs).map((at) =>
        Math.floor(longitudesByEngine(at).sun / 30),
      );
      const { amanta, adhika } = lunarMonthAt(ephemeris, utcMs);
      return amanta !== (((before ?? 0) + 1) % 12) + 1 || adhika !== (before === after);
    });
    expect(wrong).toEqual([]);
  });

  // mr.wikipedia.org/wiki/अधिकमास for 2007 to 2023; timesnowhindi.com's list of twenty years for 2004; 2001 is nineteen years before 2020.
  it.each([
    ['2001-10-01', 7],
    ['2004-08-01', 5],
    ['2007-06-01', 3],
    ['2010-05-01', 2],
    ['2012-09-01', 6],
    ['2015-07-01', 4],
    ['2018-06-01', 3],
    ['2020-10-01', 7],
    ['2023-08-01', 5],
  ])('is an added one at %s', (date, month) => {
    const noon = `${date}T12:00`;
    expect(monthAt(noon)).toMatchObject({ amanta: month, purnimanta: month, adhika: true, joined: null });
    const later = lunarMonthAt(ephemeris, india(noon) + 30 * 86_400_000);
    expect(later).toMatchObject({ amanta: month, adhika: false });
  });

  // hindupad.com/kshaya-masa: the last lost month was in 1983, in its year an added one before it and one after it.
  it('loses a name where the Sun enters two signs', () => {
    expect(monthAt('1982-10-01T12:00')).toMatchObject({ amanta: 7, adhika: true });
    expect(monthAt('1983-01-20T12:00')).toMatchObject({ amanta: 10, adhika: false, joined: 11 });
    expect(monthAt('1983-03-01T12:00')).toMatchObject({ amanta: 12, adhika: true });
  });

  // deepestfeelings.com/holidays/diwali/diwali_dates.htm; the dark Moon of Ashvina, in the north of Kartika.
  it.each(['2010-11-05', '2015-11-11', '2018-11-07', '2020-11-14', '2021-11-04', '2022-10-24', '2023-11-12'])(
    'is Ashvina on the evening of Diwali, %s',
    (date) => {
      const evening = `${date}T18:30`;
      expect(monthAt(evening)).toMatchObject({ amanta: 7, purnimanta: 8, adhika: false });
      const at = india(evening);
      expect(panchangThrough(ephemeris, { fromUtcMs: at, toUtcMs: at }).tithis).toEqual([30]);
    },
  );

  // Ugadi: thequint.com on Saka 1941, tribhuvansingh.com on Vikram Samvat 2080.
  it.each([
    ['2019-04-06', 1941, 2076],
    ['2023-03-22', 1945, 2080],
  ])('begins both years on %s', (date, saka, vikram) => {
    expect(monthAt(`${date}T12:00`)).toMatchObject({ amanta: 1, purnimanta: 1, saka, vikram });
    const before = lunarMonthAt(ephemeris, india(`${date}T12:00`) - 2 * 86_400_000);
    expect(before).toMatchObject({ amanta: 12, purnimanta: 1, saka: saka - 1, vikram: vikram - 1 });
  });
});
