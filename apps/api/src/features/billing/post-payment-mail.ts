import type { Money } from '@udaya/core/money';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import type { Queryable } from '../../platform/database/handles.ts';
import { mailboxOf } from '../accounts/mailbox-of.ts';
import type { Post } from '../mails/open-post.ts';
import type { StoredInvoice, StoredOrder } from './store.ts';
import type { findBuyer } from './store-receipts.ts';

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
  paid: { order: StoredOrder; invoice: StoredInvoice; number: string; reportName: string },
): Promise<void> {
  const { order, invoice, number, reportName } = paid;
  const to = mailboxOf(buyer);
  await post(tx, {
    kind: 'payment-receipt',
    to,
    content: {
      name: reportName,
      paymentId: order.id,
      number,
      product: m.invoice_product({}, to),
      charged: formatMoney(order, to.locale),
      listed: formatMoney(invoice, to.locale),
      at: (order.paidAt ?? new Date()).toISOString(),
    },
  });
}

/** Posts the letter that says that money was given back. */
export async function postRefund(
  post: Post,
  tx: Queryable,
  buyer: Buyer,
  given: { order: StoredOrder; reportName: string; amount: Money },
): Promise<void> {
  const to = mailboxOf(buyer);
  await post(tx, {
    kind: 'payment-refunded',
    to,
    content: {
      name: given.reportName,
      paymentId: given.order.id,
      amount: formatMoney(given.amount, to.locale),
      at: new Date().toISOString(),
    },
  });
}
