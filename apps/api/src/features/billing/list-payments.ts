import type { AdminPayment, PaymentPage } from '@udaya/contract/billing';
import type { productPayments } from '@udaya/contract/product-payments';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import { toMajor } from '@udaya/core/money';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import type { BillingPorts } from './billing-parts.ts';
import { presentPayment } from './present-payment.ts';
import { findWay } from './provider-of.ts';
import type { OrderRow } from './store.ts';
import { listOrderRows, type OrderFilter } from './store-lists.ts';
import { findCapturedSums, findRefunds, type RefundRow } from './store-refunds.ts';

type ListQuery = output<typeof productPayments.list.query>;

/** One page of all payments. */
export async function listPayments(ctx: UserCall & BillingPorts, query: ListQuery): Promise<PaymentPage> {
  const { rows, total, totalIsExact } = await listOrderRows(ctx.db, orderFilter(query), query);
  return {
    payments: await presentForAdmin(ctx, rows),
    totalElements: total,
    totalIsExact,
    size: query.size,
    totalPages: Math.ceil(total / query.size),
  };
}

/** What the product admin narrows a list of payments by; what is empty does not count. */
export function orderFilter(query: Omit<ListQuery, 'page' | 'size' | 'sortOrder' | 'by'>): OrderFilter {
  const { from, to, timeZone } = query;
  return {
    reportId: query.reportId || undefined,
    userId: query.userId || undefined,
    status: query.status || undefined,
    who: query.who || undefined,
    reference: query.reference || undefined,
    createdFrom: startOfDay(from, timeZone || undefined),
    createdBefore: startOfDay(to, timeZone || undefined, 1),
    currency: query.currency || undefined,
    provider: query.provider || undefined,
    refundDue: query.refundDue === 'true' || undefined,
  };
}

/** Orders as the product admin sees them. */
export async function presentForAdmin(
  { db, viewer, billing }: Pick<UserCall, 'db' | 'viewer'> & BillingPorts,
  rows: readonly OrderRow[],
): Promise<AdminPayment[]> {
  const listed = rows.map((row) => row.order);
  const refunds = await findRefunds(db, listed);
  const captured = await findCapturedSums(db, listed);
  return rows.map((row) => {
    const of = refunds.get(row.order.id) ?? [];
    const { leftMinor } = sumRefunds(captured.get(row.order.id) ?? 0, of);
    return {
      ...presentPayment(row, of, viewer.role),
      username: row.username,
      mayRefund:
        billing.shop !== undefined &&
        findWay(billing.shop, row.order) !== undefined &&
        mayRefund(leftMinor, of),
      leftAmount: toMajor({ currency: row.order.currency, amountMinor: leftMinor }),
      changedDate: row.order.updatedAt.toISOString(),
    };
  });
}

/** Something is left, or the provider has been asked in vain so far. */
function mayRefund(leftMinor: number, refunds: readonly RefundRow[]): boolean {
  return leftMinor > 0 || refunds.some(({ status }) => status === 'REQUESTED');
}
