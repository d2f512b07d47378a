import type { Viewer } from '@udaya/core/access/scope';
import { mayBecomeTrial, type PaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { recordAudit } from '../identity/record-audit.ts';
import { changePaymentStatus } from '../reports/change-payment-status.ts';
import { readPayable } from '../reports/read-payable.ts';
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
  await readPayable(parts.db, viewer, reportId);
  return parts.db.transaction(async (tx) => {
    const report = await changePaymentStatus(tx, reportId, (status) =>
      mayBecomeTrial(status) ? 'TRIAL' : status,
    );
    if (!report) throw new Failure('record.missing');
    if (report.after !== 'TRIAL') throw new Failure('payment.not_due');
    if (report.before !== 'TRIAL')
      await recordAudit(tx, {
        action: 'report.complimentary',
        actorId: viewer.userId,
        targetId: reportId,
        requestId,
      });
    return { id: reportId, paymentStatus: report.after };
  });
}
