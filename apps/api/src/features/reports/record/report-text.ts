import { nakshatras } from '@udaya/astro/nakshatras';
import { signs } from '@udaya/astro/signs';
import { accuracyWords as accuracyChoices } from '@udaya/contract/intake/birth-fields';
import type { BirthTime } from '@udaya/core/births/birth-time';
import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import { formatOffset, readableTime } from '@udaya/core/births/clock-time';
import type { Position } from '@udaya/core/knowledge/passage';
import type { Mansion, PresentedMoon } from '@udaya/core/reports/present-moon';
import type { PresentedProvenance, PresentedReport, StatementNote } from '@udaya/core/reports/present-report';
import { formatDay, formatWeekday } from '@udaya/format/format-day';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatChoice } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';

/** The values of a report in words: page, PDF and mails all take them from here. */

/** How well a time of birth is known, as a detail of the report. */
export function accuracyWords(accuracy: TimeAccuracy): string {
  return accuracy === 'unknown' ? m.report_time_unknown() : accuracyChoices[accuracy].words();
}

/** The time of a birth, '05:10 AM', or that it is not known. */
export function timeText({ accuracy, localTime }: Pick<BirthTime, 'accuracy' | 'localTime'>): string {
  return accuracy === 'unknown' ? m.report_time_unknown() : readableTime(localTime);
}

/** The clock of a birth as hours from Greenwich, then as clocks show it, to the second: '5.5 hours (UTC+05:30, Asia/Kolkata)'. */
export function timeZoneText({ offsetSeconds, zone }: Pick<BirthTime, 'offsetSeconds' | 'zone'>): string {
  const hours = Number((offsetSeconds / 3600).toFixed(2));
  return m.report_time_zone_value({ hours, offset: `UTC${formatOffset(offsetSeconds)}`, zone });
}

/** A date yyyy-MM-dd as 14 July 1943. */
export function dayText(day: string): string {
  return formatDay(day, currentLocale());
}

const notes: Partial<Record<StatementNote, () => string>> = {
  depends: m.report_note_depends,
  'depends-on-hour': m.report_note_depends_day,
};

/** That one statement hangs on the birth time; empty where it holds, which `steadinessText` says once for all of them. */
export function noteText(note: StatementNote | undefined): string {
  return (note && notes[note]?.()) ?? '';
}

/** That a text between parts hangs on the birth time with one of them; empty where it does not. */
export function bridgeNote(open: boolean): string {
  return open ? m.report_trace_bridge_depends() : '';
}

/** How many of the statements hold; empty where the time is exact. */
export function steadinessText(
  { stableStatements: stable, statements: total }: PresentedProvenance,
  accuracy: TimeAccuracy,
): string {
  if (accuracy === 'exact') return '';
  const hanging = total - stable;
  const all = accuracy === 'unknown' ? m.report_trace_steady_day_all : m.report_trace_steady_all;
  if (hanging === 0) return all({ total });
  const words = accuracy === 'unknown' ? m.report_trace_steady_day : m.report_trace_steady;
  return words({ stable, total, hanging });
}

/** A sign's two names, e.g. 'Vrishabha (Taurus)'; empty for none. */
export function signName(sign: number): string {
  return signs[sign - 1] ? m.chart_sign_name({ sign: sign as Position }) : '';
}

/** Signs of which a point has one, e.g. 'Mesha (Aries) or Vrishabha (Taurus)'. */
export const signNames = (signs: readonly number[]): string =>
  formatChoice(signs.map(signName), currentLocale());

const everyPada = 4;

type Numbered = Parameters<typeof m.chart_nakshatra_name>[0]['nakshatra'];

/** A lunar mansion with its quarter, e.g. 'Hasta, pada 1' or 'Hasta, pada 3 or 4', as far as it is known; empty for none. */
export function mansionText(mansion: Mansion | undefined): string {
  if (!mansion || !nakshatras[mansion.nakshatra - 1]) return '';
  const name = m.chart_nakshatra_name({ nakshatra: mansion.nakshatra as Numbered });
  if (mansion.padas.length === 0 || mansion.padas.length === everyPada) return name;
  return m.chart_nakshatra_with_pada({
    name,
    pada: formatChoice(mansion.padas.map(String), currentLocale()),
  });
}

/** The day of birth by calendar and Moon: 'Monday', and 'Panchami, in the bright half of the month'. Empty where it is not known. */
export function describeCalendar({
  calendar,
  birthTime,
  varas = [],
}: Pick<PresentedReport, 'calendar' | 'birthTime' | 'varas'>): {
  weekday: string;
  tithi: string;
} {
  if (!calendar) return { weekday: '', tithi: '' };
  const civil = formatWeekday(birthTime.localDate, currentLocale());
  const [vara, other] = varas;
  const { dayOfWeek } = Temporal.PlainDate.from(birthTime.localDate);
  const differs = vara !== undefined && other === undefined && vara !== dayOfWeek;
  return {
    weekday: differs ? m.chart_weekday_both({ weekday: civil, vara: varaName(vara) }) : civil,
    tithi: calendar.tithi === null ? '' : tithiText(calendar.tithi),
  };
}

/** A weekday of the panchang, from sunrise to sunrise: 1 Monday to 7 Sunday. */
export function varaName(weekday: number): string {
  return m.chart_vara_name({ vara: weekday as Parameters<typeof m.chart_vara_name>[0]['vara'] });
}

/** A tithi, 1 to 30, with its half of the month. */
export function tithiText(tithi: number): string {
  const waning = tithi > 15;
  const inHalf = waning ? tithi - 15 : tithi;
  const name = m.chart_tithi_name({ tithi: tithi === 30 ? 30 : inHalf });
  if (inHalf === 15) return waning ? m.chart_tithi_new({ tithi: name }) : m.chart_tithi_full({ tithi: name });
  return waning ? m.chart_tithi_waning({ tithi: name }) : m.chart_tithi_waxing({ tithi: name });
}

/** The day of an instant by the product's clock; empty for none. */
export function productDay(instant: Date | undefined): string {
  return instant ? dayInIndia(instant, currentLocale()) : '';
}

/** The Moon's sign, with the others that it may have within the window of the birth time, and its lunar mansion. */
export function describeMoon({ signs, mansion }: PresentedMoon): { chandraRasi: string; nakshatra: string } {
  return {
    chandraRasi: signNames(signs),
    nakshatra: mansionText(mansion),
  };
}
