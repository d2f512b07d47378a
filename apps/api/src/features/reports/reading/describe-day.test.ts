import { DayOfBirth } from '@udaya/contract/day-of-birth';
import { type Locale, locales } from '@udaya/core/locale';
import type { ReportRecord } from '@udaya/core/reports/present-report';
import { describe, expect, it } from 'vitest';
import { presented, templated } from '../../../../testing/rendered-report.ts';
import { runInLocale } from '../../../platform/locale/current-locale.ts';
import { describeDay } from './describe-day.ts';
import { coverDetails } from './report-chapters.ts';
import { toDocument } from './to-document.ts';

/** A birth in Chennai. */
function born(date: string, time: string, change: Partial<ReportRecord> = {}) {
  const birthMs = Date.parse(`${date}T${time}:00+05:30`);
  const chennai = { latitude: 13.0827, longitude: 80.2707, offsetSeconds: 19_800, warnings: [] };
  const clock = { dateOfBirth: date, timeOfBirth: `${time}:00`, timeAccuracy: 'exact' as const, birthMs };
  return presented({ ...chennai, ...clock, ...change }, templated);
}
const dayOf = (report: ReturnType<typeof born>) => {
  const day = describeDay(report);
  if (!day) throw new Error('There is no day.');
  return { ...day, values: Object.fromEntries(day.rows.map(({ term, value }) => [term, value])) };
};

describe('the day of birth', () => {
  it('names what a panchang does, each with what the word means', () => {
    const { rows, values, lead } = dayOf(born('2020-10-05', '10:30'));
    expect(values).toMatchObject({
      'Vara (weekday of the panchang)': 'Monday (Somavara)',
      'Tithi (lunar day)': 'Chaturthi, in the waning half of the month',
      Yoga: 'Vajra',
      Karana: 'Bava',
      'Tamil date': 'Purattasi 19',
      'Lunar month': 'Adhika Ashvina',
      Samvat: 'Vikram Samvat 2077, Saka 1942',
    });
    expect(values['Sunrise and sunset']).toMatch(/^05:5\d AM and 05:5\d PM$/);
    expect(rows).toHaveLength(10);
    for (const { about } of rows) expect(about).toMatch(/^[A-Z].+\.$/);
    expect(lead).toContain('not a prediction');
  });

  it('before sunrise is the day before, beside the civil weekday, on the cover too', () => {
    const early = born('1990-05-05', '05:00');
    const { rows, values } = dayOf(early);
    expect(values).toMatchObject({
      'Vara (weekday of the panchang)': 'Friday (Shukravara)',
      'Tamil date': 'Chithirai 21',
    });
    expect(rows[2]?.about).toContain('By the civil calendar it was Saturday.');
    const weekdayOf = (report: typeof early) =>
      coverDetails(report).find(({ label }) => label === 'Day of the week')?.value;
    expect(weekdayOf(early)).toBe(
      'Saturday; by the panchang, which counts days from sunrise, Friday (Shukravara)',
    );
    expect(weekdayOf(born('1990-05-05', '05:00', { paymentStatus: 'PENDING' }))).toBe(weekdayOf(early));
  });

  it('shows where the birth was between sunrise and sunrise', () => {
    const { course } = dayOf(born('1990-05-05', '05:00'));
    expect(course?.marks.map(({ kind, time }) => [kind, time])).toEqual([
      ['sunrise', '05:47 AM'],
      ['sunset', '06:25 PM'],
      ['birth', '05:00 AM'],
      ['nextSunrise', '05:47 AM'],
    ]);
    const shares = course?.marks.map(({ at }) => Number(at.toFixed(2)));
    expect(shares).toEqual([0, 0.53, 0.97, 1]);
  });

  it('says both where the sunrise is within the window', () => {
    const { values, course } = dayOf(born('1990-05-05', '05:40', { timeAccuracy: 'about15' }));
    expect(values).toMatchObject({
      'Vara (weekday of the panchang)':
        'Friday (Shukravara) until sunrise at 05:47 AM, then Saturday (Shanivara)',
      'Tamil date': 'Chithirai 21 until sunrise at 05:47 AM, then Chithirai 22',
    });
    expect(course).toBeNull();
  });

  it('says of an unknown time what held all day, and what is left out', () => {
    const { values, lead, syllables, course } = dayOf(
      born('1990-05-05', '12:00', { timeAccuracy: 'unknown' }),
    );
    expect(Object.keys(values)).not.toContain('Tithi (lunar day)');
    expect(lead).toMatch(
      /Not shown, because it changed that day: .*Tithi \(lunar day\), Yoga,? and Karana\.$/,
    );
    expect(values['Tamil date']).toContain('until sunrise at');
    expect([syllables, course]).toEqual([null, null]);
  });

  it('has how a name may begin for the first year of a child alone', () => {
    const made = { createdAt: new Date('2026-03-01T00:00:00Z') };
    const { syllables } = dayOf(born('2026-02-10', '10:30', made));
    expect(syllables?.sounds).toHaveLength(1);
    expect(
      toDocument(born('2026-02-10', '10:30', made), { productName: 'U', supportEmail: 's' }).day,
    ).toMatchObject({
      syllables: {
        label: 'Name syllables',
        texts: [
          Object.values(syllables?.sounds[0] ?? {})
            .filter(Boolean)
            .join(' · '),
        ],
      },
    });
    expect(dayOf(born('2025-02-10', '10:30', made)).syllables).toBeNull();
    expect(dayOf(born('2026-02-10', '10:30', { ...made, reportType: 'Adult' })).syllables).toBeNull();
  });

  it('names both padas where the window has two, and none where it has more', () => {
    const made = { createdAt: new Date('2026-03-01T00:00:00Z'), timeAccuracy: 'about60' as const };
    const days = Array.from({ length: 24 }, (_, hour) => {
      const report = born('2026-02-10', `${String(hour).padStart(2, '0')}:30`, made);
      return { padas: report.day?.padas.length ?? 0, sounds: dayOf(report).syllables?.sounds ?? [] };
    });
    expect(new Set(days.map(({ padas }) => padas))).toContain(2);
    for (const { padas, sounds } of days) {
      expect(sounds).toHaveLength(padas > 2 ? 0 : padas);
      expect(sounds.every(({ pada }) => /, pada \d$/.test(pada))).toBe(padas > 1);
    }
  });

  it('is kept from whoever sees a preview', () => {
    expect(describeDay(born('2020-10-05', '10:30', { paymentStatus: 'PENDING' }))).toBeNull();
  });

  it('is told where the Sun does not rise', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo', offsetSeconds: 3600 };
    const { values } = dayOf(born('2020-12-21', '12:00', { ...tromso, timeAccuracy: 'unknown' }));
    expect(values['Sunrise and sunset']).toBe('The Sun did not rise or set there that day');
    expect(Object.keys(values)).not.toContain('Tamil date');
  });

  const others = locales.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en');
  it.each(others)('has no Latin word in %s but the letters of a name', (locale) => {
    runInLocale(locale, () => {
      for (let month = 1; month <= 12; month++) {
        const date = `2023-${String(month).padStart(2, '0')}-11`;
        const { syllables, course, ...day } = DayOfBirth.parse(dayOf(born(date, '10:30')));
        expect(
          JSON.stringify(Object.values(day)).replaceAll(/\d\d:\d\d [AP]M|"(term|value|about)"/g, ''),
        ).not.toMatch(/[A-Za-z]/);
        expect(course?.heading).not.toMatch(/[A-Za-z]/);
        expect(syllables).toBeNull();
      }
    });
  });
});
