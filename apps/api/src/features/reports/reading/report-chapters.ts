import { valueWords } from '@udaya/contract/intake/field';
import { recordFieldsInWords } from '@udaya/contract/intake/forms';
import { listRecordFields } from '@udaya/core/intake/record-fields';
import { ageBandOn } from '@udaya/core/knowledge/age-band';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { type HelplineKind, helpAbroad } from '@udaya/core/reports/helplines';
import type { PresentedReport } from '@udaya/core/reports/present-report';
import type { ReportType } from '@udaya/core/reports/report-types';
import { countryName } from '@udaya/format/country-name';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { localPlace } from '../../places/local-place.ts';
import { describeWarnings } from '../intake/describe-doubts.ts';
import {
  accuracyWords,
  dayText,
  describeCalendar,
  describeMoon,
  mansionText,
  productDay,
  steadinessText,
  timeText,
  timeZoneText,
} from '../record/report-text.ts';
import { describeWriter, writerRows } from '../writing/describe-writer.ts';

/** The parts around the reading, in words: the page and the PDF both show these very words. */

interface Row {
  label: string;
  value: string;
}
const filled = (rows: Row[]) => rows.filter(({ value }) => value !== '');

/** Whose report it is, as its cover says it. What is empty is left out. */
export function coverDetails(report: PresentedReport): Row[] {
  const { birthTime, moon } = report;
  const { chandraRasi, nakshatra } = describeMoon(moon);
  const { weekday, tithi } = describeCalendar(report);
  const isTimeKnown = birthTime.accuracy !== 'unknown';
  return filled([
    { label: m.birth_person_name(), value: report.name },
    { label: m.report_date_of_birth(), value: dayText(birthTime.localDate) },
    { label: m.report_time_of_birth(), value: timeText(birthTime) },
    { label: m.birth_accuracy_term(), value: isTimeKnown ? accuracyWords(birthTime.accuracy) : '' },
    { label: m.report_place_of_birth(), value: localPlace(report.placeDescription) },
    ...toldDetails(report, 'cover'),
    { label: m.report_provenance_moon_sign(), value: chandraRasi },
    { label: m.report_provenance_nakshatra(), value: nakshatra },
    { label: m.chart_weekday(), value: weekday },
    { label: m.chart_tithi(), value: tithi },
  ]);
}

/** Of the birth what the reading itself begins with: when and where, the Moon's sign and its mansion. */
export function birthFacts(report: PresentedReport): Row[] {
  const told: string[] = [
    m.report_date_of_birth(),
    m.report_time_of_birth(),
    m.report_place_of_birth(),
    m.report_provenance_moon_sign(),
    m.report_provenance_nakshatra(),
  ];
  return coverDetails(report).filter(({ label }) => told.includes(label));
}

/** What else belongs to the details and is no matter of a cover: the clock of the birth, and who referred. */
export function furtherDetails(report: PresentedReport): Row[] {
  return filled([
    { label: m.report_time_zone(), value: timeZoneText(report.birthTime) },
    ...toldDetails(report, 'further'),
  ]);
}

/** What the form said that is told here. */
function toldDetails({ entered }: Pick<PresentedReport, 'entered'>, where: 'cover' | 'further'): Row[] {
  const said = entered as unknown as Record<string, string>;
  return listRecordFields().flatMap(({ column, told }) => {
    const field = told === where ? recordFieldsInWords().get(column) : undefined;
    const value = said[column] ?? '';
    return field && value ? [{ label: (field.term ?? field.label)(), value: valueWords(field, value) }] : [];
  });
}

/** All of the personal details, as the page shows them beside the reading. */
export function personalDetails(report: PresentedReport): Row[] {
  return [...coverDetails(report), ...furtherDetails(report)];
}

interface Chapter {
  heading: string;
  paragraphs: string[];
}

const limitsFor: Record<ReportType, () => string> = {
  Child: m.report_limits_child,
  Student: m.report_limits_student,
  Adult: m.report_limits_adult,
};

/** What a reading is, and what it is not, said once and at its beginning, to whom it is for. */
export function limitsOf({ reportType }: Pick<PresentedReport, 'reportType'>): Chapter {
  return {
    heading: m.report_limits_heading(),
    paragraphs: [m.report_limits_reading(), m.report_limits_evidence(), limitsFor[reportType]()],
  };
}

const lineWords: Record<HelplineKind, (line: { name: string; number: string }) => string> = {
  emergency: m.report_helpline_emergency,
  mind: m.report_helpline_mind,
  child: m.report_helpline_child,
};

/** Whom to call in the country of the birth, where it is not India; empty where no number there is known. */
function numbersIn(country: string): string {
  const lines = helpAbroad[country]?.lines.map((line) => lineWords[line.kind](line)) ?? [];
  if (lines.length === 0) return '';
  const locale = currentLocale();
  return m.report_helpline_in({ country: countryName(country, locale), lines: formatList(lines, locale) });
}

/**
 * When to ask whom, for a child by its age when the report was made, and the numbers to call: those of India always, before them those of the
 * country of the birth. `helplines` in core has each that it names.
 */
export function helpOf(
  report: Pick<PresentedReport, 'reportType' | 'birthTime' | 'createdAt' | 'country' | 'frame'>,
): Chapter {
  const { reportType, birthTime, createdAt, country } = report;
  const band = ageBandOn(reportType, birthTime.localDate, isoDayIn(createdAt, productTimeZone));
  const isChild = reportType === 'Child';
  const whenToAsk = isChild
    ? [
        [m.report_limits_doctor(), ...(report.frame?.signs ?? [])].join(' '),
        band === '10-14' ? m.report_help_crisis() : '',
      ].filter(Boolean)
    : [reportType === 'Student' ? m.report_help_student() : m.report_help_adult()];
  const abroad = numbersIn(country);
  const numbers = isChild ? m.report_helplines_child() : m.report_helplines_others();
  return {
    heading: m.report_help_heading(),
    paragraphs: [
      ...whenToAsk,
      abroad ? `${abroad} ${numbers}` : `${numbers} ${m.report_helplines_elsewhere()}`,
    ],
  };
}

/** The texts that say how two parts are both true, each with what these are called: `after` counts the parts, and their number is the lunar mansion's page. */
export function bridgesOf({ frame, statements, moon }: PresentedReport) {
  return (frame?.bridges ?? []).map(({ areas, ...bridge }) => {
    const headings = areas.flatMap((area) => statements.find((one) => one.area === area)?.heading || []);
    const mansion =
      bridge.after === statements.length ? [m.chart_mansion({ nakshatra: mansionText(moon.mansion) })] : [];
    return { ...bridge, joins: formatList([...headings, ...mansion], currentLocale()) };
  });
}

/** By which method: the one of its composer. */
function introOf({ birthTime, calendar, provenance }: PresentedReport): string {
  const isTimeKnown = birthTime.accuracy !== 'unknown';
  if (provenance?.wording) return isTimeKnown ? m.report_trace_made() : m.report_trace_made_without_time();
  // The first composer kept no calendar.
  if (calendar) return isTimeKnown ? m.report_made_framed() : m.report_made_framed_without_time();
  return isTimeKnown ? m.report_provenance_intro() : m.report_provenance_intro_without_time();
}

/** The one note on what of a report that is open whole hangs on the time of birth; empty where nothing is in doubt. */
function steadyNote({ birthTime, extent, provenance }: PresentedReport): string {
  // Of a preview the parts that it counts are not there.
  return provenance && extent === 'whole' ? steadinessText(provenance, birthTime.accuracy) : '';
}

/** The same with where the time can be looked up, as long as something hangs on it; empty where nothing is in doubt. */
export function timeNote(report: PresentedReport): string {
  const note = steadyNote(report);
  const { birthTime, provenance } = report;
  const hangs = birthTime.accuracy === 'unknown' || provenance?.statements !== provenance?.stableStatements;
  return note && hangs ? `${note} ${m.report_trace_time_where()}` : note;
}

/** How the report was made: by which method, from which texts, and what of it hangs on the minute. Null where that is not shown. */
export function howMade(report: PresentedReport): { paragraphs: string[]; rows: Row[] } | null {
  const { birthTime, provenance } = report;
  if (!provenance) return null;
  const isTimeKnown = birthTime.accuracy !== 'unknown';
  const paragraphs = [
    introOf(report),
    ...describeWriter(provenance),
    steadyNote(report),
    birthTime.accuracy === 'exact' ? '' : m.report_trace_time_not_guessed(),
    ...describeWarnings(report.warnings).map(({ message }) => message),
  ];
  const { engineVersion: engine, tableVersion, knowledgeVersions, knowledgeAt, writtenAt, node } = provenance;
  const rows = [
    { label: m.report_provenance_zodiac(), value: m.report_provenance_ayanamsa_lahiri() },
    {
      label: m.report_provenance_houses(),
      value: isTimeKnown ? m.report_provenance_houses_whole_sign() : '',
    },
    {
      label: m.report_provenance_nodes(),
      value: node === 'true' ? m.report_provenance_node_true() : m.report_provenance_node_mean(),
    },
    {
      label: m.report_provenance_engine(),
      value: m.report_provenance_engine_value({ engine, table: String(tableVersion) }),
    },
    {
      label: m.report_provenance_knowledge(),
      value: m.report_provenance_knowledge_value({
        version: knowledgeVersions.join(', '),
        date: productDay(knowledgeAt),
      }),
    },
    ...writerRows(provenance),
    { label: m.report_provenance_written(), value: productDay(writtenAt) },
  ];
  return { paragraphs: paragraphs.filter(Boolean), rows: filled(rows) };
}
