import type pg from 'pg';
import { advisoryLocks } from '../../../platform/database/locks.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SandboxOrder } from './sandbox-order.ts';

/** An answer that is given again to a call with the same `PayPal-Request-Id`. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** An event that waits for its delivery. */
export interface DueEvent {
  id: string;
  body: string;
  tries: number;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Makes the sandbox's own schema, apart from the product's tables, which a production database never has. */
export async function makeSandboxSchema(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.sandboxTables]);
    await tx.query('SET LOCAL client_min_messages = warning');
    await createSandboxTables(tx);
  });
}

/** The statements of the sandbox's schema; those of a schema that is there change nothing. */
export async function createSandboxTables(tx: Client): Promise<void> {
  await tx.query('CREATE SCHEMA IF NOT EXISTS sandbox');
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.orders (id text PRIMARY KEY, document jsonb NOT NULL, settle_at timestamptz)',
  );
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.answers (key text, call text, status integer NOT NULL, body jsonb NOT NULL, PRIMARY KEY (key, call))',
  );
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.events (id text PRIMARY KEY, body text NOT NULL, next_at timestamptz NOT NULL, tries integer NOT NULL DEFAULT 0, delivered_at timestamptz)',
  );
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.razorpay_orders (id text PRIMARY KEY, document jsonb NOT NULL, settle_at timestamptz)',
  );
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.razorpay_events (id text PRIMARY KEY, body text NOT NULL, next_at timestamptz NOT NULL, tries integer NOT NULL DEFAULT 0, delivered_at timestamptz)',
  );
}

/** False while another call with the same key is at work. */
export async function lockKey(tx: Client, key: string): Promise<boolean> {
  const { rows } = await tx.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 7)) AS free', [key]);
  return (rows[0] as { free: boolean }).free;
}

/** What a call with this key was answered the first time. */
export async function findAnswer(tx: Client, key: string, call: string): Promise<KeptAnswer | undefined> {
  const { rows } = await tx.query('SELECT status, body FROM sandbox.answers WHERE key = $1 AND call = $2', [
    key,
    call,
  ]);
  return rows[0] as KeptAnswer | undefined;
}

export async function keepAnswer(tx: Client, key: string, call: string, answer: KeptAnswer): Promise<void> {
  await tx.query('INSERT INTO sandbox.answers (key, call, status, body) VALUES ($1, $2, $3, $4)', [
    key,
    call,
    answer.status,
    JSON.stringify(answer.body),
  ]);
}

/** An order that stays as it is until the transaction ends. */
export async function lockOrder(tx: Client, id: string): Promise<SandboxOrder | undefined> {
  const { rows } = await tx.query('SELECT document FROM sandbox.orders WHERE id = $1 FOR UPDATE', [id]);
  return (rows[0] as { document: SandboxOrder } | undefined)?.document;
}

export async function findOrder(pool: pg.Pool, id: string): Promise<SandboxOrder | undefined> {
  const { rows } = await pool.query('SELECT document FROM sandbox.orders WHERE id = $1', [id]);
  return (rows[0] as { document: SandboxOrder } | undefined)?.document;
}

/** The order in which this refund was made. */
export async function findOrderOfRefund(pool: pg.Pool, refundId: string): Promise<SandboxOrder | undefined> {
  const { rows } = await pool.query(
    `SELECT document FROM sandbox.orders WHERE document->'captures' @> jsonb_build_array(jsonb_build_object('refunds', jsonb_build_array(jsonb_build_object('id', $1::text))))`,
    [refundId],
  );
  return (rows[0] as { document: SandboxOrder } | undefined)?.document;
}

/** The id of the order in which this capture was made. */
export async function findOrderOfCapture(tx: Client, captureId: string): Promise<string | undefined> {
  const { rows } = await tx.query(
    `SELECT id FROM sandbox.orders WHERE document->'captures' @> jsonb_build_array(jsonb_build_object('id', $1::text))`,
    [captureId],
  );
  return (rows[0] as { id: string } | undefined)?.id;
}

/** Keeps an order; `settleInMs` is when a payment that is held back completes by itself. */
export async function saveOrder(
  tx: Client,
  order: SandboxOrder,
  settleInMs: number | null = null,
): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox.orders (id, document, settle_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, settle_at = excluded.settle_at`,
    [order.id, JSON.stringify(order), settleInMs],
  );
}

/** Orders whose held payment completes by itself now. */
export async function listOrdersToSettle(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query('SELECT id FROM sandbox.orders WHERE settle_at <= now() LIMIT 20');
  return rows.map((row) => (row as { id: string }).id);
}

/** Keeps an event to be sent after `delayMs`. */
export async function keepEvent(tx: Client, id: string, body: string, delayMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox.events (id, body, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')`,
    [id, body, delayMs],
  );
}

/** Takes the events whose time has come; each is offered again later unless it is marked as delivered. */
export async function takeDueEvents(pool: pg.Pool): Promise<DueEvent[]> {
  const { rows } = await pool.query(
    `UPDATE sandbox.events SET tries = tries + 1, next_at = now() + least(300, power(2, tries + 2)) * interval '1 second'
     WHERE id IN (SELECT id FROM sandbox.events WHERE delivered_at IS NULL AND next_at <= now() AND tries < 25 ORDER BY next_at LIMIT 10 FOR UPDATE SKIP LOCKED)
     RETURNING id, body, tries`,
  );
  return rows as DueEvent[];
}

export async function markDelivered(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('UPDATE sandbox.events SET delivered_at = now() WHERE id = $1', [id]);
}
