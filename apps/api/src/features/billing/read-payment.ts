import type { Payment, PaymentPage } from '@udaya/contract/billing';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { isOpenOrder, type OrderStatus } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import type { BillingParts } from './billing-parts.ts';
import { completeForBuyer } from './complete-order.ts';
import { presentPayment } from './present-payment.ts';
import { findOrder, findOrderAtProvider, listOrderRows, type OrderRow } from './store.ts';
import { findRefundableOrders, findRefunds } from './store-refunds.ts';

/** A payment within the viewer's reach, as it stands. Throws Failure `record.missing` for any other. */
export async function readPayment(parts: BillingParts, viewer: Viewer, id: string): Promise<Payment> {
  const row = await readOrderRow(parts, viewer, id);
  return presentPayment(row, (await findRefunds(parts.db, [id])).get(id), viewer.role);
}

/** The order behind a payment within the viewer's reach. Throws Failure `record.missing` for any other. */
export async function readOrderRow(parts: BillingParts, viewer: Viewer, id: string): Promise<OrderRow> {
  const row = await findOrder(parts.db, reportScope(viewer), id);
  if (!row) throw new Failure('record.missing');
  return row;
}

/** The buyer came back from the provider: the order is looked up, and completed if it can be. The answer is the truth so far. */
export async function confirmOrder(parts: BillingParts, viewer: Viewer, orderId: string): Promise<Payment> {
  const row = await findOrderAtProvider(parts.db, reportScope(viewer), orderId);
  if (!row) throw new Failure('record.missing');
  if (parts.shop && isOpenOrder(row.order.status))
    await completeForBuyer({ ...parts, shop: parts.shop }, row.order);
  return readPayment(parts, viewer, row.order.id);
}

/** One page of the payments within the viewer's reach. */
export async function listPayments(
  parts: BillingParts,
  viewer: Viewer,
  query: {
    page: number;
    size: number;
    sortOrder: 'asc' | 'desc';
    reportId?: string | undefined;
    status?: OrderStatus | undefined;
    refundDue?: boolean | undefined;
  },
): Promise<PaymentPage> {
  const { rows, total } = await listOrderRows(parts.db, reportScope(viewer), query, query);
  const ids = rows.map((row) => row.order.id);
  const refunds = await findRefunds(parts.db, ids);
  const refundable = await findRefundableOrders(parts.db, ids);
  return {
    payments: rows.map((row) => ({
      ...presentPayment(row, refunds.get(row.order.id), viewer.role),
      username: row.username,
      mayRefund: parts.shop !== undefined && refundable.has(row.order.id),
    })),
    totalElements: total,
    size: query.size,
    totalPages: Math.ceil(total / query.size),
  };
}
