import { randomBytes } from 'node:crypto';
import { type Money, parseMajorText, toMajorText } from '@udaya/core/money';

/** What a person can choose in the sandbox's approval window. `delay` approves, but every answer about it comes late. */
export const approvalOutcomes = ['approve', 'decline', 'fail', 'pending', 'delay', 'cancel'] as const;
/** What can become of a payment that is held back. */
export const settlementOutcomes = ['complete', 'deny'] as const;
export type SandboxOutcome = (typeof approvalOutcomes)[number] | (typeof settlementOutcomes)[number];

/** Money that the sandbox took, or holds back, and what of it went back. */
export interface SandboxCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  /** `customId` is what whoever asked for it calls it. */
  refunds: { id: string; amount: Money; customId?: string }[];
}

/** An order of the sandbox, kept whole. */
export interface SandboxOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** How the next capture will come out: what the buyer chose. */
  plan: SandboxOutcome | null;
  amount: Money;
  referenceId: string;
  customId: string;
  invoiceId: string;
  description: string;
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
  declines: number;
  captures: SandboxCapture[];
  createTime: string;
}

/** The result of a step: the order after it, or PayPal's name for why not. The order may change on a refusal too. */
export type Step = { order: SandboxOrder; issue?: string };

/** Who is paid for all orders of the sandbox. */
const sandboxPayee = { merchant_id: 'SANDBOXMERCHANT', email_address: 'merchant@sandbox.example' };
const maxDeclines = 10;

const newSandboxId = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();

/** Makes an order of a create call's body; undefined where the body is not one. */
export function makeOrder(body: Record<string, unknown>): SandboxOrder | undefined {
  const unit = (body.purchase_units as Record<string, unknown>[] | undefined)?.[0];
  const given = unit?.amount as { currency_code?: unknown; value?: unknown } | undefined;
  const amount = parseMajorText(String(given?.currency_code), String(given?.value));
  if (body.intent !== 'CAPTURE' || !unit || !amount || amount.amountMinor <= 0) return undefined;
  const source = body.payment_source as
    | { paypal?: { experience_context?: Record<string, unknown> } }
    | undefined;
  const context = source?.paypal?.experience_context ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000) : '');
  return {
    id: newSandboxId(),
    status: 'PAYER_ACTION_REQUIRED',
    plan: null,
    amount,
    referenceId: text(unit.reference_id),
    customId: text(unit.custom_id),
    invoiceId: text(unit.invoice_id),
    description: text(unit.description),
    brandName: text(context.brand_name),
    returnUrl: text(context.return_url),
    cancelUrl: text(context.cancel_url),
    declines: 0,
    captures: [],
    createTime: new Date().toISOString(),
  };
}

/** The buyer's choice in the approval window. An order that is paid stays as it is. */
export function choose(order: SandboxOrder, outcome: SandboxOutcome): SandboxOrder {
  const [capture] = order.captures;
  if (outcome === 'complete' || outcome === 'deny') {
    if (capture?.status !== 'PENDING') return order;
    return {
      ...order,
      captures: [{ ...capture, status: outcome === 'complete' ? 'COMPLETED' : 'DECLINED' }],
    };
  }
  if (order.status === 'COMPLETED' || outcome === 'cancel') return order;
  return { ...order, status: 'APPROVED', plan: outcome };
}

/** Takes the money, as far as the buyer's choice lets it. */
export function captureStep(order: SandboxOrder): Step {
  if (order.status === 'COMPLETED') return { order, issue: 'ORDER_ALREADY_CAPTURED' };
  if (order.declines >= maxDeclines) return { order, issue: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED' };
  if (order.status !== 'APPROVED') return { order, issue: 'ORDER_NOT_APPROVED' };
  const again: SandboxOrder = {
    ...order,
    status: 'PAYER_ACTION_REQUIRED',
    plan: null,
    declines: order.declines + 1,
  };
  if (order.plan === 'decline') return { order: again, issue: 'INSTRUMENT_DECLINED' };
  if (order.plan === 'fail') return { order: again, issue: 'TRANSACTION_REFUSED' };
  const status = order.plan === 'pending' ? 'PENDING' : 'COMPLETED';
  return {
    order: {
      ...order,
      status: 'COMPLETED',
      captures: [{ id: newSandboxId(), status, amount: order.amount, refunds: [] }],
    },
  };
}

/** Gives money back: all that is left of the capture without an amount. */
export function refundStep(
  order: SandboxOrder,
  amount: Money | undefined,
  customId?: string,
): Step & { refundId?: string } {
  const [capture] = order.captures;
  if (!capture || capture.status === 'PENDING' || capture.status === 'DECLINED')
    return { order, issue: 'CAPTURE_NOT_COMPLETED' };
  const given = capture.refunds.reduce((sum, one) => sum + one.amount.amountMinor, 0);
  const left = capture.amount.amountMinor - given;
  const back = amount ?? { ...capture.amount, amountMinor: left };
  if (left === 0) return { order, issue: 'CAPTURE_FULLY_REFUNDED' };
  if (back.currency !== capture.amount.currency) return { order, issue: 'REFUND_CURRENCY_MISMATCH' };
  if (back.amountMinor <= 0) return { order, issue: 'INVALID_PARAMETER_VALUE' };
  if (back.amountMinor > left) return { order, issue: 'REFUND_AMOUNT_EXCEEDED' };
  const refund = { id: newSandboxId(), amount: back, ...(customId ? { customId } : {}) };
  const status = back.amountMinor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    order: { ...order, captures: [{ ...capture, status, refunds: [...capture.refunds, refund] }] },
    refundId: refund.id,
  };
}

/** An order as Orders v2 answers it. `page` is the address of the approval window. */
export function presentOrder(order: SandboxOrder, page: string) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createTime,
    purchase_units: [
      {
        reference_id: order.referenceId,
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        description: order.description,
        amount: wireAmount(order.amount),
        payee: sandboxPayee,
        ...(order.captures.length > 0
          ? {
              payments: {
                captures: order.captures.map((capture) => presentCapture(order, capture)),
                refunds: order.captures.flatMap(({ refunds }) =>
                  refunds.map(({ id }) => presentRefund(order, id)),
                ),
              },
            }
          : {}),
      },
    ],
    links: [{ href: `${page}?token=${order.id}`, rel: 'payer-action', method: 'GET' }],
  };
}

/** A capture as Payments v2 answers it. */
export function presentCapture(order: SandboxOrder, capture: SandboxCapture) {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: wireAmount(capture.amount),
    final_capture: true,
    custom_id: order.customId,
    invoice_id: order.invoiceId,
    supplementary_data: { related_ids: { order_id: order.id } },
  };
}

/** A refund as Payments v2 answers it, linked to the capture above it. */
export function presentRefund(order: SandboxOrder, id: string) {
  const capture = order.captures.find(({ refunds }) => refunds.some((one) => one.id === id));
  const refund = capture?.refunds.find((one) => one.id === id);
  if (!capture || !refund) return { id, status: 'COMPLETED' };
  return {
    id,
    status: 'COMPLETED',
    amount: wireAmount(refund.amount),
    ...(refund.customId ? { custom_id: refund.customId } : {}),
    links: [{ rel: 'up', href: `/v2/payments/captures/${capture.id}`, method: 'GET' }],
  };
}

/** A sum as PayPal writes it: major units as text. */
const wireAmount = (money: Money) => ({ currency_code: money.currency, value: toMajorText(money) });
