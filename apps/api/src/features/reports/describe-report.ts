import { type ReportDetail, ReportItem } from '@udaya/contract/reports';
import { showTime } from '@udaya/core/births/show-time';
import { formatOffset } from '@udaya/core/births/format-offset';
import { formatDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { steadinessWords } from './present-provenance.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';

/** A presented report as a document to be set in type. */
export function describeReport(
  detail: ReportDetail,
  names: { productName: string; supportEmail: string },
): ReportDocument {
  const items = z.array(ReportItem).parse(JSON.parse(detail.reportJson));
  const birthDate = formatDay(detail.dateOfBirth, currentLocale());
  return {
    lang: detail.lang,
    kind: m.report_title(),
    title: m.report_reading({ name: detail.name }),
    productName: names.productName,
    details: [
      { label: m.report_name(), value: detail.name },
      { label: m.report_date_of_birth(), value: birthDate },
      {
        label: m.report_time_of_birth(),
        value: detail.timeAccuracy === 'unknown' ? m.report_time_unknown() : showTime(detail.timeOfBirth),
      },
      ...(detail.accuracyWords ? [{ label: m.birth_accuracy_term(), value: detail.accuracyWords }] : []),
      { label: m.report_place_of_birth(), value: detail.placeOfBirth },
      {
        label: m.report_time_zone(),
        value: timeZoneWords(detail),
      },
      { label: m.report_gender(), value: detail.gender },
      ...(detail.refferedBy ? [{ label: m.report_referred_by(), value: detail.refferedBy }] : []),
      ...(detail.chandraRasi ? [{ label: m.provenance_moon_sign(), value: detail.chandraRasi }] : []),
      ...(detail.nakshatra ? [{ label: m.provenance_nakshatra(), value: detail.nakshatra }] : []),
    ],
    opening: detail.opening,
    sections: items.map((item, index) => ({
      heading: item.descriptionTitle
        ? `${item.planet}: ${item.descriptionTitle}`
        : m.report_part({ number: index + 1 }),
      text: item.description,
      ...(detail.notes[index] ? { note: detail.notes[index] } : {}),
    })),
    closing: detail.closing,
    howMade: howMade(detail),
    limits: { heading: m.limits_heading(), paragraphs: [m.limits_reading(), m.limits_evidence()] },
    help: {
      heading: m.help_heading(),
      paragraphs: [m.limits_doctor(), m.limits_helpline(), m.help_support({ email: names.supportEmail })],
    },
    footer: m.report_footer(),
  };
}

function howMade(detail: ReportDetail): ReportDocument['howMade'] {
  const provenance = detail.provenance;
  const paragraphs: string[] = [
    detail.timeAccuracy === 'unknown' ? m.provenance_intro_without_time() : m.provenance_intro(),
    ...(provenance ? [provenance.writer] : []),
  ];
  const steadiness = provenance && steadinessWords(provenance, detail.timeAccuracy);
  if (steadiness) paragraphs.push(steadiness);
  paragraphs.push(...detail.warnings.map((warning) => warning.message));
  if (!provenance) return { heading: m.provenance_heading(), paragraphs, rows: [] };
  const rows = [
    { label: m.provenance_zodiac(), value: provenance.ayanamsa },
    ...(detail.timeAccuracy === 'unknown'
      ? []
      : [{ label: m.provenance_houses(), value: provenance.houses }]),
    { label: m.provenance_nodes(), value: provenance.nodeKind },
    {
      label: m.provenance_engine(),
      value: m.provenance_engine_value({ engine: provenance.engineVersion, table: provenance.tableVersion }),
    },
    {
      label: m.provenance_knowledge(),
      value: m.provenance_knowledge_value({
        version: provenance.knowledgeVersion,
        date: formatDay(provenance.knowledgeDate.slice(0, 10), currentLocale()),
      }),
    },
    { label: m.provenance_written(), value: provenance.writtenDay },
  ];
  return { heading: m.provenance_heading(), paragraphs, rows };
}

function timeZoneWords({ timeZone, timeZoneName: zone }: ReportDetail): string {
  const hours = Number((timeZone / 60).toFixed(2));
  return m.report_time_zone_value({ hours, offset: `UTC${formatOffset(timeZone * 60)}`, zone });
}
