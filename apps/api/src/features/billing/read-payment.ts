import type { Payment, PaymentPage } from '@udaya/contract/billing';
import { isOpenOrder, type OrderStatus } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { BillingPorts } from './billing-parts.ts';
import { completeForBuyer } from './complete-order.ts';
import { presentPayment } from './present-payment.ts';
import { findOrder, findOrderAtProvider, listOrderRows, type OrderRow } from './store.ts';
import { findRefundableOrders, findRefunds } from './store-refunds.ts';

/** A payment within the viewer's reach, as it stands. Throws Failure `record.missing` for any other. */
export async function readPayment(
  { db, viewer }: Pick<UserCall, 'db' | 'viewer'>,
  { id }: { id: string },
): Promise<Payment> {
  const row = await readOrderRow(db, id);
  return presentPayment(row, (await findRefunds(db, [row.order])).get(id), viewer.role);
}

/** The order behind a payment within the viewer's reach. Throws Failure `record.missing` for any other. */
export async function readOrderRow(db: TenantDb, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (!row) throw new Failure('record.missing');
  return row;
}

/** The buyer came back from the provider: the order is looked up, and completed if it can be. The answer is the truth so far. */
export async function confirmOrder(
  ctx: UserCall & BillingPorts,
  { orderId }: { orderId: string },
): Promise<Payment> {
  const { billing } = ctx;
  const row = await findOrderAtProvider(ctx.db, orderId);
  if (!row) throw new Failure('record.missing');
  if (billing.shop && isOpenOrder(row.order.status))
    await completeForBuyer({ ...billing, shop: billing.shop, requestId: ctx.requestId }, row.order);
  return readPayment(ctx, row.order);
}

/** One page of the payments within the viewer's reach. */
export async function listPayments(
  { db, viewer, billing }: UserCall & BillingPorts,
  query: {
    page: number;
    size: number;
    sortOrder: 'asc' | 'desc';
    reportId?: string | undefined;
    status?: OrderStatus | undefined;
    refundDue?: 'true' | '' | undefined;
  },
): Promise<PaymentPage> {
  const filter = { ...query, refundDue: query.refundDue === 'true' };
  const { rows, total } = await listOrderRows(db, filter, query);
  const listed = rows.map((row) => row.order);
  const refunds = await findRefunds(db, listed);
  const refundable = await findRefundableOrders(db, listed);
  return {
    payments: rows.map((row) => ({
      ...presentPayment(row, refunds.get(row.order.id), viewer.role),
      username: row.username,
      mayRefund: billing.shop !== undefined && refundable.has(row.order.id),
    })),
    totalElements: total,
    size: query.size,
    totalIsExact: true,
    totalPages: Math.ceil(total / query.size),
  };
}
