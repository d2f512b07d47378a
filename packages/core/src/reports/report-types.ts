import { yearsBetween } from '../births/calendar-date.ts';

/** The three readings the product writes; each has its own texts in the knowledge base. */
export const reportTypes = ['Child', 'Adult', 'Student'] as const;
export type ReportType = (typeof reportTypes)[number];

/** From this age on a person's report speaks to the reader, not to the parent. */
export const adultFromYears = 15;

/** The reading for a birth date on a given day, both yyyy-MM-dd: Child under 15 years, else Adult. */
export function reportTypeFor(birthDate: string, today: string): ReportType {
  return yearsBetween(birthDate, today) < adultFromYears ? 'Child' : 'Adult';
}
