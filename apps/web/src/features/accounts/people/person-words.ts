import type { AstroUser } from '@udaya/contract/astro-users';
import { formatDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import { getLocale } from '@udaya/messages/runtime';

/** A person's whole name. */
export function nameOf({ firstName, lastName }: Pick<AstroUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The day of an instant where the reader is, as 14 July 2026. */
export function dayOf(instant: string | Date): string {
  return formatDayIn(new Date(instant), ownTimeZone(), getLocale());
}
