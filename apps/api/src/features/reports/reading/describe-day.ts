import type { BirthDay, Vara } from '@udaya/astro/birth-day';
import type { LunarMonth } from '@udaya/astro/lunar-month';
import { nameSyllables } from '@udaya/astro/name-syllables';
import type { DayOfBirth } from '@udaya/contract/day-of-birth';
import { readableTime } from '@udaya/core/births/clock-time';
import { ageBandOn } from '@udaya/core/knowledge/age-band';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { PresentedReport } from '@udaya/core/reports/present-report';
import { formatWeekday } from '@udaya/format/format-day';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatChoice, formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { describeMoon, mansionText, tithiText, varaName } from '../record/report-text.ts';

/** A row with what the window of the birth time allows of it; one value alone holds throughout, and none is nothing to tell. */
interface Told {
  term: string;
  values: readonly string[];
  about: string;
}

type Names<Message> = Message extends (input: infer Input) => string ? Input[keyof Input] : never;

/** What a panchang shows of a birth, in the words of page, PDF and export; null where it is not shown, or the day is not known. */
export function describeDay(report: PresentedReport): DayOfBirth | null {
  const { day } = report;
  if (!day) return null;
  const isTimeKnown = report.birthTime.accuracy !== 'unknown';
  const told = rowsOf(report, day).filter(({ values }) => values.length > 0);
  // Of a whole day only what holds throughout is said; of a window of minutes, what is possible.
  const open = isTimeKnown ? [] : told.filter(({ values }) => values.length > 1);
  const lead = isTimeKnown ? m.report_day_lead() : m.report_day_lead_unknown();
  const lacks = formatList(
    open.map(({ term }) => term),
    currentLocale(),
  );
  return {
    heading: m.report_day(),
    lead: open.length > 0 ? `${lead} ${m.report_day_lacks({ terms: lacks })}` : lead,
    rows: told
      .filter((row) => !open.includes(row))
      .map(({ term, values, about }) => ({ term, value: formatChoice(values, currentLocale()), about })),
    syllables: isTimeKnown ? syllablesOf(report, day) : null,
    course: isTimeKnown ? courseOf(report, day) : null,
  };
}

function rowsOf(report: PresentedReport, day: BirthDay): Told[] {
  const { moon } = report;
  const { nakshatra } = describeMoon(moon);
  return [
    {
      term: m.report_provenance_moon_sign(),
      values: moon.signs.map((sign) => describeMoon({ signs: [sign] }).chandraRasi),
      about: m.report_day_about_rasi(),
    },
    {
      term: m.report_provenance_nakshatra(),
      values: nakshatra ? [nakshatra] : nakshatrasOf(day),
      about: m.report_day_about_nakshatra(),
    },
    varaRow(report, day),
    {
      term: m.chart_tithi(),
      values: day.tithis.map(tithiText),
      about: m.report_day_about_tithi(),
    },
    {
      term: m.chart_yoga(),
      values: day.yogas.map((yoga) => m.chart_yoga_name({ yoga: yoga as Names<typeof m.chart_yoga_name> })),
      about: m.report_day_about_yoga(),
    },
    {
      term: m.chart_karana(),
      values: day.karanas.map((karana) =>
        m.chart_karana_name({ karana: karana as Names<typeof m.chart_karana_name> }),
      ),
      about: m.report_day_about_karana(),
    },
    { term: m.chart_sun(), values: sunText(report, day), about: m.report_day_about_sun() },
    {
      term: m.chart_tamil_date(),
      values: overSunrise(report, day, ({ tamil }) =>
        tamil
          ? m.chart_tamil_date_value({
              month: m.chart_tamil_month_name({
                month: tamil.month as Names<typeof m.chart_tamil_month_name>,
              }),
              day: String(tamil.day),
            })
          : '',
      ),
      about: m.report_day_about_tamil(),
    },
    {
      term: m.chart_lunar_month(),
      values: day.months.map(lunarMonthText),
      about: day.months.some(({ adhika }) => adhika)
        ? m.report_day_about_adhika()
        : m.report_day_about_month(),
    },
    {
      term: m.chart_samvat(),
      values: [
        ...new Set(
          day.months.map(({ vikram, saka }) =>
            m.chart_samvat_value({ vikram: String(vikram), saka: String(saka) }),
          ),
        ),
      ],
      about: m.report_day_about_samvat(),
    },
  ];
}

/** The nakshatras of a window that is in several, each with the padas that it may be in. */
function nakshatrasOf({ padas }: BirthDay): string[] {
  const all = [...new Set(padas.map((pada) => Math.floor(pada / 4)))];
  return all.map((one) =>
    mansionText({
      nakshatra: one + 1,
      padas: padas.filter((pada) => Math.floor(pada / 4) === one).map((pada) => (pada % 4) + 1),
    }),
  );
}

function varaRow(report: PresentedReport, day: BirthDay): Told {
  const [only, ...others] = day.varas;
  const differs = others.length === 0 && only !== undefined && only.weekday !== day.weekday;
  const weekday = formatWeekday(report.birthTime.localDate, currentLocale());
  return {
    term: m.chart_vara(),
    values: overSunrise(report, day, ({ weekday: name }) => varaName(name)),
    about: differs ? m.report_day_about_vara_other({ weekday }) : m.report_day_about_vara(),
  };
}

/** What goes from sunrise to sunrise: of a window with a sunrise in it, both with the time that parts them. None where it is not known. */
function overSunrise(report: PresentedReport, { varas }: BirthDay, name: (vara: Vara) => string): string[] {
  const [first, second, third] = varas;
  if (!first || third) return [];
  const before = name(first);
  const after = second ? name(second) : before;
  if (!before || !after) return [];
  if (!second || before === after) return [before];
  return [m.report_day_until({ before, time: clockText(report, second.riseUtcMs), after })];
}

function sunText(report: PresentedReport, { sun: { riseUtcMs, setUtcMs } }: BirthDay): string[] {
  if (riseUtcMs === null && setUtcMs === null) return [m.chart_sun_none()];
  if (riseUtcMs === null || setUtcMs === null) return [];
  return [m.chart_sun_value({ rise: clockText(report, riseUtcMs), set: clockText(report, setUtcMs) })];
}

const lunarName = (month: number) =>
  m.chart_lunar_month_name({ month: month as Names<typeof m.chart_lunar_month_name> });

function lunarMonthText({ amanta, purnimanta, adhika, joined }: LunarMonth): string {
  if (adhika) return m.chart_lunar_month_adhika({ month: lunarName(amanta) });
  if (joined !== null)
    return m.chart_lunar_month_joined({ first: lunarName(amanta), second: lunarName(joined) });
  if (amanta === purnimanta) return lunarName(amanta);
  return m.chart_lunar_month_two({ amanta: lunarName(amanta), purnimanta: lunarName(purnimanta) });
}

/** An instant by the clock of the birth, to the minute. */
function clockText({ birthTime }: Pick<PresentedReport, 'birthTime'>, utcMs: number): string {
  const minute = Math.round(utcMs / 60_000) * 60_000;
  const local = birthTime.offsetByHand
    ? Temporal.Instant.fromEpochMilliseconds(minute + birthTime.offsetSeconds * 1000).toZonedDateTimeISO(
        'UTC',
      )
    : Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(birthTime.zone);
  return readableTime(local.toPlainTime().toString({ smallestUnit: 'minute' }));
}

const mostPadas = 2;

function syllablesOf(
  { reportType, birthTime, createdAt }: PresentedReport,
  { padas }: BirthDay,
): DayOfBirth['syllables'] {
  const band = ageBandOn(reportType, birthTime.localDate, isoDayIn(createdAt, productTimeZone));
  if (band !== '0' || padas.length > mostPadas) return null;
  return {
    label: m.report_day_syllables(),
    about: m.report_day_syllables_about(),
    sounds: padas.flatMap((pada) => {
      const sounds = nameSyllables[pada];
      if (!sounds) return [];
      const mansion = { nakshatra: Math.floor(pada / 4) + 1, padas: [(pada % 4) + 1] };
      return [
        {
          pada: padas.length > 1 ? mansionText(mansion) : '',
          latin: sounds.latin.join(', '),
          tamil: sounds.tamil.join(', '),
          devanagari: sounds.devanagari.join(', '),
        },
      ];
    }),
  };
}

function courseOf(report: PresentedReport, { varas }: BirthDay): DayOfBirth['course'] {
  const [vara, other] = varas;
  const birth = report.birthTime.instant.getTime();
  if (!vara || other || vara.setUtcMs === null || vara.nextRiseUtcMs === null) return null;
  const { riseUtcMs, setUtcMs, nextRiseUtcMs } = vara;
  const marks = [
    { kind: 'sunrise', label: m.report_day_sunrise(), utcMs: riseUtcMs },
    { kind: 'birth', label: m.report_day_birth(), utcMs: birth },
    { kind: 'sunset', label: m.report_day_sunset(), utcMs: setUtcMs },
    { kind: 'nextSunrise', label: m.report_day_next_sunrise(), utcMs: nextRiseUtcMs },
  ] as const;
  return {
    heading: m.report_day_line(),
    marks: marks
      .toSorted((one, other) => one.utcMs - other.utcMs)
      .map(({ utcMs, ...mark }) => ({
        ...mark,
        time: clockText(report, utcMs),
        at: (utcMs - riseUtcMs) / (nextRiseUtcMs - riseUtcMs),
      })),
  };
}
