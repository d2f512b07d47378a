import { yearsBetween } from '../births/calendar-date.ts';
import type { ReportType } from '../reports/report-types.ts';

/** The ages, in whole years at the making of the report, that a Child text may be written for. */
export const ageBands = ['0-2', '3-5', '6-9', '10-14'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The age band of a row of the knowledge base; empty for a text that fits any age. */
export type RowAgeBand = AgeBand | '';

const lastYears: Record<AgeBand, number> = { '0-2': 2, '3-5': 5, '6-9': 9, '10-14': 14 };

/** The band of a child born on a day, on another day, both yyyy-MM-dd; null for readers who are no child. */
export function ageBandOn(reportType: ReportType, birthDate: string, today: string): AgeBand | null {
  if (reportType !== 'Child') return null;
  const years = yearsBetween(birthDate, today);
  return ageBands.find((band) => years <= lastYears[band]) ?? '10-14';
}
