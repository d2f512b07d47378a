import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { announce } from './sandbox-api.ts';
import { orderEvent } from './sandbox-events.ts';
import {
  approvalOutcomes,
  choose,
  type SandboxOrder,
  type SandboxOutcome,
  settlementOutcomes,
} from './sandbox-order.ts';
import { choicePage, donePage, unknownPage } from './sandbox-pages.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { findOrder, lockOrder, orders, outbox } from './sandbox-store.ts';

const outcomes: readonly SandboxOutcome[] = [...approvalOutcomes, ...settlementOutcomes];
const closeScript = `'use strict';
const { token, outcome } = document.body.dataset;
if (window.opener) window.opener.postMessage({ type: 'udaya-sandbox', token, outcome }, window.location.origin);
window.close();
`;

/**
 * The approval window: a page that shows the order and posts `{token, outcome}` to its own address. Afterwards it returns to
 * the address that the order names, or, opened with `display=popup`, tells its opener and closes.
 */
export function sandboxCheckout(scope: FastifyInstance, parts: SandboxParts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object };

  scope.get('/close.js', open, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(closeScript),
  );

  scope.get('/checkoutnow', open, async (request, reply) => {
    const { token, display } = request.query as Record<string, unknown>;
    const order = typeof token === 'string' ? await findOrder(parts.pool, token) : undefined;
    if (!order) return sendPage(request, reply.status(404), unknownPage());
    return sendPage(request, reply, choicePage(order, display === 'popup'), order);
  });

  scope.post('/checkoutnow', open, async (request, reply) => {
    const { token, outcome, display } = Object.assign({}, request.query, request.body) as Record<
      string,
      unknown
    >;
    const wantsJson = request.headers['content-type']?.startsWith('application/json') === true;
    const chosen = outcomes.find((one) => one === outcome);
    const order = chosen && typeof token === 'string' ? await applyOutcome(parts, token, chosen) : undefined;
    if (!order || !chosen) {
      if (wantsJson)
        return reply
          .status(404)
          .send({ name: 'RESOURCE_NOT_FOUND', message: 'The sandbox does not know this order or outcome.' });
      return sendPage(request, reply.status(404), unknownPage());
    }
    const back = outcome === 'cancel' ? order.cancelUrl : order.returnUrl;
    const returnUrl = isWebAddress(back) ? back : undefined;
    if (wantsJson) return { token: order.id, outcome, returnUrl: returnUrl ?? null };
    if (display === 'popup' || !returnUrl)
      return sendPage(request, reply, donePage(order, chosen, display === 'popup'), order);
    return reply.redirect(withToken(returnUrl, order.id), 303);
  });
}

async function applyOutcome(
  parts: SandboxParts,
  id: string,
  outcome: SandboxOutcome,
): Promise<SandboxOrder | undefined> {
  return inTransaction(parts.pool, async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return undefined;
    const order = choose(before, outcome);
    if (order === before) return order;
    await orders.save(tx, order);
    if (order.status === 'APPROVED') {
      const event = orderEvent(order, `${parts.publicOrigin()}/sandbox/checkoutnow`);
      await outbox.save(tx, event, parts.webhookDelayMs + (outcome === 'delay' ? parts.delayMs : 0));
    } else {
      await announce(tx, order, parts.webhookDelayMs);
    }
    return order;
  });
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** PayPal adds the order's id to the address that it returns to. */
function withToken(href: string, id: string): string {
  const address = new URL(href);
  address.searchParams.set('token', id);
  return address.href;
}

/** Sends a page under a policy of its own: its one style, its one script, and a form that may lead back to the product. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: (nonce: string) => string,
  order?: SandboxOrder,
) {
  const nonce = request.raw.styleNonce ?? 'sandbox';
  const back = order
    ? [order.returnUrl, order.cancelUrl].filter(isWebAddress).map((one) => new URL(one).origin)
    : [];
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self'; form-action ${["'self'", ...new Set(back)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(html(nonce));
}
