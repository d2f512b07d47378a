import { yearsBetween } from '../births/calendar-date.ts';

/** The three readings the product writes; each has its own texts in the knowledge base. */
export const reportTypes = ['Child', 'Adult', 'Student'] as const;
export type ReportType = (typeof reportTypes)[number];

/** From this age on a person's report speaks to the reader, not to the parent; and from the later one on not as to somebody at school. */
const [studentFromYears, adultFromYears] = [15, 18];

/** The reading for a birth date on a given day, both yyyy-MM-dd: Child under 15 years, Student under 18, else Adult. */
export function reportTypeFor(birthDate: string, today: string): ReportType {
  const years = yearsBetween(birthDate, today);
  return years < studentFromYears ? 'Child' : years < adultFromYears ? 'Student' : 'Adult';
}

/** How far the writing of a report has come. Everything before `ready` goes on by itself, `failed` for two days; after that it waits for a person. */
export const reportStages = ['waiting', 'chart', 'wording', 'checks', 'ready', 'failed'] as const;
export type ReportStage = (typeof reportStages)[number];

/** Whose reports the product admin looks at: those of consumers, or those that groups made. */
export const reportUserTypes = ['ASTROUSER', 'GROUP'] as const;
export type ReportUserType = (typeof reportUserTypes)[number];

/** Whose a report is. */
export function reportUserTypeOf({ groupId }: { groupId: string | null }): ReportUserType {
  return groupId === null ? 'ASTROUSER' : 'GROUP';
}
