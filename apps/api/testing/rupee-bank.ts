import { openDatabase } from '../src/platform/database/database.ts';
import { createServer } from '../src/platform/http/create-server.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import { razorpayEventHeaders } from '../src/ports/payments/razorpay-sandbox/razorpay-sandbox-events.ts';
import type {
  RazorpayOutcome,
  RazorpaySandboxOrder,
} from '../src/ports/payments/razorpay-sandbox/razorpay-sandbox-order.ts';
import { serveRazorpaySandbox } from '../src/ports/payments/razorpay-sandbox/serve-razorpay-sandbox.ts';
import { lockKey } from '../src/ports/payments/sandbox/sandbox-store.ts';
import { freshDatabase } from './database.ts';
import { type Gate, openGate } from './gate.ts';

/** What the window hands the page, or hears of a refusal. */
interface WindowAnswer {
  type: string;
  razorpay_payment_id?: string;
  razorpay_signature?: string;
}

/**
 * A provider of rupees that is somebody else's: Razorpay's sandbox on a server and a database of its own, behind a gate. It sends no event
 * by itself: a test posts them in the order that it likes.
 */
export async function openRupeeBank() {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url, { max: 4 });
  const credentials = {
    keyId: 'rzp_test_bank',
    keySecret: 'bank-key-secret',
    webhookSecret: 'bank-webhook-secret',
  };
  const app = createServer({
    log: openLog('silent'),
    trustProxy: false,
    limits: { connections: 1_000, connectionsPerAddress: 1_000, stalledReaderSeconds: 30 },
  });
  await serveRazorpaySandbox(app, {
    ...credentials,
    pool: database.pool,
    webhookUrl: () => 'http://127.0.0.1:9/',
    webhookDelayMs: 0,
    pendingMs: 3_600_000,
    tickMs: 0,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gate: Gate = await openGate(() => app.listeningOrigin);

  /** What the buyer does in the payment window, or what becomes of it later; answers with what the window says. */
  async function choose(orderId: string, outcome: RazorpayOutcome): Promise<WindowAnswer> {
    const response = await fetch(`${app.listeningOrigin}/sandbox/razorpay/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: orderId, outcome }),
    });
    if (!response.ok) throw new Error(`The bank does not take ${outcome}: ${response.status}.`);
    return (await response.json()) as WindowAnswer;
  }

  /** Calls the bank's API past the product, as somebody at its desk can. */
  async function ask(path: string, body: unknown): Promise<void> {
    const basic = Buffer.from(`${credentials.keyId}:${credentials.keySecret}`).toString('base64');
    const response = await fetch(`${app.listeningOrigin}/sandbox/razorpay/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The bank refuses ${path}: ${text}`);
  }

  /** The bank's books. */
  async function orders(): Promise<RazorpaySandboxOrder[]> {
    const { rows } = await database.pool.query('SELECT document FROM sandbox.razorpay_orders');
    return rows.map((row) => (row as { document: RazorpaySandboxOrder }).document);
  }

  /** Moves what was tried to be paid into the past, as if nobody had looked for so long. */
  async function letPass(orderId: string, minutes: number): Promise<void> {
    const order = (await orders()).find(({ id }) => id === orderId);
    if (!order) throw new Error('The bank does not know the order.');
    const payments = order.payments.map((one) => ({ ...one, created_at: one.created_at - minutes * 60 }));
    await database.pool.query('UPDATE sandbox.razorpay_orders SET document = $2 WHERE id = $1', [
      orderId,
      JSON.stringify({ ...order, payments }),
    ]);
  }

  /** Does some work while a capture or a refund of a payment of this order is running at the bank. */
  async function whileAtWork<T>(orderId: string, work: () => Promise<T>): Promise<T> {
    const payment = (await orders()).find(({ id }) => id === orderId)?.payments.at(-1);
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      if (!payment || !(await lockKey(client, payment.id))) throw new Error('The bank is at work already.');
      return await work();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }

  /** The events about an order, the earliest first. */
  async function events(orderId: string): Promise<{ id: string; body: string }[]> {
    const { rows } = await database.pool.query(
      'SELECT id, body FROM sandbox.razorpay_events WHERE body LIKE $1 ORDER BY next_at',
      [`%${orderId}%`],
    );
    return rows as { id: string; body: string }[];
  }

  return {
    ...credentials,
    gate,
    baseUrl: `${gate.url}/sandbox/razorpay`,
    choose,
    refund: (paymentId: string, amount?: number) => ask(`/payments/${paymentId}/refund`, { amount }),
    orders,
    paymentsOf: async (orderId: string) => (await orders()).find(({ id }) => id === orderId)?.payments ?? [],
    letPass,
    whileAtWork,
    events,
    sign: (event: { id: string; body: string }, secret = credentials.webhookSecret) =>
      razorpayEventHeaders(secret, event.id, event.body),
    async close() {
      await gate.close();
      await app.close();
      await database.close();
      await fresh.drop();
    },
  };
}

export type RupeeBank = Awaited<ReturnType<typeof openRupeeBank>>;
