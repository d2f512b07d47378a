import { formatDay } from '@udaya/format/format-day';
import { isoDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import { getLocale } from '@udaya/messages/runtime';

/** The day of an instant where the reader is. */
export function showDay(instant: string): string {
  return formatDay(isoDayIn(new Date(instant), ownTimeZone()), getLocale());
}
