import type { PresentedReport } from '@udaya/core/reports/present-report';
import * as m from '@udaya/messages';
import type { ReportDocument } from '../../platform/typesetting/report-document.ts';
import { coverDetails, furtherDetails, helpOf, howMade, limitsOf } from './report-chapters.ts';
import { noteText } from './report-text.ts';

/** A report as a document to be set in type, all but its chart image, which is drawn beside it. */
export function toDocument(
  report: PresentedReport,
  names: { productName: string; supportEmail: string },
): ReportDocument {
  const made = howMade(report);
  const help = helpOf(report);
  return {
    lang: report.lang,
    kind: m.report_title(),
    title: m.report_reading({ name: report.name }),
    productName: names.productName,
    details: coverDetails(report),
    opening: report.opening,
    sections: report.statements.map(({ planet, title, description, note }, index) => ({
      heading: title ? `${planet}: ${title}` : m.report_part({ number: index + 1 }),
      text: description,
      ...(note ? { note: noteText(note) } : {}),
    })),
    closing: report.closing,
    howMade: {
      heading: m.provenance_heading(),
      paragraphs: made?.paragraphs ?? [],
      rows: [...furtherDetails(report), ...(made?.rows ?? [])],
    },
    limits: limitsOf(report),
    help: { ...help, paragraphs: [...help.paragraphs, m.help_support({ email: names.supportEmail })] },
    footer: m.report_footer(),
  };
}
