import { computeChart } from '@udaya/astro/compute-chart';
import { readEphemeris } from '@udaya/astro/ephemeris';
import { type Planet, skyPlanets } from '@udaya/astro/planets';
import { minutesOfAccuracy, type TimeAccuracy, timeAccuracies } from '@udaya/core/births/birth-words';
import { baseLocale } from '@udaya/core/locale';
import { composeReport } from '@udaya/core/reports/compose-report';
import { moonOf, presentMoon } from '@udaya/core/reports/present-moon';
import { describe, expect, it } from 'vitest';
import { tableBytes } from '../../../../../../packages/astro/testing/table.ts';
import { readShippedTexts } from '../../knowledge/shipped-knowledge.ts';
import { castFacts } from './cast-facts.ts';

const ephemeris = readEphemeris(tableBytes());
const texts = readShippedTexts('Adult')
  .texts.filter(({ key }) => /^[A-Z]|^house|^nakshatra/.test(key))
  .map((row) => ({ ...row, lang: baseLocale, versionId: 1, versionDate: '' }));

const births = 2_000;
const minute = 60_000;
const day = 1_440 * minute;
const india = { zone: 'Asia/Kolkata', offsetSeconds: 19_800 };

/** A birth from 1950 on, when India's clocks went as they do now, at a minute and a place of its own, the same in every run. */
function birthOf(number: number, timeAccuracy: TimeAccuracy) {
  const birthMs =
    Math.floor(Date.UTC(1950, 0, 1) / minute + ((number * 0.618_033_988_7) % 1) * 40_000_000) * minute;
  const dateOfBirth = new Date(birthMs + india.offsetSeconds * 1000).toISOString().slice(0, 10);
  const [latitude, longitude] = [8 + (number % 27), 69 + ((number * 7) % 27)];
  const details = { ...india, birthMs, dateOfBirth, latitude, longitude, timeAccuracy };
  return {
    ...details,
    warnings: [],
    reportType: 'Adult' as const,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  };
}
type Birth = ReturnType<typeof birthOf>;

/** The sky at both ends of the time in which a birth may have happened, and eleven times in between. */
function skiesOf({ birthMs, dateOfBirth, latitude, longitude, timeAccuracy }: Birth) {
  const reach = minutesOfAccuracy[timeAccuracy];
  const midnight = Date.parse(`${dateOfBirth}T00:00:00Z`) - india.offsetSeconds * 1000;
  const [from, to] =
    reach === undefined
      ? [midnight, midnight + day - 1]
      : [birthMs - reach * minute, birthMs + reach * minute];
  const place = { latDeg: latitude, lonDegEast: longitude };
  return Array.from({ length: reach === 0 ? 1 : 13 }, (_, at) =>
    computeChart(ephemeris, { utcMs: from + ((to - from) * at) / 12, ...place }),
  );
}

/** What a report states of a birth that is not so at every time at which it may have happened. */
function wrongIn(birth: Birth): string[] {
  const content = composeReport(castFacts(ephemeris, birth), texts, () => '');
  const moon = presentMoon(moonOf(content), { moonSign: true, nakshatra: true }, birth.timeAccuracy);
  const { mansion } = moon;
  const { turning = [], points } = content.chart;
  const skies = skiesOf(birth);
  const never = (what: string, isSo: (sky: (typeof skies)[number]) => boolean) =>
    skies.every(isSo) ? [] : [what];
  const signs = content.statements.flatMap(({ planet, position, otherPositions, pieces = [] }) => {
    const house = pieces.find(({ key }) => key.startsWith('house.'))?.key.split('.')[2];
    return [
      ...never(`sign of ${planet}`, (sky) =>
        [position, ...otherPositions].includes(sky.points[planet].sign as 1),
      ),
      ...(house ? never(`house of ${planet}`, (sky) => sky.points[planet].house === Number(house)) : []),
    ];
  });
  const goes = (planet: Planet, back: boolean | undefined) =>
    never(`direction of ${planet}`, (sky) => sky.points[planet].retrograde === back);
  const { tithi, weekday } = content.frame?.calendar ?? {};
  return [
    ...signs,
    ...never('sign of the Moon', (sky) => moon.signs.includes(sky.points.Moon.sign)),
    ...(mansion
      ? [
          ...never('nakshatra', (sky) => sky.nakshatra === mansion.nakshatra),
          ...never('pada', (sky) => mansion.padas.includes(sky.pada)),
        ]
      : []),
    ...skyPlanets.flatMap((planet) =>
      turning.includes(planet) ? [] : goes(planet, points[planet]?.retrograde),
    ),
    ...(tithi
      ? never(
          'tithi',
          ({ points: { Sun, Moon } }) =>
            Math.floor(((Moon.lonDeg - Sun.lonDeg + 360) % 360) / 12) + 1 === tithi,
        )
      : []),
    ...(weekday === (new Date(birth.dateOfBirth).getUTCDay() || 7) ? [] : ['weekday']),
  ];
}

describe('what a report states of a birth', () => {
  it.each(timeAccuracies)('holds whenever it may have happened: %s', { timeout: 240_000 }, (accuracy) => {
    const wrong = Array.from({ length: births }, (_, number) => birthOf(number, accuracy)).flatMap(
      (birth, number) => wrongIn(birth).map((what) => `${number}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is as much as can be known: the one pada of an exact time, and those of a day that has two or three', () => {
    const statedOf = (accuracy: TimeAccuracy) =>
      Array.from({ length: 400 }, (_, number) => {
        const { padas, nakshatraStable } = castFacts(ephemeris, birthOf(number, accuracy));
        return nakshatraStable ? padas.length : 0;
      });
    expect(new Set(statedOf('exact'))).toEqual(new Set([1]));
    const [inAnHour, inADay] = [statedOf('about60'), statedOf('unknown')];
    expect(inAnHour.filter((count) => count === 1).length).toBeGreaterThan(200);
    expect(Math.max(...inAnHour)).toBe(2);
    expect(inADay.filter((count) => count > 1).length).toBeGreaterThan(0);
  });
});
