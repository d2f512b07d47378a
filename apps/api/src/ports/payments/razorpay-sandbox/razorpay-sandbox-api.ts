import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockKey } from '../sandbox/sandbox-store.ts';
import { announceRazorpay } from './razorpay-sandbox-events.ts';
import {
  captureRazorpay,
  makeRazorpayOrder,
  presentRazorpayOrder,
  presentRazorpayPayment,
  presentRazorpayRefund,
  refundRazorpay,
} from './razorpay-sandbox-order.ts';
import type { RazorpaySandboxParts } from './razorpay-sandbox-parts.ts';
import {
  findRazorpayOrder,
  listRazorpayOrders,
  lockRazorpayOrder,
  razorpayOrders,
} from './razorpay-sandbox-store.ts';

interface IdParams {
  Params: { id: string };
}

const unknownId = 'The id provided does not exist';
const atWork = 'Request failed because another payment operation is in progress';
const listed = (items: object[]) => ({ entity: 'collection', count: items.length, items });

/** The part of Razorpay's API that the product uses, on orders of the sandbox. */
export function razorpaySandboxApi(scope: FastifyInstance, parts: RazorpaySandboxParts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object };
  const { pool } = parts;

  scope.register(async (loggedIn) => {
    loggedIn.addHook('onRequest', async (request, reply) => {
      const given = request.headers.authorization?.replace(/^Basic /, '') ?? '';
      const expected = Buffer.from(`${parts.keyId}:${parts.keySecret}`);
      const credentials = Buffer.from(given, 'base64');
      if (credentials.length !== expected.length || !timingSafeEqual(credentials, expected))
        return refuse(reply, 'The api key provided is invalid', 401);
    });

    loggedIn.post('/v1/orders', open, async (request, reply) => {
      const order = makeRazorpayOrder((request.body ?? {}) as Record<string, unknown>);
      if (!order) return refuse(reply, 'Order amount less than minimum amount allowed');
      await razorpayOrders.save(pool, order);
      return presentRazorpayOrder(order);
    });

    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits it
    loggedIn.get('/v1/orders', open, async (request) => {
      const { receipt } = request.query as { receipt?: unknown };
      const found = typeof receipt === 'string' ? await listRazorpayOrders(pool, receipt) : [];
      return listed(found.map(presentRazorpayOrder));
    });

    loggedIn.get<IdParams>('/v1/orders/:id', open, async ({ params }, reply) => {
      const order = await findRazorpayOrder(pool, params.id);
      return order ? presentRazorpayOrder(order) : refuse(reply, unknownId);
    });

    loggedIn.get<IdParams>('/v1/orders/:id/payments', open, async ({ params }, reply) => {
      const order = await findRazorpayOrder(pool, params.id);
      if (!order) return refuse(reply, unknownId);
      return listed(order.payments.map((payment) => presentRazorpayPayment(order, payment)));
    });

    loggedIn.post<IdParams>('/v1/payments/:id/capture', open, async ({ params, body }, reply) =>
      inTransaction(pool, async (tx) => {
        if (!(await lockKey(tx, params.id))) return refuse(reply, atWork);
        const before = await lockRazorpayOrder(tx, params.id);
        if (!before) return refuse(reply, unknownId);
        const step = captureRazorpay(before, params.id, (body ?? {}) as Record<string, unknown>);
        if ('refusal' in step) return refuse(reply, step.refusal);
        await razorpayOrders.save(tx, step.order);
        const types = ['payment.captured', 'order.paid'];
        await announceRazorpay(tx, step.order, step.made, parts.webhookDelayMs, types);
        return presentRazorpayPayment(step.order, step.made);
      }),
    );

    loggedIn.post<IdParams>('/v1/payments/:id/refund', open, async ({ params, body, headers }, reply) =>
      inTransaction(pool, async (tx) => {
        if (!(await lockKey(tx, params.id))) return refuse(reply, atWork);
        const before = await lockRazorpayOrder(tx, params.id);
        if (!before) return refuse(reply, unknownId);
        const header = headers['x-refund-idempotency'];
        const key = typeof header === 'string' ? header : undefined;
        const step = refundRazorpay(before, params.id, (body ?? {}) as Record<string, unknown>, key);
        if ('refusal' in step) return refuse(reply, step.refusal);
        await razorpayOrders.save(tx, step.order);
        const payment = step.order.payments.find(({ id }) => id === params.id);
        if (payment && step.order !== before)
          await announceRazorpay(tx, step.order, payment, parts.webhookDelayMs, ['refund.processed']);
        return presentRazorpayRefund(step.order, params.id, step.made);
      }),
    );

    loggedIn.get<IdParams>('/v1/payments/:id/refunds', open, async ({ params }, reply) => {
      const order = await findRazorpayOrder(pool, params.id);
      const payment = order?.payments.find(({ id }) => id === params.id);
      if (!order || !payment) return refuse(reply, unknownId);
      return listed(payment.refunds.map((refund) => presentRazorpayRefund(order, payment.id, refund)));
    });

    loggedIn.get<IdParams>('/v1/refunds/:id', open, async ({ params }, reply) => {
      const order = await findRazorpayOrder(pool, params.id);
      const payment = order?.payments.find(({ refunds }) => refunds.some(({ id }) => id === params.id));
      const refund = payment?.refunds.find(({ id }) => id === params.id);
      return order && payment && refund
        ? presentRazorpayRefund(order, payment.id, refund)
        : refuse(reply, unknownId);
    });
  });
}

function refuse(reply: FastifyReply, description: string, status = 400) {
  return reply.status(status).send({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  });
}
