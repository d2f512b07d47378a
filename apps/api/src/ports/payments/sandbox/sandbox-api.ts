import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parseMajorText } from '@udaya/core/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { captureEvent, isSigned } from './sandbox-events.ts';
import {
  captureStep,
  makeOrder,
  presentOrder,
  presentRefund,
  refundStep,
  type SandboxOrder,
} from './sandbox-order.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import {
  findAnswer,
  findOrder,
  findOrderOfCapture,
  findOrderOfRefund,
  lockKey,
  lockOrder,
  orders,
  outbox,
  type StoredAnswer,
  saveAnswer,
} from './sandbox-store.ts';

const tokenLifeSeconds = 3_600;
type Transaction = Parameters<Parameters<typeof inTransaction>[1]>[0];

/** The part of PayPal's REST API that the product uses, on orders of the sandbox. */
export function sandboxApi(scope: FastifyInstance, parts: SandboxParts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object };
  const page = () => `${parts.publicOrigin()}/sandbox/checkoutnow`;

  scope.post('/v1/oauth2/token', open, async (request, reply) => {
    const given = Buffer.from(
      request.headers.authorization?.replace(/^Basic /, '') ?? '',
      'base64',
    ).toString();
    if (!sameText(given, `${parts.clientId}:${parts.clientSecret}`))
      return reply.status(401).send({ error: 'invalid_client' });
    return {
      access_token: signToken(parts.clientSecret, Date.now() + tokenLifeSeconds * 1000),
      token_type: 'Bearer',
      expires_in: tokenLifeSeconds,
    };
  });

  scope.register(async (loggedIn) => {
    loggedIn.addHook('onRequest', async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!isLiveToken(parts.clientSecret, token)) return reply.status(401).send({ error: 'invalid_token' });
    });

    loggedIn.post('/v2/checkout/orders', open, async (request, reply) => {
      const made = await once(request, parts, async (tx) => {
        const order = makeOrder((request.body ?? {}) as Record<string, unknown>);
        if (!order) return refuse('INVALID_REQUEST', 400);
        await orders.save(tx, order);
        return { status: 201, body: presentOrder(order, page()) };
      });
      return answer(reply, made);
    });

    loggedIn.get<IdParams>('/v2/checkout/orders/:id', open, async (request, reply) => {
      const order = await findOrder(parts.pool, request.params.id);
      return order ? presentOrder(order, page()) : answer(reply, refuse('INVALID_RESOURCE_ID', 404));
    });

    loggedIn.post<IdParams>('/v2/checkout/orders/:id/capture', open, async (request, reply) => {
      let late = false;
      const made = await once(request, parts, async (tx) => {
        const before = await lockOrder(tx, request.params.id);
        if (!before) return refuse('INVALID_RESOURCE_ID', 404);
        const { order, issue } = captureStep(before);
        late = before.plan === 'delay';
        await orders.save(tx, order, order.captures[0]?.status === 'PENDING' ? parts.pendingMs : null);
        if (issue) return refuse(issue);
        await announce(tx, order, parts.webhookDelayMs + (late ? parts.delayMs : 0));
        return { status: 201, body: presentOrder(order, page()) };
      });
      // The money is taken, but whoever asked does not hear of it in time.
      if (late) await new Promise((resolve) => setTimeout(resolve, parts.delayMs));
      return answer(reply, made);
    });

    loggedIn.post<IdParams>('/v2/payments/captures/:id/refund', open, async (request, reply) => {
      const made = await once(request, parts, async (tx) => {
        const orderId = await findOrderOfCapture(tx, request.params.id);
        const before = orderId && (await lockOrder(tx, orderId));
        if (!before) return refuse('INVALID_RESOURCE_ID', 404);
        const { amount: given, custom_id: customId } = (request.body ?? {}) as {
          amount?: { currency_code: string; value: string };
          custom_id?: string;
        };
        const amount = given && parseMajorText(given.currency_code, given.value);
        // A sum that cannot be read is none, and not all that is left.
        if (given && !amount) return refuse('INVALID_PARAMETER_SYNTAX', 400);
        const { order, issue, refundId } = refundStep(before, amount, customId);
        if (issue) return refuse(issue);
        await orders.save(tx, order);
        await announce(tx, order, parts.webhookDelayMs);
        return { status: 201, body: presentRefund(order, refundId ?? '') };
      });
      return answer(reply, made);
    });

    loggedIn.get<IdParams>('/v2/payments/refunds/:id', open, async (request, reply) => {
      const order = await findOrderOfRefund(parts.pool, request.params.id);
      return order
        ? presentRefund(order, request.params.id)
        : answer(reply, refuse('INVALID_RESOURCE_ID', 404));
    });

    loggedIn.post('/v1/notifications/verify-webhook-signature', open, (request, reply) => {
      const raw = request.rawBody ?? '';
      const event = raw.slice(raw.indexOf('"webhook_event":') + 16, raw.lastIndexOf('}'));
      const signed = isSigned(parts.clientSecret, (request.body ?? {}) as Record<string, unknown>, event);
      return reply.send({ verification_status: signed ? 'SUCCESS' : 'FAILURE' });
    });
  });
}

interface IdParams {
  Params: { id: string };
}

/** Announces what became of an order's capture. */
export async function announce(tx: Transaction, order: SandboxOrder, delayMs: number): Promise<void> {
  const [capture] = order.captures;
  if (!capture) return;
  const event = captureEvent(order, capture);
  await outbox.save(tx, event, delayMs);
}

/**
 * Does a piece of work once for each `PayPal-Request-Id`: whoever repeats the call gets the first answer again, and whoever
 * asks while it is at work is told so, as PayPal does.
 */
async function once(
  request: FastifyRequest,
  parts: SandboxParts,
  work: (tx: Transaction) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const header = request.headers['paypal-request-id'];
  const key = typeof header === 'string' ? header : randomUUID();
  return inTransaction(parts.pool, async (tx) => {
    if (!(await lockKey(tx, key))) return refuse('PREVIOUS_REQUEST_IN_PROGRESS', 409);
    const earlier = await findAnswer(tx, key, request.url);
    if (earlier) return earlier;
    const result = await work(tx);
    await saveAnswer(tx, key, request.url, result);
    return result;
  });
}

function answer(reply: FastifyReply, { status, body }: StoredAnswer) {
  return reply.status(status).send(body);
}

const refusalNames: Record<number, string> = {
  400: 'INVALID_REQUEST',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
};

function refuse(issue: string, status = 422): StoredAnswer {
  const name = refusalNames[status];
  return {
    status,
    body: {
      name,
      message: 'The requested action could not be performed.',
      debug_id: randomUUID().slice(0, 13),
      details: [{ issue, description: issue }],
    },
  };
}

/** A token that proves itself, so that it holds over a restart. */
function signToken(key: string, endsAt: number): string {
  return `${endsAt}.${createHmac('sha256', key).update(String(endsAt)).digest('base64url')}`;
}

function isLiveToken(key: string, token: string): boolean {
  const endsAt = Number(token.split('.')[0]);
  return endsAt > Date.now() && sameText(token, signToken(key, endsAt));
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
