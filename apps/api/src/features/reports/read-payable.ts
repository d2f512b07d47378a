import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { caseOf, type ReportCase } from '@udaya/core/reports/report-policy';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Database } from '../../platform/database/database.ts';
import { readReportRow } from './store.ts';

/** What billing needs to know of a report. */
export interface Payable extends Pick<ReportCase, 'paymentStatus' | 'stage' | 'userType'> {
  id: string;
  name: string;
  reportType: ReportType;
}

/** What billing needs to know of a report. Throws Failure `record.missing` for one that is foreign or missing. */
export async function readPayable(db: Database, viewer: Viewer, id: string): Promise<Payable> {
  const report = await readReportRow(db, reportScope(viewer), id);
  const { paymentStatus, stage, userType } = caseOf(report);
  return { id, name: report.name, reportType: report.reportType, paymentStatus, stage, userType };
}
