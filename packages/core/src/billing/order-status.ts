import type { PaymentStatus } from './payment-status.ts';

/**
 * Where one attempt to pay stands. NEW: kept by us, the provider is being asked. CREATED: the provider has it. APPROVED:
 * the buyer agreed. CAPTURING: the provider is being asked for the money. PENDING: the provider holds the money back for
 * now. DECLINED: the means of payment was refused, the buyer may try again. CAPTURED: paid. The others are ends.
 */
export const orderStatuses = [
  'NEW',
  'CREATED',
  'APPROVED',
  'CAPTURING',
  'PENDING',
  'DECLINED',
  'CAPTURED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What can become known of an order. */
export const orderEvents = [
  'created',
  'approved',
  'capture-begun',
  'captured',
  'capture-held',
  'capture-declined',
  'tried-again',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Orders that may still become paid by themselves: a report has at most one of them. */
export const openOrderStatuses = [
  'NEW',
  'CREATED',
  'APPROVED',
  'CAPTURING',
  'PENDING',
  'DECLINED',
] as const satisfies readonly OrderStatus[];

/** Whether an order may still become paid. */
export function isOpenOrder(status: OrderStatus): boolean {
  return (openOrderStatuses as readonly OrderStatus[]).includes(status);
}

/** Orders whose money may be on its way: nothing may be taken away under them. */
export const moneyMovingStatuses = ['CAPTURING', 'PENDING'] as const satisfies readonly OrderStatus[];

/** Whether money may be on its way for an order. */
export function isMoneyMoving(status: OrderStatus): boolean {
  return (moneyMovingStatuses as readonly OrderStatus[]).includes(status);
}

/** Orders that came to nothing. A provider that takes approved money by itself may have taken some for one all the same. */
export const closedOrderStatuses = [
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly OrderStatus[];

/** Whether an order came to nothing, as far as we know. */
export function isClosedOrder(status: OrderStatus): boolean {
  return (closedOrderStatuses as readonly OrderStatus[]).includes(status);
}

/** Orders whose money was taken, whether it went back since or not. */
export const settledStatuses = ['CAPTURED', 'REFUNDED'] as const satisfies readonly OrderStatus[];

/** How often the buyer's means of payment was refused, of an order for which so many captures were begun. */
export function declinesOf({ status, attempt }: { status: OrderStatus; attempt: number }): number {
  const lastOneCounts = isMoneyMoving(status) || status === 'CAPTURED' || status === 'REFUNDED';
  return Math.max(0, lastOneCounts ? attempt - 1 : attempt);
}

const ends = { failed: 'FAILED', cancelled: 'CANCELLED', expired: 'EXPIRED' } as const;
const outcomes = { captured: 'CAPTURED', 'capture-held': 'PENDING', 'capture-declined': 'DECLINED' } as const;

const steps: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  NEW: { created: 'CREATED', ...ends },
  CREATED: { approved: 'APPROVED', 'capture-begun': 'CAPTURING', ...outcomes, ...ends },
  APPROVED: { 'capture-begun': 'CAPTURING', ...outcomes, ...ends },
  DECLINED: {
    'tried-again': 'CREATED',
    approved: 'APPROVED',
    'capture-begun': 'CAPTURING',
    captured: 'CAPTURED',
    'capture-held': 'PENDING',
    ...ends,
  },
  // While the provider is asked for the money, nobody may cancel.
  CAPTURING: { ...outcomes, failed: 'FAILED', expired: 'EXPIRED' },
  // Of several tries to pay one order, the one that was waited for may be refused, and another one approved.
  PENDING: {
    captured: 'CAPTURED',
    approved: 'APPROVED',
    'capture-declined': 'DECLINED',
    failed: 'FAILED',
  },
  CAPTURED: { refunded: 'REFUNDED' },
  // Money that was taken is the truth, whatever was believed before.
  FAILED: { captured: 'CAPTURED' },
  CANCELLED: { captured: 'CAPTURED' },
  EXPIRED: { captured: 'CAPTURED' },
  REFUNDED: {},
};

/** The status after an event. Forward only: what comes late or twice changes nothing. */
export function advanceOrder(status: OrderStatus, event: OrderEvent): OrderStatus {
  return steps[status][event] ?? status;
}

/** The payment status of a report once its order stands so. A decline lets the buyer try again, so it changes nothing. */
export function reportStatusAfter(status: PaymentStatus, order: OrderStatus): PaymentStatus {
  if (order === 'CAPTURED') return status === 'REFUNDED' ? status : 'PAID';
  if (order === 'REFUNDED') return status === 'PAID' ? 'REFUNDED' : status;
  if (order === 'FAILED') return status === 'PENDING' ? 'FAILED' : status;
  return status;
}
