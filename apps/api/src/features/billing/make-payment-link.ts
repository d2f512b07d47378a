import type { Viewer } from '@udaya/core/access/scope';
import { isPayable } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { readPayable } from '../reports/read-payable.ts';
import { repaymentUrl } from '../reports/repayment-url.ts';
import type { BillingParts } from './billing-parts.ts';

/** The address at which a report of the viewer's can be paid. Throws Failure `payment.not_due` where it need not be. */
export async function makePaymentLink(
  { db, shop, publicUrl }: BillingParts,
  viewer: Viewer,
  reportId: string,
): Promise<{ paymentLink: string }> {
  const { paymentStatus } = await readPayable(db, viewer, reportId);
  if (!shop || !isPayable(paymentStatus)) throw new Failure('payment.not_due');
  return { paymentLink: repaymentUrl(publicUrl(), reportId) };
}
