import type { ProviderName } from '@udaya/core/billing/providers';
import type { Money } from '@udaya/core/money';
import type { OutboundReading } from '../../platform/outbound/create-outbound.ts';

/** An order to be opened at the provider. */
export interface NewProviderOrder {
  /** Our own id of the order; the same id never makes a second order. */
  key: string;
  amount: Money;
  description: string;
  /** Where the provider sends the buyer back to. */
  returnUrl: string;
  cancelUrl: string;
}

/** What the provider did with the money of an order. */
export interface ProviderCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  /** How much of it has been given back or is on its way, where the provider counts that by itself. */
  returningMinor?: number;
}

/** An order as the provider sees it. */
export interface ProviderOrder {
  id: string;
  /** Whether the buyer has agreed and the money can be captured. */
  approved: boolean;
  /** Whether the buyer may try once more to pay it. */
  retryable: boolean;
  /** Whether a try is under way from which the provider may take the money without being asked. */
  underway: boolean;
  /** Whether a try that failed a moment ago may be approved all the same. */
  mayComeLate: boolean;
  /** Our own id of it, as we gave it. */
  key: string | undefined;
  amount: Money | undefined;
  /** Who is paid, by the provider's id. */
  payee: string | undefined;
  /** Where the buyer agrees. */
  approveUrl: string | undefined;
  captures: ProviderCapture[];
  /** What of its captures went back, or is on its way, whoever asked for it. */
  refunds: (ProviderRefund & { captureId: string | undefined })[];
}

/** The provider understood and said no. */
export interface ProviderRefusal {
  kind: 'refused';
  /** Its name of the issue, e.g. INSTRUMENT_DECLINED. */
  issue: string;
  /** Its reference for its support. */
  debugId: string | undefined;
}

/** How a capture came out. */
type CaptureAnswer = { kind: 'order'; order: ProviderOrder } | ProviderRefusal;

/** Money on its way back, as the provider sees it. */
export interface ProviderRefund {
  kind: 'refund';
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  /** How much goes back, if the provider says so. */
  amount: Money | undefined;
  /** The key under which it was asked for, if the provider says so; one that was made at its own desk has none. */
  key: string | undefined;
}

/** How a refund came out. */
export type RefundAnswer = ProviderRefund | ProviderRefusal;

/** A genuine event of the provider: which order, capture or refund it is about. What happened is asked of the provider itself. */
export interface ProviderEvent {
  id: string;
  type: string;
  orderId: string | undefined;
  captureId: string | undefined;
  refundId: string | undefined;
  /** Whether it says that the buyer has approved. */
  approves: boolean;
  /** When it happened, if the provider says so. */
  createdAt: Date | undefined;
}

/**
 * Whoever takes the buyer's money. Every verb can be repeated with the same key without a second effect. All throw
 * `ProviderUnavailable` when the answer is not known; the work may or may not have been done then.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** How the calls of this process went lately, without those that check events. */
  reading(): OutboundReading;
  /** Finds out whether the provider is there and lets us in; nothing else is asked of it. */
  check(): Promise<void>;
  /** @throws ProviderRefused when the provider will not open such an order. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Undefined for an order that the provider does not know, or no longer. */
  readOrder(id: string): Promise<ProviderOrder | undefined>;
  capture(id: string, key: string): Promise<CaptureAnswer>;
  /** Whether what its window handed the page is signed by the provider; undefined where its window signs nothing. */
  isApproval?(orderId: string, approval: { providerPaymentId: string; signature: string }): boolean;
  /** Gives money of a capture back: all that is left of it without an amount. */
  refund(refund: {
    captureId: string;
    amount: Money | undefined;
    key: string;
    note: string;
  }): Promise<RefundAnswer>;
  /** Undefined for a refund that the provider does not know. */
  readRefund(id: string): Promise<ProviderRefund | undefined>;
  /** Whether a webhook's headers may be the provider's at all; nobody is asked for that. */
  mayBeEvent(headers: Record<string, unknown>): boolean;
  /** The event behind a webhook's headers and exact body; undefined for a forged one. */
  verifyEvent(headers: Record<string, unknown>, body: string): Promise<ProviderEvent | undefined>;
}

/** The provider cannot be reached, is too slow or talks nonsense: what it did is not known. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider will not do this at all. `issue` is its name of the reason. */
export class ProviderRefused extends Error {
  readonly issue: string;
  readonly debugId: string | undefined;

  constructor(issue: string, debugId: string | undefined) {
    super(`The payment provider refused: ${issue}.`);
    this.name = 'ProviderRefused';
    this.issue = issue;
    this.debugId = debugId;
  }
}
