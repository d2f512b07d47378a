import { isMoneyMoving } from '@udaya/core/billing/order-status';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { changePaymentStatus } from '../reports/record/change-payment-status.ts';
import { type Payable, payableCase } from '../reports/record/read-payable.ts';
import { refuse } from '../reports/record/refuse.ts';
import type { BillingDeps } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { completeOrder } from './complete-order.ts';
import { findWay } from './provider-of.ts';
import { findInvoice, findOpenOrder, lockInvoice, lockOrder } from './store.ts';

/**
 * Asks about the open order of a report before it is taken back, where its provider takes approved money by itself: it may be paid
 * already, and is settled then.
 * @throws Failure `payment.unavailable` while the provider is not heard
 */
export async function askBeforeRelease(
  { db, billing, requestId }: UserCall & BillingDeps,
  payable: Payable,
): Promise<void> {
  const invoice = await findInvoice(db, payable);
  const open = invoice && (await findOpenOrder(db, invoice));
  const { shop } = billing;
  if (!shop || !open || !isRupeeProvider(open.provider) || !findWay(shop, open)) return;
  const { checking } = await completeOrder({ ...billing, shop, requestId }, open);
  if (checking) throw new Failure('payment.unavailable', { retryAfterSeconds: 5 });
}

/**
 * Locks a report that is not paid and takes back its order, so that nobody pays for what is about to change; its invoice stays.
 * @returns the report as it is now
 * @throws Failure `record.missing`; `payment.in_progress` while money may be on its way; what the policy says of the action.
 */
export async function releaseUnpaid(
  { actor }: UserCall,
  tx: TenantDb,
  payable: Payable,
  action: 'edit' | 'delete',
): Promise<Payable> {
  const invoice = await findInvoice(tx, payable);
  const open = invoice && (await findOpenOrder(tx, invoice));
  const order = open && (await lockOrder(tx, open));
  if (order && isMoneyMoving(order.status)) throw new Failure('payment.in_progress');
  // Before the report, as whoever settles it.
  if (invoice) await lockInvoice(tx, invoice);
  const held = await changePaymentStatus(tx, payable, (status) => status);
  if (!held) throw new Failure('record.missing');
  refuse(refusalOf(action, actor.role, payableCase(held.report)));
  if (order) await changeOrder(tx, order, { status: 'CANCELLED' });
  return held.report;
}
