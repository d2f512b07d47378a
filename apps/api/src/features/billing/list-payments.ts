import type { AdminPayment } from '@udaya/contract/billing';
import type { productPayments } from '@udaya/contract/product-payments';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import { toMajor } from '@udaya/core/money';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import type { BillingDeps } from './billing-parts.ts';
import { presentPayment } from './present-payment.ts';
import { findWay } from './provider-of.ts';
import type { OrderRow } from './store.ts';
import { listOrderRows, type OrderFilter } from './store-lists.ts';
import { findCapturedSums, findRefunds, type RefundRow } from './store-refunds.ts';

type ListQuery = output<typeof productPayments.list.query>;

/** One page of all payments. */
export async function listPayments(ctx: UserCall & BillingDeps, query: ListQuery) {
  const { rows, ...total } = await listOrderRows(ctx.db, orderFilter(query), query);
  return pageOf(await presentForAdmin(ctx, rows), total, query);
}

/** What the product admin narrows a list of payments by; what is empty does not count. */
export function orderFilter({
  from,
  to,
  timeZone,
  refundDue,
  ...query
}: output<typeof productPayments.exportList.query>): OrderFilter {
  return {
    ...query,
    createdFrom: startOfDay(from, timeZone),
    createdBefore: startOfDay(to, timeZone, 1),
    refundDue: refundDue === 'true' || undefined,
  };
}

/** Orders as the product admin sees them. */
export async function presentForAdmin(
  { db, actor, billing }: Pick<UserCall, 'db' | 'actor'> & BillingDeps,
  rows: readonly OrderRow[],
): Promise<AdminPayment[]> {
  const listed = rows.map((row) => row.order);
  const refunds = await findRefunds(db, listed);
  const captured = await findCapturedSums(db, listed);
  return rows.map((row) => {
    const of = refunds.get(row.order.id) ?? [];
    const { leftMinor } = sumRefunds(captured.get(row.order.id) ?? 0, of);
    return {
      ...presentPayment(row, of, actor.role),
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
