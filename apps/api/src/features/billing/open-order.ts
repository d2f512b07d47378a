import type { Order } from '@udaya/contract/billing';
import { ownIssues } from '@udaya/core/billing/capture-issues';
import { advanceOrder, isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider, type ProviderName } from '@udaya/core/billing/providers';
import { Failure, invalidField } from '@udaya/core/failure';
import { sameMoney, toMajor } from '@udaya/core/money';
import { refusalOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import {
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../../ports/payments/payment-provider.ts';
import { type Payable, payableCase, readPayable, repaymentUrl } from '../reports/record/read-payable.ts';
import { refuse } from '../reports/record/refuse.ts';
import type { BillingDeps, ShopParts, Way } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { completeOrder } from './complete-order.ts';
import { ensureInvoice } from './ensure-invoice.ts';
import { orderLives } from './order-lives.ts';
import { listWays, priceOfWay } from './price-of-way.ts';
import { findWay, providerOf } from './provider-of.ts';
import { refuseWhilePaid } from './settle-closed-orders.ts';
import { findOpenOrder, insertOrder, lockOrder, type StoredInvoice, type StoredOrder } from './store.ts';

// An order that is older may be gone at the provider: it is looked at before it is given out again.
const freshMs = 60 * 60_000;

/**
 * Opens the order of a report, or answers with the one that is open. It is kept here before the provider hears of it, so
 * that an answer that was lost leads to the same order again.
 * A buyer who asks for another way to pay than before has the open order closed first, as has one whose order is nearly over.
 * @throws Failure `record.missing`, `payment.not_due`, `report.not_ready` while it is not written, `payment.in_progress` where an
 * earlier order may be paid at this moment, or `payment.unavailable` when the provider makes no order now.
 */
export async function openOrder(
  ctx: UserCall & BillingDeps,
  { reportId, provider }: { reportId: string; provider?: ProviderName | undefined },
): Promise<Order> {
  const { billing } = ctx;
  const payable = await readPayable(ctx.db, reportId);
  if (!billing.shop) throw new Failure('payment.not_due');
  refuse(refusalOf('pay', ctx.actor.role, payableCase(payable)));
  const shopParts = { ...billing, shop: billing.shop, requestId: ctx.requestId };
  const ways = await listWays(billing.shop, ctx.db);
  const invoice = await ensureInvoice(shopParts, ctx.db, payable, ways);
  const open = await findOpenOrder(billing.db, invoice);
  const way = chooseWay(shopParts, ways, open, provider);
  if (open && open.provider !== way.name)
    await closeUnpaid(shopParts, open, { status: 'CANCELLED', issue: ownIssues.otherWay });
  else if (open && isNearItsEnd(open)) await closeUnpaid(shopParts, open, { status: 'EXPIRED' });
  const kept = (await findUsable(shopParts, invoice)) ?? (await saveNew(ctx, shopParts, invoice, way));
  const order = kept.status === 'NEW' ? await makeAtProvider(shopParts, kept, payable) : kept;
  if (!order.providerOrderId || !isOpenOrder(order.status))
    throw new Failure('payment.unavailable', { retryAfterSeconds: 5 });
  return presentOrder(order, order.providerOrderId);
}

/** What is paid in a window that is opened now may come when the order is over. */
function isNearItsEnd({ provider, createdAt }: StoredOrder): boolean {
  const lastCall = createdAt.getTime() + orderLives.unapprovedMs - orderLives.lastCallMs;
  return isRupeeProvider(provider) && Date.now() > lastCall;
}

/** The way that was asked for; without one, that of the open order, or else the first one of the actor. */
function chooseWay(
  { shop }: ShopParts,
  ways: readonly Way[],
  open: StoredOrder | undefined,
  asked: ProviderName | undefined,
): Way {
  const way = asked ? ways.find(({ name }) => name === asked) : ((open && findWay(shop, open)) ?? ways[0]);
  if (!way) throw invalidField('provider', m.payment_way_gone());
  return way;
}

async function findUsable(parts: ShopParts, invoice: StoredInvoice): Promise<StoredOrder | undefined> {
  const found = await findOpenOrder(parts.db, invoice);
  const open = found?.status === 'DECLINED' ? await tryAgain(parts, found) : found;
  if (!open?.providerOrderId || Date.now() - open.createdAt.getTime() < freshMs) return open;
  const { order } = await completeOrder(parts, open);
  if (order.status === 'CAPTURED') throw new Failure('payment.not_due');
  return isOpenOrder(order.status) ? order : undefined;
}

/** The buyer begins again after a decline: from here on an approval at the provider is theirs again. */
async function tryAgain(parts: ShopParts, order: StoredOrder): Promise<StoredOrder> {
  return parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order);
    return changeOrder(tx, now, { status: advanceOrder(now.status, 'tried-again') });
  });
}

async function saveNew(
  ctx: UserCall,
  parts: ShopParts,
  invoice: StoredInvoice,
  way: Way,
): Promise<StoredOrder> {
  const price = priceOfWay(invoice, way, parts.prices);
  if (!price) throw invalidField('provider', m.payment_way_gone());
  await refuseWhilePaid(parts, invoice);
  const { amountMinor, currency } = price;
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    const provider = way.name;
    if (await insertOrder(tx, { id, invoiceId: invoice.id, provider, amountMinor, currency }))
      await ctx.audit(tx, 'order.created', { targetId: id });
  });
  const order = await findOpenOrder(parts.db, invoice);
  // None is open only if another call has just brought it to its end.
  if (!order) throw new Failure('payment.not_due');
  return order;
}

async function makeAtProvider(
  parts: ShopParts,
  order: StoredOrder,
  { id: reportId }: Payable,
): Promise<StoredOrder> {
  const page = repaymentUrl(parts.publicUrl(), reportId);
  try {
    const made = await providerOf(parts.shop, order).createOrder({
      key: order.id,
      amount: order,
      description: m.payment_checkout_product(),
      returnUrl: `${page}&approval=given`,
      cancelUrl: `${page}&approval=cancelled`,
    });
    return await saveMade(parts, order, made);
  } catch (error) {
    if (error instanceof ProviderRefused) await abandon(parts, order, error.issue, error.debugId);
    else if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.error({ orderId: order.id, reason: error.message }, 'no order at the payment provider');
    throw new Failure('payment.unavailable', { retryAfterSeconds: 5, cause: error });
  }
}

async function saveMade(parts: ShopParts, order: StoredOrder, made: ProviderOrder): Promise<StoredOrder> {
  const isOurs =
    (made.key === undefined || made.key === order.id) && (!made.amount || sameMoney(made.amount, order));
  if (!isOurs) throw new ProviderRefused(ownIssues.amountMismatch, undefined);
  try {
    return await parts.db.transaction(async (tx) => {
      const now = await lockOrder(tx, order);
      if (now.status !== 'NEW') return now;
      return changeOrder(tx, order, {
        status: 'CREATED',
        providerOrderId: made.id,
        payee: made.payee ?? null,
        approveUrl: made.approveUrl ?? null,
      });
    });
  } catch (error) {
    // The provider gave the id of another order of ours.
    if (uniqueViolation(error) === undefined) throw error;
    throw new ProviderRefused(ownIssues.orderMismatch, undefined);
  }
}

/** The provider will never make this order: the next try begins a new one. */
async function abandon(
  parts: ShopParts,
  order: StoredOrder,
  issue: string,
  debugId: string | undefined,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order);
    if (now.status === 'NEW')
      await changeOrder(tx, order, { status: 'CANCELLED', issue, debugId: debugId ?? null });
  });
}

function presentOrder(order: StoredOrder, id: string): Order {
  return {
    id,
    paymentId: order.id,
    provider: order.provider,
    status: order.status,
    amount: toMajor(order),
    currency: order.currency,
    approveUrl: order.approveUrl,
  };
}
