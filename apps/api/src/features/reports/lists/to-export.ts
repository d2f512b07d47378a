import type { ReportDetail, ReportItem } from '@udaya/contract/reports';
import type { PresentedReport } from '@udaya/core/reports/present-report';
import { wireFields, wireItems } from '../reading/to-wire.ts';

/** A report in its owner's own copy: as it goes over the wire, but with its texts as texts. */
export type ReportCopy = Omit<ReportDetail, 'reportJson' | 'upsets'> & { reportJson: ReportItem[] };

export function toExport(
  report: PresentedReport,
  publicUrl: string,
  said: ReportDetail['feedback'] = [],
): ReportCopy {
  return { ...wireFields(report, publicUrl, said), reportJson: wireItems(report.statements) };
}
