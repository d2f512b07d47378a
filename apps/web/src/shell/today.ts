import { isoDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';

/** Today where the reader is, yyyy-MM-dd. */
export function today(): string {
  return isoDayIn(new Date(), ownTimeZone());
}
