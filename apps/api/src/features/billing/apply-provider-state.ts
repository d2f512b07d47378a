import { ownIssues } from '@udaya/core/billing/capture-issues';
import { advanceOrder, type OrderEvent, reportStatusAfter } from '@udaya/core/billing/order-status';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { ProviderCapture } from '../../ports/payments/payment-provider.ts';
import { changePaymentStatusOfInvoice } from '../reports/record/change-payment-status.ts';
import { applyRefunds } from './apply-refunds.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { giveBack } from './give-back.ts';
import { notifyFailure } from './notify-failure.ts';
import type { ProviderState } from './provider-state.ts';
import { settleOrder } from './settle-order.ts';
import { lockInvoiceOf, lockOrder, type StoredOrder } from './store.ts';
import { saveCapture } from './store-captures.ts';
import { listRefundsOf } from './store-refunds.ts';

/**
 * Makes of an order what the provider shows, in one transaction: the order, its capture, the invoice and the report change
 * together or not at all. States that come late, twice or at the same time from several sides have no second effect.
 */
export async function applyProviderState(
  parts: BillingParts,
  found: StoredOrder,
  read: (order: StoredOrder) => ProviderState & { debugId?: string | undefined },
): Promise<StoredOrder> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found);
    const state = read(order);
    const { event, capture, refunds = [], others = [] } = state;
    if (!event) return order;
    if (capture && !(await saveProviderCapture(tx, order, capture))) {
      parts.log.error({ orderId: order.id, captureId: capture.id }, 'capture of another order');
      return order;
    }
    const after = await follow(parts, tx, order, { ...state, event });
    const settled = capture ? await applyRefunds(parts, tx, after, capture, refunds) : after;
    return applyOthers(parts, tx, settled, others, refunds);
  });
}

/** An order is paid once: what else was taken for it is kept in the books and goes back. */
async function applyOthers(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  others: readonly ProviderCapture[],
  refunds: NonNullable<ProviderState['refunds']>,
): Promise<StoredOrder> {
  let now = order;
  for (const other of others) {
    if (!(await saveProviderCapture(tx, now, other))) continue;
    if (other.status !== 'REFUNDED') await giveBack(tx, now, other, ownIssues.paidTwice);
    now = await applyRefunds(parts, tx, now, other, refunds);
  }
  return now;
}

/** What follows for an order, but for the money that went back. */
async function follow(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  { event, issue, capture, debugId }: ProviderState & { event: OrderEvent; debugId?: string | undefined },
): Promise<StoredOrder> {
  // What is being given back is settled already, whatever the capture still says.
  if (event === 'captured' && capture && (await hasLiveRefund(tx, capture.id))) return order;
  const status = advanceOrder(order.status, event);
  const isTaken = capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED';
  if (event === 'failed' && isTaken && order.status !== 'CAPTURED')
    return refuse(parts, tx, order, capture, issue ?? ownIssues.denied);
  if (event === 'refunded' || status === order.status) return order;
  if (status === 'CAPTURED' && capture) {
    const invoice = await lockInvoiceOf(tx, order);
    if (!invoice.reportId) return refuse(parts, tx, order, capture, ownIssues.reportGone);
    if (invoice.status !== 'OPEN') return refuse(parts, tx, order, capture, ownIssues.paidTwice);
    return settleOrder(parts, tx, order, invoice, invoice.reportId, capture.id);
  }
  if (status === 'FAILED') {
    await failReport(tx, order);
    if (toldToWait(order)) await notifyFailure(parts, tx, order);
  }
  // One that waited for the buyer elsewhere: the page that would say so may be closed.
  if (status === 'DECLINED' && order.status === 'PENDING' && isLongAgo(order))
    await notifyFailure(parts, tx, order);
  return changeOrder(tx, order, { status, issue: issue ?? null, debugId: debugId ?? null });
}

async function hasLiveRefund(tx: SystemDb, captureId: string): Promise<boolean> {
  return (await listRefundsOf(tx, captureId)).some(({ status }) => status !== 'FAILED');
}

async function saveProviderCapture(
  tx: SystemDb,
  order: StoredOrder,
  { id, status, amount }: ProviderCapture,
): Promise<boolean> {
  const amountMinor = Number.isFinite(amount.amountMinor) ? amount.amountMinor : order.amountMinor;
  return saveCapture(tx, { id, orderId: order.id, status, amountMinor, currency: amount.currency });
}

const waitedMs = 30_000;

/** Whether the buyer was told that the payment is being seen to, and may be gone since. */
const isLongAgo = ({ updatedAt }: StoredOrder) => Date.now() - updatedAt.getTime() > waitedMs;

function toldToWait(order: StoredOrder): boolean {
  return order.status === 'PENDING' || (order.status === 'CAPTURING' && isLongAgo(order));
}

/** Money that we cannot accept is never counted as a payment: the order fails and the money goes back. */
async function refuse(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  capture: ProviderCapture,
  issue: string,
): Promise<StoredOrder> {
  await giveBack(tx, order, capture, issue);
  // Looked at again.
  if (order.status === 'FAILED' && order.issue === issue) return order;
  parts.log.error({ orderId: order.id, issue }, 'payment not accepted');
  await failReport(tx, order);
  return changeOrder(tx, order, { status: 'FAILED', issue });
}

async function failReport(tx: SystemDb, order: StoredOrder): Promise<void> {
  const { reportId } = await lockInvoiceOf(tx, order);
  if (reportId)
    await changePaymentStatusOfInvoice(tx, reportId, (status) => reportStatusAfter(status, 'FAILED'));
}
