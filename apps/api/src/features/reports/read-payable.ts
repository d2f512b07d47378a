import { reportScope, type Viewer } from '@udaya/core/access/scope';
import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import type { ReportStage } from '@udaya/core/reports/report-stages';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Database } from '../../platform/database/database.ts';
import { readReportRow } from './store.ts';

/** What billing needs to know of a report. */
export interface Payable {
  id: string;
  name: string;
  reportType: ReportType;
  paymentStatus: PaymentStatus;
  stage: ReportStage;
}

/** What billing needs to know of a report. Throws Failure `record.missing` for one that is foreign or missing. */
export async function readPayable(db: Database, viewer: Viewer, id: string): Promise<Payable> {
  const { name, reportType, paymentStatus, stage } = await readReportRow(db, reportScope(viewer), id);
  return { id, name, reportType, paymentStatus, stage };
}
