import { yearsBetween } from '../births/calendar-date.ts';
import type { ReportType } from '../reports/report-types.ts';

/** The ages of a child, in whole years at the making of the report, that texts are written for. */
export const childBands = ['0', '1-2', '3-5', '6-9', '10-14'] as const;
/** The same of a grown-up. */
export const adultBands = ['18-29', '30+'] as const;

/** The age that a report is written for. */
export type ReaderBand = (typeof childBands)[number] | (typeof adultBands)[number];

/** What a row can name: an age, or the band of older files that serves two of them. */
export const ageBands = ['0', '0-2', '1-2', '3-5', '6-9', '10-14', ...adultBands] as const;
export type AgeBand = (typeof ageBands)[number];

/** The age band of a row of the knowledge base; empty for a text that fits any age. */
export type RowAgeBand = AgeBand | '';

const lastYears: Partial<Record<ReaderBand, number>> = {
  '0': 0,
  '1-2': 2,
  '3-5': 5,
  '6-9': 9,
  '10-14': 14,
  '18-29': 29,
};

const bandsOfType: Record<ReportType, readonly ReaderBand[]> = {
  Child: childBands,
  Adult: adultBands,
  Student: [],
};

/** The ages that the texts of a report type are written for; none of students. */
export const bandsOf = (reportType: ReportType): readonly ReaderBand[] => bandsOfType[reportType];

/** The bands that a row of a report type can name. */
export const rowBandsOf = (reportType: ReportType): readonly AgeBand[] =>
  ageBands.filter((band) => bandsOf(reportType).some((own) => servingBands(own).includes(band)));

/** The bands whose rows serve a reader, the closest first: its own, the one of older files around it, and any age. */
export function servingBands(band: ReaderBand | null): readonly RowAgeBand[] {
  if (band === null) return [''];
  return band === '0' || band === '1-2' ? [band, '0-2', ''] : [band, ''];
}

/** The band of somebody born on a day, on another day, both yyyy-MM-dd; null for a student. */
export function ageBandOn(reportType: ReportType, birthDate: string, today: string): ReaderBand | null {
  const years = yearsBetween(birthDate, today);
  const bands = bandsOf(reportType);
  return bands.find((band) => years <= (lastYears[band] ?? Number.POSITIVE_INFINITY)) ?? bands.at(-1) ?? null;
}

/** Whether a band is one of a child. */
export const isChildBand = (band: RowAgeBand): boolean =>
  band !== '' && !adultBands.some((adult) => adult === band);

/** Whether a word names an age band. */
export const isAgeBand = (word: string): word is RowAgeBand =>
  word === '' || ageBands.some((band) => band === word);
