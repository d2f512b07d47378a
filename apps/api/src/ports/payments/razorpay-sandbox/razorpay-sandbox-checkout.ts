import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { razorpaySignature } from '../razorpay/razorpay-signatures.ts';
import { announceRazorpay } from './razorpay-sandbox-events.ts';
import {
  chooseRazorpay,
  laterOutcomes,
  type RazorpayOutcome,
  type RazorpaySandboxOrder,
  type RazorpaySandboxPayment,
  windowOutcomes,
} from './razorpay-sandbox-order.ts';
import { razorpayChoicePage, razorpayUnknownPage, type SandboxPage } from './razorpay-sandbox-pages.ts';
import type { RazorpaySandboxParts } from './razorpay-sandbox-parts.ts';
import { checkoutScript, type WindowWord, windowScript } from './razorpay-sandbox-script.ts';
import { findRazorpayOrder, lockRazorpayOrder, razorpayOrders } from './razorpay-sandbox-store.ts';

const outcomes: readonly RazorpayOutcome[] = [...windowOutcomes, ...laterOutcomes];

/** The script of the payment window, and the window: a frame that shows the order and posts `{order, outcome}` to its own address. */
export function razorpaySandboxCheckout(scope: FastifyInstance, parts: RazorpaySandboxParts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object };
  const sendScript = (text: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/javascript; charset=utf-8').send(text);
  scope.get('/v1/checkout.js', open, sendScript(checkoutScript));
  scope.get('/window.js', open, sendScript(windowScript));

  scope.get('/checkout', open, async (request, reply) => {
    const { order: id } = request.query as Record<string, unknown>;
    const order = typeof id === 'string' ? await findRazorpayOrder(parts.pool, id) : undefined;
    if (!order) return sendPage(request, reply.status(404), razorpayUnknownPage());
    return sendPage(request, reply, razorpayChoicePage(order));
  });

  scope.post('/checkout', open, async (request, reply) => {
    const { order: id, outcome } = (request.body ?? {}) as Record<string, unknown>;
    const chosen = outcomes.find((one) => one === outcome);
    const made = chosen && typeof id === 'string' ? await applyOutcome(parts, id, chosen) : undefined;
    const wantsJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (!made || !chosen)
      return wantsJson
        ? reply.status(404).send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Unknown order.' } })
        : sendPage(request, reply.status(404), razorpayUnknownPage());
    const said = sayOutcome(parts, made.order, made.payment, chosen);
    return wantsJson ? said : sendPage(request, reply, razorpayChoicePage(made.order, said));
  });
}

function sayOutcome(
  { keySecret }: RazorpaySandboxParts,
  order: RazorpaySandboxOrder,
  payment: RazorpaySandboxPayment | undefined,
  outcome: RazorpayOutcome,
): WindowWord {
  if (outcome === 'cancel' || !payment) return { type: 'razorpay-dismissed' };
  if (payment.status === 'created') return { type: 'razorpay-waits' };
  if (payment.status === 'failed')
    return {
      type: 'razorpay-failed',
      code: 'BAD_REQUEST_ERROR',
      reason: 'payment_failed',
      payment_id: payment.id,
    };
  return {
    type: 'razorpay-paid',
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: razorpaySignature(keySecret, `${order.id}|${payment.id}`),
  };
}

async function applyOutcome(parts: RazorpaySandboxParts, id: string, outcome: RazorpayOutcome) {
  return inTransaction(parts.pool, async (tx) => {
    const before = await lockRazorpayOrder(tx, id);
    if (!before) return undefined;
    const { order, payment } = chooseRazorpay(before, outcome);
    if (!payment) return { order, payment };
    const comesLater = outcome === 'wait' || outcome === 'late';
    await razorpayOrders.save(tx, order, comesLater ? parts.pendingMs : null);
    await announceRazorpay(tx, order, payment, parts.webhookDelayMs);
    return { order, payment };
  });
}

/** Sends a page under a policy of its own: its one style, its one script, and a form to itself, in a frame of our own pages. */
function sendPage(request: FastifyRequest, reply: FastifyReply, html: SandboxPage) {
  const nonce = request.raw.styleNonce ?? 'sandbox';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
    )
    .send(html(nonce));
}
