import dayjs from 'dayjs';
import type { ReportListItem } from '@udaya/contract/reports';
import { showTime } from '@udaya/core/births/show-time';
import * as m from '@udaya/messages';

const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const longWithDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A date yyyy-MM-dd as 14 July 1943; any other text as it is. */
export function showDate(day: string): string {
  const date = noon(day);
  return Number.isNaN(date.getTime()) ? day : long.format(date);
}

/** The day of an instant where the reader is, as 14 July 2026. */
export function showDay(instant: string): string {
  return dayjs(instant).format('D MMMM YYYY');
}

/** A date yyyy-MM-dd with its weekday, as Wednesday, 14 July 1943. */
export function showDateWithWeekday(day: string): string {
  const date = noon(day);
  return Number.isNaN(date.getTime()) ? day : longWithDay.format(date);
}

/** The time of a report's birth, or that it is not known. */
export function showBirthTime({
  timeAccuracy,
  timeOfBirth,
}: Pick<ReportListItem, 'timeAccuracy' | 'timeOfBirth'>): string {
  return timeAccuracy === 'unknown' ? m.report_time_unknown_short() : showTime(timeOfBirth);
}
