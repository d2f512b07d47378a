import { isMoneyMoving, isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import { Failure } from '@udaya/core/failure';
import type { ShopParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { completeOrder } from './complete-order.ts';
import { findWay } from './provider-of.ts';
import { lockOrder, type StoredOrder } from './store.ts';

/**
 * Closes the open order of an invoice, since the buyer chose another way to pay, or since its time is nearly over. What was approved
 * already is taken, and nothing else then. A closed order is never captured by us; where the provider captures by itself it is closed
 * only once that says nobody is paying it.
 * @throws Failure `payment.not_due` where it is paid; `payment.in_progress` while money may be on its way; `payment.unavailable`
 * while that cannot be found out
 */
export async function closeUnpaid(
  parts: ShopParts,
  open: StoredOrder,
  end: { status: 'CANCELLED' | 'EXPIRED'; issue?: string },
): Promise<void> {
  // Of a provider that the settings name no longer nobody can be asked.
  const seen = findWay(parts.shop, open)
    ? await completeOrder(parts, open)
    : { order: open, checking: false };
  refuseUnlessIdle(seen.order);
  if (seen.checking && isRupeeProvider(open.provider))
    throw new Failure('payment.unavailable', { retryAfterSeconds: 5 });
  await parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, open);
    refuseUnlessIdle(now);
    if (isOpenOrder(now.status)) await changeOrder(tx, now, end);
  });
}

function refuseUnlessIdle({ status }: StoredOrder): void {
  if (isMoneyMoving(status)) throw new Failure('payment.in_progress');
  if (status === 'CAPTURED') throw new Failure('payment.not_due');
}
