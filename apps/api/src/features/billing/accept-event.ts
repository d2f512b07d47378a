import { isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import { Failure } from '@udaya/core/failure';
import type { OpenCall } from '../../platform/call-context.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnavailable,
} from '../../ports/payments/payment-provider.ts';
import { lookAtRefundOf } from './ask-for-refund.ts';
import type { BillingDeps, ShopParts } from './billing-parts.ts';
import { completeOrder } from './complete-order.ts';
import { lookAtOrder } from './look-at-order.ts';
import type { StoredOrder } from './store.ts';
import {
  findOrderOfEvent,
  leaveEvent,
  markEventProcessed,
  acceptEvent as saveEvent,
} from './store-events.ts';

/** What keeps forged events from costing a question to the provider each. */
export interface EventGuards {
  /** Counts by address what comes in. */
  taken: Limiter;
  /** Counts all questions to the provider. */
  asked: Limiter;
  /** Counts by address what the provider did not know; who sends too much of that is not heard for a while. */
  forged: Limiter;
}

/**
 * Accepts an event of the provider. It is only a hint: what happened is asked of the provider itself. Each counts once; one
 * that could not be followed up now is refused, so that the provider sends it again.
 * @throws Failure `payment.event_invalid` for a forged one, `payment.unavailable` when the provider does not answer,
 * `request.too_many` while it is not to be asked more.
 */
export async function acceptEvent(ctx: EventCall): Promise<{ status: 'taken' | 'known' | 'ignored' }> {
  return { status: await followEvent(ctx, (name) => !isRupeeProvider(name)) };
}

/** The same for an event of Razorpay's. */
export async function acceptRazorpayEvent(
  ctx: EventCall,
): Promise<{ status: 'taken' | 'known' | 'ignored' }> {
  return { status: await followEvent(ctx, isRupeeProvider) };
}

type EventCall = Pick<OpenCall, 'headers' | 'rawBody' | 'network' | 'requestId'> &
  BillingDeps & { eventGuards: EventGuards };

async function followEvent(
  { billing: parts, eventGuards, headers, network, requestId, rawBody = '' }: EventCall,
  isIts: (name: string) => boolean,
): Promise<'taken' | 'known' | 'ignored'> {
  const provider = parts.shop?.ways.find(({ name }) => isIts(name))?.provider;
  if (!parts.shop || !provider) return 'ignored';
  const { taken, asked, forged } = eventGuards;
  if (!provider.mayBeEvent(headers)) throw new Failure('payment.event_invalid');
  const retryAfterSeconds = await forged.wait(network);
  if (retryAfterSeconds > 0) throw new Failure('request.too_many', { retryAfterSeconds });
  await taken.take(network);
  await asked.take('all');
  const shopParts = { ...parts, shop: parts.shop, requestId };
  const event = await verify(provider, headers, rawBody);
  if (!event) {
    await forged.take(network);
    throw new Failure('payment.event_invalid');
  }
  if (
    !(await saveEvent(parts.db, { id: event.id, type: event.type, providerOrderId: event.orderId ?? null }))
  )
    return 'known';
  const order = await findOrderOfEvent(parts.db, provider.name, event);
  try {
    if (order) await follow(shopParts, order, event);
  } catch (error) {
    await leaveEvent(parts.db, event.id);
    throw error;
  }
  await markEventProcessed(parts.db, event.id, order);
  return order ? 'taken' : 'ignored';
}

async function verify(
  provider: PaymentProvider,
  headers: Record<string, unknown>,
  body: string,
): Promise<ProviderEvent | undefined> {
  try {
    return await provider.verifyEvent(headers, body);
  } catch (cause) {
    throw unavailable(cause);
  }
}

async function follow(parts: ShopParts, order: StoredOrder, event: ProviderEvent): Promise<void> {
  const mayCapture =
    isOpenOrder(order.status) && (order.status !== 'DECLINED' || isFreshApproval(order, event));
  if (mayCapture) {
    const { checking } = await completeOrder(parts, order);
    if (checking) throw new Failure('payment.unavailable', { retryAfterSeconds: 30 });
    return;
  }
  try {
    await lookAtOrder(parts, order);
    if (event.refundId !== undefined) await lookAtRefundOf(parts, order, event.refundId);
  } catch (cause) {
    throw unavailable(cause);
  }
}

/**
 * After a decline the money is taken only if the buyer approved again: an old approval that arrives late is no consent. At Razorpay each try
 * is approved for itself, also one that was refused first.
 */
function isFreshApproval(order: StoredOrder, event: ProviderEvent): boolean {
  return (
    event.approves &&
    (isRupeeProvider(order.provider) || (event.createdAt !== undefined && event.createdAt > order.updatedAt))
  );
}

function unavailable(cause: unknown): unknown {
  return cause instanceof ProviderUnavailable
    ? new Failure('payment.unavailable', { retryAfterSeconds: 30, cause })
    : cause;
}
