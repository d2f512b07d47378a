import type { PresentedReport } from '@udaya/core/reports/present-report';
import * as m from '@udaya/messages';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';
import { howMade, personalDetails } from './report-chapters.ts';
import { noteText } from './report-text.ts';

/** A report as a document to be set in type, all but its chart image, which is drawn beside it. */
export function toDocument(
  report: PresentedReport,
  names: { productName: string; supportEmail: string },
): ReportDocument {
  return {
    lang: report.lang,
    kind: m.report_title(),
    title: m.report_reading({ name: report.name }),
    productName: names.productName,
    details: personalDetails(report),
    opening: report.opening,
    sections: report.statements.map(({ planet, title, description, note }, index) => ({
      heading: title ? `${planet}: ${title}` : m.report_part({ number: index + 1 }),
      text: description,
      ...(note ? { note: noteText(note) } : {}),
    })),
    closing: report.closing,
    howMade: { heading: m.provenance_heading(), ...(howMade(report) ?? { paragraphs: [], rows: [] }) },
    limits: { heading: m.limits_heading(), paragraphs: [m.limits_reading(), m.limits_evidence()] },
    help: {
      heading: m.help_heading(),
      paragraphs: [m.limits_doctor(), m.limits_helpline(), m.help_support({ email: names.supportEmail })],
    },
    footer: m.report_footer(),
  };
}
