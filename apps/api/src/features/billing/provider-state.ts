import { ownIssues } from '@udaya/core/billing/capture-issues';
import type { OrderEvent } from '@udaya/core/billing/order-status';
import { type Money, sameMoney } from '@udaya/core/money';
import type { ProviderCapture, ProviderOrder } from '../../ports/payments/payment-provider.ts';
import type { StoredOrder } from './store.ts';

/** What a look at the provider's order means for ours. */
export interface ProviderState {
  event: OrderEvent | undefined;
  issue?: string;
  /** The capture that the state is about. */
  capture?: ProviderCapture;
  /** What else was taken for it. */
  others?: ProviderCapture[];
  /** What of its captures went back. */
  refunds?: ProviderOrder['refunds'];
}

/**
 * Reads the provider's order against ours. Another sum, another currency, another payee or another order of ours in it is
 * a failure, whatever else it says.
 */
export function readProviderState(order: StoredOrder, seen: ProviderOrder | undefined): ProviderState {
  if (!seen) return { event: mayBeThere(order) ? undefined : 'expired' };
  const state = stateOf(order, seen);
  const others = seen.captures.filter(({ id, status }) => id !== state.capture?.id && isTaken(status));
  return { ...state, others, refunds: seen.refunds };
}

function stateOf(order: StoredOrder, seen: ProviderOrder): ProviderState {
  const capture = decisiveCapture(seen.captures, order.captureId);
  const mismatch = findMismatch(order, seen, capture);
  if (mismatch) return { event: 'failed', issue: mismatch, capture };
  if (capture) {
    switch (capture.status) {
      case 'COMPLETED':
      case 'PARTIALLY_REFUNDED':
        return { event: isAllReturning(order, capture) ? 'refunded' : 'captured', capture };
      case 'PENDING':
        // Another try to pay it may be approved already.
        return seen.approved ? { event: 'approved' } : { event: 'capture-held', capture };
      case 'REFUNDED':
        return { event: 'refunded', capture };
      default:
        if (!seen.approved) return declined(order, seen, capture);
    }
  }
  return { event: seen.approved ? 'approved' : undefined };
}

/**
 * While a capture may be under way, or the buyer approved or may have, an order that is not to be found once is no proof that
 * there is none. One that stays unavailable is closed with its time.
 */
function mayBeThere({ status, unheardSince }: StoredOrder): boolean {
  return status === 'CAPTURING' || status === 'APPROVED' || (status === 'CREATED' && unheardSince !== null);
}

/** A capture that was held back and then denied is an end where the order cannot be tried again; else the buyer may. */
function declined(order: StoredOrder, seen: ProviderOrder, capture: ProviderCapture): ProviderState {
  if (order.status === 'PENDING' && !seen.retryable)
    return { event: 'failed', issue: ownIssues.denied, capture };
  return { event: 'capture-declined', issue: 'INSTRUMENT_DECLINED', capture };
}

// Money that was taken decides, then money that may still come, then what came last.
const weights: Record<ProviderCapture['status'], number> = {
  COMPLETED: 3,
  PARTIALLY_REFUNDED: 3,
  PENDING: 2,
  REFUNDED: 1,
  DECLINED: 0,
  FAILED: 0,
};

const isTaken = (status: ProviderCapture['status']) =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';

/** What was given back before we counted it as a payment never becomes one. */
function isAllReturning(
  { status, amountMinor }: StoredOrder,
  { returningMinor = 0 }: ProviderCapture,
): boolean {
  return status !== 'CAPTURED' && returningMinor >= amountMinor;
}

/** What paid it, or what may have. */
function decisiveCapture(
  captures: readonly ProviderCapture[],
  paidBy: string | null,
): ProviderCapture | undefined {
  const known = captures.find(({ id }) => id === paidBy);
  if (known) return known;
  return captures.toSorted((one, other) => weights[other.status] - weights[one.status])[0];
}

function findMismatch(
  order: StoredOrder,
  seen: ProviderOrder,
  capture: ProviderCapture | undefined,
): string | undefined {
  const due: Money = order;
  if (order.providerOrderId !== null && seen.id !== order.providerOrderId) return ownIssues.orderMismatch;
  if (seen.key !== undefined && seen.key !== order.id) return ownIssues.orderMismatch;
  if (seen.amount && !sameMoney(seen.amount, due)) return ownIssues.amountMismatch;
  if (capture && !sameMoney(capture.amount, due)) return ownIssues.amountMismatch;
  if (seen.payee !== undefined && order.payee !== null && seen.payee !== order.payee)
    return ownIssues.payeeMismatch;
  return undefined;
}
