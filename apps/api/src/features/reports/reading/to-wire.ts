import type {
  Provenance,
  ReportDetail,
  ReportHistory,
  ReportItem,
  ReportTemplate,
} from '@udaya/contract/reports';
import { toForm } from '@udaya/core/intake/record-fields';
import type { PresentedHistory } from '@udaya/core/reports/present-history';
import type {
  PresentedProvenance,
  PresentedReport,
  PresentedStatement,
} from '@udaya/core/reports/present-report';
import * as m from '@udaya/messages';
import { describeChange, describeMove } from '../corrections/describe-change.ts';
import { describeWarnings } from '../intake/describe-doubts.ts';
import { toListItem } from '../record/present-list-item.ts';
import {
  accuracyWords,
  bridgeNote,
  describeMoon,
  mansionText,
  noteText,
  productDay,
} from '../record/report-text.ts';
import { describeWriter } from '../writing/describe-writer.ts';
import { chartDetails } from './chart-details.ts';
import { describeDay } from './describe-day.ts';
import { bridgesOf, helpOf, howMade, limitsOf, personalDetails, timeNote } from './report-chapters.ts';

/**
 * A report as it goes over the wire with what was said of its parts; all but its chart image, which is drawn beside it, and what its reader flagged,
 * which is said beside it too.
 */
export function toWire(
  report: PresentedReport,
  publicUrl: string,
  said: ReportDetail['feedback'] = [],
): ReportDetail {
  const reportJson = JSON.stringify(wireItems(report.statements));
  return { ...wireFields(report, publicUrl, said), upsets: [], reportJson };
}

/** All of it but the texts, which are JSON within the JSON. */
export function wireFields(
  report: PresentedReport,
  publicUrl: string,
  said: ReportDetail['feedback'],
): Omit<ReportDetail, 'reportJson' | 'upsets'> {
  const { birthTime, statements } = report;
  const isTimeKnown = birthTime.accuracy !== 'unknown';
  return {
    ...toListItem(report, publicUrl),
    lang: report.lang,
    birthType: report.entered.birthType,
    accuracyWords: isTimeKnown ? accuracyWords(birthTime.accuracy) : '',
    bloodGroup: report.entered.bloodGroup,
    entered: toForm(report.entered),
    country: report.country,
    placeId: report.placeId,
    timeZone: Math.round(birthTime.offsetSeconds / 60),
    timeZoneName: birthTime.zone,
    utcOffsetMinutes: birthTime.offsetByHand ? birthTime.offsetSeconds / 60 : null,
    ...describeMoon(report.moon),
    chartImage: '',
    chart: chartDetails(report),
    opening: report.opening,
    closing: report.closing,
    steadiness: statements.map(({ steadiness }) => steadiness),
    notes: statements.map(({ note }) => noteText(note)),
    areas: statements.map(({ area, heading }) => ({ area, heading })),
    minutes: statements.map(({ minute }) => minute),
    steadyNote: timeNote(report),
    feedback: report.extent === 'whole' ? said : [],
    frame: wireTemplate(report),
    ahead: report.ahead ?? null,
    warnings: describeWarnings(report.warnings),
    preview: report.extent !== 'whole',
    details: personalDetails(report),
    day: describeDay(report),
    howMade: howMade(report),
    limits: limitsOf(report),
    help: helpOf(report),
    provenance: report.provenance ? wireProvenance(report.provenance) : null,
  };
}

function wireTemplate(report: PresentedReport): ReportTemplate | null {
  const { frame, moon } = report;
  if (!frame) return null;
  const { mansion, glance, plan } = frame;
  const heading = m.chart_mansion({ nakshatra: mansionText(moon.mansion) });
  return {
    glance,
    plan,
    bridges: bridgesOf(report).map(({ open, ...bridge }) => ({ ...bridge, note: bridgeNote(open) })),
    mansion: mansion === '' ? null : { heading, text: mansion },
  };
}

/** The texts of a report, with what the actor may know of them. */
export function wireItems(statements: readonly PresentedStatement[]): ReportItem[] {
  return statements.map(({ planet, title, description }) =>
    planet === undefined ? { description } : { planet, descriptionTitle: title, description },
  );
}

function wireProvenance(provenance: PresentedProvenance): Provenance {
  const { engineVersion, knowledgeAt, writtenAt, version, statements, stableStatements } = provenance;
  return {
    engineVersion,
    tableVersion: String(provenance.tableVersion),
    ayanamsa: m.report_provenance_ayanamsa_lahiri(),
    nodeKind: provenance.node === 'true' ? m.report_provenance_node_true() : m.report_provenance_node_mean(),
    houses: m.report_provenance_houses_whole_sign(),
    knowledgeVersion: provenance.knowledgeVersions.join(', '),
    knowledgeDate: knowledgeAt?.toISOString() ?? '',
    writer: describeWriter(provenance)[0] ?? '',
    writtenDate: writtenAt.toISOString(),
    writtenDay: productDay(writtenAt),
    version,
    statements,
    stableStatements,
    rows: provenance.rows.map(({ key, ageBand, version: broughtBy }) => ({
      key,
      ageBand,
      version: broughtBy,
    })),
  };
}

/** The history of a report as it goes over the wire. */
export function historyToWire({
  version,
  versions,
  correctableUntil,
  changes,
}: PresentedHistory): Omit<ReportHistory, 'wordable'> {
  return {
    version: version ?? 0,
    versions: versions.map(({ createdAt, ...one }) => ({ ...one, createdDate: createdAt.toISOString() })),
    correctableUntil: correctableUntil?.toISOString() ?? null,
    changes: changes
      ? {
          correctedDate: changes.correctedAt.toISOString(),
          details: changes.details.map(describeChange),
          opening: changes.opening,
          closing: changes.closing,
          parts: changes.parts.map(({ changed, move }, index) => ({
            part: index + 1,
            changed,
            fact: move ? describeMove(move) : '',
          })),
        }
      : null,
  };
}
