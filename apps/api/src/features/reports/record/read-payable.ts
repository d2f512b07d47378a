import { caseOf, type ReportCase } from '@udaya/core/reports/report-policy';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { type Report, readReportRow } from './store.ts';

/** A report within the actor's reach, as billing works with it. */
export type Payable = Report;

/** What billing is asked about. Throws Failure `record.missing` for a report that is foreign or missing. */
export async function readPayable(db: TenantDb, id: string): Promise<Payable> {
  return readReportRow(db, id);
}

/** Its case for the policy, but for money that is underway: billing looks at its orders themselves, under their locks. */
export function payableCase(report: Payable): ReportCase {
  return { ...caseOf(report), paymentUnderway: false };
}

/** The address of a report's checkout, made without a call to the provider. */
export function repaymentUrl(publicUrl: string, reportId: string): string {
  return `${publicUrl}/payments/invoice?report=${reportId}`;
}
