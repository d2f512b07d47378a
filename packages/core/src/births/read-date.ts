import { firstBirthDate } from './birth-words.ts';
import { isCalendarDate } from './calendar-date.ts';
import { monthNamed } from './month-named.ts';

/** Why a cell says no date of birth. */
type DateFault = 'date' | 'dateMonthFirst' | 'dateShortYear' | 'dateNumber' | 'dateRange';

// What may stand between day, month and year, where the month is a word.
const gap = String.raw`(?:[\s.,/-]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d))`;
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const month = String.raw`([\p{L}\p{M}]+)`;
const year = String.raw`(\d{4}|\d{2})`;
/** How a date is written, and where year, month and day stand in it. */
const patterns: readonly [RegExp, readonly [year: number, month: number, day: number]][] = [
  [/^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/, [1, 3, 4]],
  [/^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/, [4, 3, 1]],
  [new RegExp(`^${day}${gap}${month}${gap}${year}$`, 'iu'), [3, 2, 1]],
  [new RegExp(`^${month}${gap}${day}${gap}${year}$`, 'iu'), [3, 1, 2]],
  [new RegExp(`^(\\d{4})${gap}${month}${gap}${day}$`, 'iu'), [1, 2, 3]],
];

/**
 * The date of birth that a cell of a file says, yyyy-MM-dd: the year first, or the day; the month by its number or name. What can only be
 * month first is not turned round, a year of two digits and a spreadsheet's own number of days are not completed.
 */
export function readDate(cell: string, today: string): { date: string } | { fault: DateFault } {
  if (/^\d{5}(?:\.\d+)?$/.test(cell)) return { fault: 'dateNumber' };
  const found = patterns.map(([pattern, at]) => [pattern.exec(cell), at] as const).find(([match]) => match);
  if (!found) return { fault: 'date' };
  const [y = '', monthText = '', d = ''] = found[1].map((at) => found[0]?.[at]);
  const m = Number(monthText) || monthNamed(monthText);
  if (y.length === 2 && m) return { fault: 'dateShortYear' };
  const date = `${y}-${String(m).padStart(2, '0')}-${d.padStart(2, '0')}`;
  if (!isCalendarDate(date))
    return {
      fault: y.length === 4 && m > 12 && Number(d) <= 12 && found[1][0] === 4 ? 'dateMonthFirst' : 'date',
    };
  return date < firstBirthDate || date > today ? { fault: 'dateRange' } : { date };
}
