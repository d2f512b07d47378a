import type { PaymentStatus } from '../billing/payment-status.ts';
import { type ReportStage, type ReportUserType, reportUserTypeOf } from './report-types.ts';

/** What the policy needs to know of a report. An item of the wire's lists is one; `caseOf` makes one of a stored row. */
export interface ReportCase {
  paymentStatus: PaymentStatus;
  stage: ReportStage;
  /** Whose it is. A group's plan is not asked for: what it covers stands in the payment status since the report was made. */
  userType: ReportUserType;
  /** Money is on its way for it. */
  paymentUnderway?: boolean;
  /** The payment that came through for it. */
  paymentId?: string | null;
  /** False once the time for a correction is over or the one correction was made: `correction.ts` says so. */
  correctionOpen?: boolean;
  /** The consent to it was withdrawn: nobody reads it any more, and it waits to be erased. */
  withdrawn?: boolean;
}

/** The case of a stored report. */
export function caseOf(
  row: Omit<ReportCase, 'userType' | 'correctionOpen' | 'withdrawn'> & {
    groupId: string | null;
    withdrawnAt?: Date | null;
  },
): ReportCase {
  const { paymentStatus, stage, paymentUnderway = false, paymentId = null, withdrawnAt = null } = row;
  const withdrawn = withdrawnAt !== null;
  return { paymentStatus, stage, paymentUnderway, paymentId, userType: reportUserTypeOf(row), withdrawn };
}
