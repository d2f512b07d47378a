import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { keepTicking, openSandboxScope } from '../sandbox/sandbox-scope.ts';
import { makeSandboxSchema } from '../sandbox/sandbox-store.ts';
import type { Sandbox } from '../sandbox/serve-sandbox.ts';
import { razorpaySandboxApi } from './razorpay-sandbox-api.ts';
import { razorpaySandboxCheckout } from './razorpay-sandbox-checkout.ts';
import { announceRazorpay, razorpayEventHeaders } from './razorpay-sandbox-events.ts';
import { chooseRazorpay } from './razorpay-sandbox-order.ts';
import type { RazorpaySandboxParts } from './razorpay-sandbox-parts.ts';
import { lockRazorpayOrder, razorpayOrders, razorpayOutbox } from './razorpay-sandbox-store.ts';

/**
 * Serves a provider of our own at `/sandbox/razorpay`, compatible with Razorpay's API as far as the product uses it: orders, payments,
 * refunds, a stand-in for its script and its payment window, and signed webhooks. All of its state is in the database.
 */
export async function serveRazorpaySandbox(
  app: FastifyInstance,
  parts: RazorpaySandboxParts,
): Promise<Sandbox> {
  await makeSandboxSchema(parts.pool);
  await app.register(
    async (scope) => {
      openSandboxScope(scope);
      razorpaySandboxApi(scope, parts);
      razorpaySandboxCheckout(scope, parts);
    },
    { prefix: '/sandbox/razorpay' },
  );

  async function tick(): Promise<void> {
    for (const id of await razorpayOrders.listToSettle(parts.pool)) {
      await inTransaction(parts.pool, async (tx) => {
        const before = await lockRazorpayOrder(tx, id);
        if (!before) return;
        // What was refused and is approved late is left to us to capture.
        const isLate = before.payments.at(-1)?.status === 'failed';
        const { order, payment } = chooseRazorpay(before, isLate ? 'authorize' : 'complete');
        await razorpayOrders.save(tx, order);
        if (payment) await announceRazorpay(tx, order, payment, 0);
      });
    }
    await razorpayOutbox.deliver(parts.pool, parts.webhookUrl(), ({ id, body }) =>
      razorpayEventHeaders(parts.webhookSecret, id, body),
    );
  }

  if (parts.tickMs > 0) keepTicking(app, parts.tickMs, tick);
  return { tick };
}
