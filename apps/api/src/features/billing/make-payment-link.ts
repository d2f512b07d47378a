import { isPayable } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import { readPayable, repaymentUrl } from '../reports/record/read-payable.ts';
import type { BillingDeps } from './billing-parts.ts';

/** The address at which a report of the actor's can be paid. Throws Failure `payment.not_due` where it need not be. */
export async function makePaymentLink(
  { db, billing: { shop, publicUrl } }: UserCall & BillingDeps,
  { reportId }: { reportId: string },
): Promise<{ paymentLink: string }> {
  const { paymentStatus } = await readPayable(db, reportId);
  if (!shop || !isPayable(paymentStatus)) throw new Failure('payment.not_due');
  return { paymentLink: repaymentUrl(publicUrl(), reportId) };
}
