import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';
import { dateFormat } from './formats.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A date yyyy-MM-dd as '14 July 1943'; any other text as it is. */
export function formatDay(date: string, locale: Locale): string {
  return written(date, locale, day);
}

/** A date yyyy-MM-dd as '14-07-1943', as it stands beside the stamps of a list; any other text as it is. */
export function formatNumericDay(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
}

/** A date yyyy-MM-dd without its year, '14 Jul'; any other text as it is. */
export function formatShortDay(date: string, locale: Locale): string {
  return written(date, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** A date yyyy-MM-dd with its weekday, 'Wednesday, 14 July 1943'; any other text as it is. */
export function formatDayWithWeekday(date: string, locale: Locale): string {
  return written(date, locale, { weekday: 'long', ...day });
}

/** The weekday of a date yyyy-MM-dd, 'Wednesday'; any other text as it is. */
export function formatWeekday(date: string, locale: Locale): string {
  return written(date, locale, { weekday: 'long', timeZone: 'UTC' });
}

/** The days of a week in short, from Monday on: 'Mon', 'Tue' and so on. */
export function shortWeekdays(locale: Locale): string[] {
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    written(`2024-01-0${index + 1}`, locale, { weekday: 'short', timeZone: 'UTC' }),
  );
}

/** A month yyyy-MM as 'July 1943'; any other text as it is. */
export function formatMonth(month: string, locale: Locale): string {
  const first = written(`${month}-01`, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return first === `${month}-01` ? month : first;
}

/** Tamil calls the days of the week by the planets alone where it is cut short; in whole they are days (Sunday first). */
const tamilWeekdays = [
  'ஞாயிற்றுக்கிழமை',
  'திங்கட்கிழமை',
  'செவ்வாய்க்கிழமை',
  'புதன்கிழமை',
  'வியாழக்கிழமை',
  'வெள்ளிக்கிழமை',
  'சனிக்கிழமை',
];

function written(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  const format = dateFormat(customs[locale].days, options);
  if (locale !== 'ta' || options.weekday !== 'long') return format.format(noon);
  return format
    .formatToParts(noon)
    .map(({ type, value }) => (type === 'weekday' ? tamilWeekdays[noon.getUTCDay()] : value))
    .join('');
}
