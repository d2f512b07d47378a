import { Failure } from '@udaya/core/failure';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import { announce, sandboxApi } from './sandbox-api.ts';
import { sandboxCheckout } from './sandbox-checkout.ts';
import { deliverEvents } from './sandbox-events.ts';
import { choose } from './sandbox-order.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { listOrdersToSettle, lockOrder, makeSandboxSchema, saveOrder } from './sandbox-store.ts';

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
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, keepsRawBody: true };
        // A whole event, and what it is signed with.
        route.bodyLimit = 80 * 1024;
      });
      scope.addHook('preValidation', async ({ params, query, body }) => {
        if (holdsNul([params, query, body])) throw new Failure('request.invalid');
      });
      sandboxApi(scope, parts);
      sandboxCheckout(scope, parts);
    },
    { prefix: '/sandbox' },
  );

  async function tick(): Promise<void> {
    for (const id of await listOrdersToSettle(parts.pool)) {
      await inTransaction(parts.pool, async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) return;
        const settled = choose(order, 'complete');
        await saveOrder(tx, settled);
        await announce(tx, settled, 0);
      });
    }
    await deliverEvents(parts.pool, {
      url: parts.webhookUrl(),
      key: parts.clientSecret,
      webhookId: parts.webhookId,
    });
  }

  if (parts.tickMs > 0) keepTicking(app, parts.tickMs, tick);
  return { tick };
}

/** Whether anywhere in a value stands the one character that PostgreSQL cannot keep. */
const holdsNul = (value: unknown) => JSON.stringify(value).includes(String.raw`\u0000`);

/** Ticks while the server listens; a tick that fails is tried again with the next. */
function keepTicking(app: FastifyInstance, everyMs: number, tick: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= tick()
        .catch((error: Error) => app.log.warn({ err: describeError(error) }, 'sandbox'))
        .finally(() => {
          running = undefined;
        });
    }, everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
