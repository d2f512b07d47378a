import { monthNamed } from '@udaya/core/births/month-named';

// Digits alone. No year of a birth begins like a month: who typed 20190714 began with the year and is to be told how to
// write a date, instead of hearing that the 20th of the 19th month is no day.
const bareDate = /^(\d{2})(\d{2})(?!0|1[0-2])(\d{4})$/;

/**
 * Reads a date as people type it, day first: 14-07-1943, 14/7/1943, 14.07.1943, 14071943, 14 July 1943, July 14, 1943 or
 * 1943-07-14, the month in English, Tamil or Hindi. Answers yyyy-MM-dd, which may be no day of the calendar (31 February), or
 * undefined for what is no date.
 * Years of two digits are none: 43 could be 1943 or 2043. Nor are eight digits that begin with the year.
 */
export function readTypedDate(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ');
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (iso) return dateText(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? bareDate.exec(text);
  if (dayFirst) return dateText(dayFirst[3], dayFirst[2], dayFirst[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?([\p{L}\p{M}]+)[-/. ]?(\d{4})$/u.exec(text);
  if (named) return dateText(named[3], monthNumber(named[2]), named[1]);
  const monthFirst = /^([\p{L}\p{M}]+)[-/. ]?(\d{1,2})(?:st|nd|rd|th)?[-/. ](\d{4})$/u.exec(text);
  return monthFirst ? dateText(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthNumber(name = ''): string | undefined {
  const month = monthNamed(name);
  return month === 0 ? undefined : String(month);
}

function dateText(year?: string, month?: string, day?: string): string | undefined {
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** A date yyyy-MM-dd as 14-07-1943, the way it is typed; any other text as it is. */
export function typedDate(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match ? `${match[3]}-${match[2]}-${match[1]}` : value;
}
