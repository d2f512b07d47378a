import type { Locale } from '@udaya/core/locale';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { customs } from './customs.ts';
import { dateFormat } from './formats.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The day of an instant in an IANA zone: '4 March 2026'. */
export function formatDayIn(instant: Date, timeZone: string, locale: Locale): string {
  return dateFormat(customs[locale].days, { ...day, timeZone }).format(instant);
}

/** The day of an instant in the product's time zone: '4 March 2026'. */
export function dayInIndia(instant: Date, locale: Locale): string {
  return formatDayIn(instant, productTimeZone, locale);
}

/** An instant with its zone, '4 March 2026 at 10:36 IST'; the time and its zone stay on one line. */
export function formatInstant(instant: Date, timeZone: string, locale: Locale): string {
  const { days, zones } = customs[locale];
  const words = dateFormat(days, { ...day, ...clock, timeZone }).format(instant);
  const zone = dateFormat(zones, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return `${words}\u00A0${valueOf(zone, 'timeZoneName')}`;
}

/** An instant as a list shows it: day '14-07-2026', time '05:45:09 pm'. */
export function formatStamp(instant: Date, timeZone: string, locale: Locale): { day: string; time: string } {
  const parts = dateFormat(customs[locale].days, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
    timeZone,
  }).formatToParts(instant);
  const [dd, mm, yyyy, hour, minute, second, half] = (
    ['day', 'month', 'year', 'hour', 'minute', 'second', 'dayPeriod'] as const
  ).map((type) => valueOf(parts, type));
  return { day: `${dd}-${mm}-${yyyy}`, time: `${hour}:${minute}:${second} ${half}` };
}

/** The day of an instant in an IANA zone as yyyy-MM-dd: for names of files and fields, the same in every language. */
export function isoDayIn(instant: Date, timeZone: string): string {
  return dateFormat('sv', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(instant);
}

function valueOf(parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}
