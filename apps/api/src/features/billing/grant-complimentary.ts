import type { Viewer } from '@udaya/core/access/scope';
import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import { recordAudit } from '../identity/record-audit.ts';
import { changePaymentStatus } from '../reports/change-payment-status.ts';
import { readPayable } from '../reports/read-payable.ts';
import { refuse } from '../reports/refuse.ts';
import type { BillingParts } from './billing-parts.ts';

/**
 * Makes an unpaid report a complimentary preview; it can still be paid for. One that is already is answered as it is.
 * @throws Failure `record.missing`; `payment.not_due` for one that is paid or was given back.
 */
export async function grantComplimentary(
  parts: BillingParts,
  viewer: Viewer,
  reportId: string,
  requestId: string,
): Promise<{ id: string; paymentStatus: PaymentStatus }> {
  const payable = await readPayable(parts.db, viewer, reportId);
  const refusalAt = (paymentStatus: PaymentStatus) =>
    refusalOf('complimentary', viewer.role, { ...payable, paymentStatus });
  return parts.db.transaction(async (tx) => {
    const report = await changePaymentStatus(tx, reportId, (status) =>
      refusalAt(status) === undefined ? 'TRIAL' : status,
    );
    if (!report) throw new Failure('record.missing');
    const refusal = refusalAt(report.before);
    refuse(refusal);
    if (refusal === undefined)
      await recordAudit(tx, {
        action: 'report.complimentary',
        actorId: viewer.userId,
        targetId: reportId,
        requestId,
      });
    return { id: reportId, paymentStatus: report.after };
  });
}
