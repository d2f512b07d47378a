import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { announce, sandboxApi } from './sandbox-api.ts';
import { sandboxCheckout } from './sandbox-checkout.ts';
import { signEvent } from './sandbox-events.ts';
import { choose } from './sandbox-order.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { keepTicking, openSandboxScope } from './sandbox-scope.ts';
import { lockOrder, makeSandboxSchema, orders, outbox } from './sandbox-store.ts';

/** The running sandbox. */
export interface Sandbox {
  /** Completes the held payments whose time has come, and sends the events that are due. */
  tick(): Promise<void>;
}

/**
 * Serves a payment provider of our own at `/sandbox`, compatible with PayPal's Orders v2 as far as the product uses it:
 * the API, an approval window for people, and signed webhooks. All of its state is in the database, in a schema of its own.
 */
export async function serveSandbox(app: FastifyInstance, parts: SandboxParts): Promise<Sandbox> {
  await makeSandboxSchema(parts.pool);
  await app.register(
    async (scope) => {
      openSandboxScope(scope);
      sandboxApi(scope, parts);
      sandboxCheckout(scope, parts);
    },
    { prefix: '/sandbox' },
  );

  async function tick(): Promise<void> {
    for (const id of await orders.listToSettle(parts.pool)) {
      await inTransaction(parts.pool, async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) return;
        const settled = choose(order, 'complete');
        await orders.save(tx, settled);
        await announce(tx, settled, 0);
      });
    }
    await outbox.deliver(parts.pool, parts.webhookUrl(), ({ body }) =>
      signEvent(parts.clientSecret, parts.webhookId, body),
    );
  }

  if (parts.tickMs > 0) keepTicking(app, parts.tickMs, tick);
  return { tick };
}
