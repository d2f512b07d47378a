import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { mailboxOf } from '../accounts/mailbox-of.ts';
import type { Post } from '../mails/open-post.ts';
import type { StoredInvoice, StoredOrder } from './store.ts';
import type { findBuyer } from './store-receipts.ts';
import type { StoredRefund } from './store-refunds.ts';
import { insertStep } from './store-steps.ts';
import type { MailAbout } from './tables.ts';

type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

/** A buyer's name as receipts and mails have it. */
export function buyerName({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Posts the receipt of a payment, in the transaction that settles it. */
export async function postReceipt(
  post: Post,
  tx: Queryable,
  buyer: Buyer,
  paid: {
    order: StoredOrder;
    invoice: StoredInvoice;
    number: string;
    report: { id: string; name: string; isReady: boolean };
  },
): Promise<void> {
  const { order, invoice, number, report } = paid;
  const to = mailboxOf(buyer);
  await post(tx, {
    id: await noteMail(tx, order, 'MAIL receipt'),
    kind: 'payment-receipt',
    to,
    content: {
      name: report.name,
      paymentId: order.id,
      number,
      product: m.payment_checkout_product({}, to),
      charged: formatMoney(order, to.locale),
      listed: formatMoney(invoice, to.locale),
      at: (order.paidAt ?? new Date()).toISOString(),
      report: { id: report.id, isReady: report.isReady },
    },
  });
}

/** Posts the letter that says that money was given back. */
export async function postRefund(
  post: Post,
  tx: Queryable,
  buyer: Buyer,
  given: {
    order: StoredOrder;
    refund: StoredRefund;
    reportName: string;
    /** That all of the payment is back now. */
    isWhole: boolean;
    creditNote: string | undefined;
  },
): Promise<void> {
  const { order, refund, reportName, isWhole, creditNote } = given;
  const to = mailboxOf(buyer);
  await post(tx, {
    id: await noteMail(tx, order, 'MAIL refund', refund.id),
    kind: 'payment-refunded',
    to,
    content: {
      name: reportName,
      paymentId: order.id,
      amount: formatMoney(refund, to.locale),
      at: (refund.completedAt ?? new Date()).toISOString(),
      isPart: !isWhole,
      ...(creditNote ? { creditNote } : {}),
    },
  });
}

/** Notes with an order that a mail about it is posted; gives the id of the mail. */
export async function noteMail(
  tx: Queryable,
  { id: orderId }: StoredOrder,
  kind: `MAIL ${MailAbout}`,
  refundId: string | null = null,
): Promise<string> {
  const reference = newId();
  await insertStep(tx, { id: newId(), orderId, kind, refundId, reference });
  return reference;
}
