import type { PaymentDetail } from '@udaya/contract/product-payments';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import { Failure } from '@udaya/core/failure';
import { toMajor } from '@udaya/core/money';
import type { UserCall } from '../../platform/call-context.ts';
import type { BillingDeps } from './billing-parts.ts';
import { describeTimeline } from './describe-timeline.ts';
import { presentForAdmin } from './list-payments.ts';
import { buyerName } from './post-payment-mail.ts';
import { readOrderRow } from './read-payment.ts';
import { findCompletedCapture } from './store-captures.ts';
import { findBuyer, findReceipt } from './store-receipts.ts';
import { findRefunds } from './store-refunds.ts';

/** A payment with all that is known of it, for the product admin. Throws Failure `record.missing`. */
export async function inspectPayment(
  ctx: UserCall & BillingDeps,
  { id }: { id: string },
): Promise<PaymentDetail> {
  const { db } = ctx;
  const row = await readOrderRow(db, id);
  const { order, invoice } = row;
  const [payment] = await presentForAdmin(ctx, [row]);
  if (!payment) throw new Failure('record.missing');
  const capture = await findCompletedCapture(db, order);
  const receipt = await findReceipt(db, order);
  const refunds = (await findRefunds(db, [order])).get(id) ?? [];
  const buyer = invoice.userId ? await findBuyer(db, invoice.userId) : undefined;
  const { underwayMinor } = sumRefunds(capture?.amountMinor ?? 0, refunds);
  return {
    ...payment,
    capturedAmount: capture ? toMajor(capture) : null,
    underwayAmount: toMajor({ currency: order.currency, amountMinor: underwayMinor }),
    captureId: capture?.id ?? null,
    payee: order.payee,
    debugId: order.debugId,
    isTaxInvoice: Boolean(receipt?.tax),
    account:
      invoice.userId && buyer
        ? { id: invoice.userId, name: buyerName(buyer), username: row.username ?? '', email: buyer.email }
        : null,
    timeline: await describeTimeline(db, row, { capture, receipt, refunds }),
  };
}
