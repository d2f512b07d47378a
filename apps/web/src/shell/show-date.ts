import type { ReportListItem } from '@udaya/contract/reports';
import { showTime } from '@udaya/core/births/clock-time';
import { formatDay, formatDayWithWeekday } from '@udaya/format/format-day';
import { formatDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

/** A date yyyy-MM-dd as 14 July 1943; any other text as it is. */
export function showDate(day: string): string {
  return formatDay(day, getLocale());
}

/** The day of an instant where the reader is, as 14 July 2026. */
export function showDay(instant: string): string {
  return formatDayIn(new Date(instant), ownTimeZone(), getLocale());
}

/** A date yyyy-MM-dd with its weekday, as Wednesday, 14 July 1943. */
export function showDateWithWeekday(day: string): string {
  return formatDayWithWeekday(day, getLocale());
}

/** The time of a report's birth, or that it is not known. */
export function showBirthTime({
  timeAccuracy,
  timeOfBirth,
}: Pick<ReportListItem, 'timeAccuracy' | 'timeOfBirth'>): string {
  return timeAccuracy === 'unknown' ? m.report_time_unknown_short() : showTime(timeOfBirth);
}
