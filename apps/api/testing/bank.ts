import { openDatabase } from '../src/platform/database/database.ts';
import { createServer } from '../src/platform/http/create-server.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import type { SandboxOrder, SandboxOutcome } from '../src/ports/payments/sandbox/sandbox-order.ts';
import { serveSandbox } from '../src/ports/payments/sandbox/serve-sandbox.ts';
import { freshDatabase } from './database.ts';
import { type Gate, openGate } from './gate.ts';

/**
 * A payment provider that is somebody else's: the sandbox on a server and a database of its own, behind a gate. It sends
 * its events only when it is told to, so that a test decides what comes first.
 */
export async function openBank() {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url, { max: 4 });
  const credentials = { clientId: 'bank-client', clientSecret: 'bank-secret', webhookId: 'BANK-WEBHOOK' };
  let webhookUrl = '';
  const app = createServer({
    log: openLog('silent'),
    trustProxy: false,
    limits: { connections: 1_000, connectionsPerAddress: 1_000, stalledReaderSeconds: 30 },
  });
  const sandbox = await serveSandbox(app, {
    ...credentials,
    pool: database.pool,
    publicOrigin: () => app.listeningOrigin,
    webhookUrl: () => webhookUrl,
    delayMs: 2_500,
    webhookDelayMs: 0,
    pendingMs: 3_600_000,
    tickMs: 0,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gate: Gate = await openGate(() => app.listeningOrigin);

  /** What the buyer does in the approval window. */
  async function choose(orderId: string, outcome: SandboxOutcome): Promise<void> {
    const response = await fetch(`${app.listeningOrigin}/sandbox/checkoutnow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: orderId, outcome }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The bank does not take ${outcome}: ${response.status}.`);
  }

  /** Calls the bank's API past the product, as somebody with the merchant's own credentials can. */
  async function ask(path: string, key: string, body: unknown = {}): Promise<void> {
    const logIn = await fetch(`${app.listeningOrigin}/sandbox/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token } = (await logIn.json()) as { access_token: string };
    const headers = {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'paypal-request-id': key,
    };
    const response = await fetch(`${app.listeningOrigin}/sandbox${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The bank refuses ${path}: ${text}`);
  }
  const capture = (orderId: string, key: string) => ask(`/v2/checkout/orders/${orderId}/capture`, key);
  const refund = (captureId: string, value?: string) =>
    ask(
      `/v2/payments/captures/${captureId}/refund`,
      `desk-${captureId}`,
      value ? { amount: { currency_code: 'SGD', value } } : {},
    );

  /** The bank's books. */
  async function orders(): Promise<SandboxOrder[]> {
    const { rows } = await database.pool.query('SELECT document FROM sandbox.orders');
    return rows.map((row) => (row as { document: SandboxOrder }).document);
  }

  async function events(): Promise<{ id: string; body: string }[]> {
    return (await database.pool.query('SELECT id, body FROM sandbox.events ORDER BY next_at')).rows as {
      id: string;
      body: string;
    }[];
  }

  /** Sends everything that is due. */
  async function sendEvents(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query(
        'SELECT 1 FROM sandbox.events WHERE delivered_at IS NULL AND next_at <= now() LIMIT 1',
      );
      if (rows.length === 0) return;
      await sandbox.tick();
    }
  }

  return {
    ...credentials,
    gate,
    baseUrl: `${gate.url}/sandbox`,
    origin: app.listeningOrigin,
    pool: database.pool,
    choose,
    capture,
    refund,
    orders,
    events,
    sendEventsTo: (url: string) => void (webhookUrl = url),
    sendEvents,
    async close() {
      await gate.close();
      const closed = app.close();
      // An answer that comes late is still being waited for.
      app.server.closeAllConnections();
      await closed;
      await database.close();
      await fresh.drop();
    },
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;
