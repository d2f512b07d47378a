import { baseLocale, type Locale } from '../locale.ts';
import type { ReportType } from '../reports/report-types.ts';

/** The languages that reports of a type are written in: those that a whole knowledge base stands in, the first being that of the others' source. */
export const textLanguages: Readonly<Record<ReportType, readonly Locale[]>> = {
  Child: [baseLocale, 'ta'],
  Student: [baseLocale, 'ta'],
  Adult: [baseLocale],
};

/** The language that a report of this type is written in where `asked` was asked for. */
export function textLanguageFor(reportType: ReportType, asked: Locale): Locale {
  return textLanguages[reportType].includes(asked) ? asked : baseLocale;
}
