import type { Payment } from '@udaya/contract/billing';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { BillingDeps } from './billing-parts.ts';
import { completeForBuyer } from './complete-order.ts';
import { presentPayment } from './present-payment.ts';
import { findOrder, findOrderAtProvider, type OrderRow } from './store.ts';
import { findRefunds } from './store-refunds.ts';

/** A payment within the actor's reach, as it stands. Throws Failure `record.missing` for any other. */
export async function readPayment(
  { db, actor }: Pick<UserCall, 'db' | 'actor'>,
  { id }: { id: string },
): Promise<Payment> {
  const row = await readOrderRow(db, id);
  return presentPayment(row, (await findRefunds(db, [row.order])).get(id), actor.role);
}

/** The order behind a payment within the actor's reach. Throws Failure `record.missing` for any other. */
export async function readOrderRow(db: TenantDb, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (!row) throw new Failure('record.missing');
  return row;
}

/** The buyer came back from the provider: the order is looked up, and completed if it can be. The answer is the truth so far. */
export async function confirmOrder(
  ctx: UserCall & BillingDeps,
  { orderId }: { orderId: string },
): Promise<Payment> {
  const { billing } = ctx;
  const row = await findOrderAtProvider(ctx.db, orderId);
  if (!row) throw new Failure('record.missing');
  if (billing.shop)
    await completeForBuyer({ ...billing, shop: billing.shop, requestId: ctx.requestId }, row.order);
  return readPayment(ctx, row.order);
}
