import type pg from 'pg';
import { advisoryLocks } from '../../../platform/database/locks.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { razorpayOrders, razorpayOutbox } from '../razorpay-sandbox/razorpay-sandbox-store.ts';
import { openEventOutbox } from './event-outbox.ts';
import { openOrderShelf } from './order-shelf.ts';
import type { SandboxOrder } from './sandbox-order.ts';

/** An answer that is given again to a call with the same `PayPal-Request-Id`. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** The orders that were made here. */
export const orders = openOrderShelf<SandboxOrder>('orders');

/** What is announced of them. */
export const outbox = openEventOutbox('events');

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
  await orders.createTable(tx);
  await outbox.createTable(tx);
  await razorpayOrders.createTable(tx);
  await razorpayOutbox.createTable(tx);
  await tx.query(
    'CREATE TABLE IF NOT EXISTS sandbox.answers (key text, call text, status integer NOT NULL, body jsonb NOT NULL, PRIMARY KEY (key, call))',
  );
}

/** False while another call with the same key is at work. */
export async function lockKey(tx: Client, key: string): Promise<boolean> {
  const { rows } = await tx.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 7)) AS free', [key]);
  return (rows[0] as { free: boolean }).free;
}

/** What a call with this key was answered the first time. */
export async function findAnswer(tx: Client, key: string, call: string): Promise<StoredAnswer | undefined> {
  const { rows } = await tx.query('SELECT status, body FROM sandbox.answers WHERE key = $1 AND call = $2', [
    key,
    call,
  ]);
  return rows[0] as StoredAnswer | undefined;
}

export async function saveAnswer(tx: Client, key: string, call: string, answer: StoredAnswer): Promise<void> {
  await tx.query('INSERT INTO sandbox.answers (key, call, status, body) VALUES ($1, $2, $3, $4)', [
    key,
    call,
    answer.status,
    JSON.stringify(answer.body),
  ]);
}

/** An order that stays as it is until the transaction ends. */
export async function lockOrder(tx: Client, id: string): Promise<SandboxOrder | undefined> {
  return (await orders.list(tx, 'id = $1 FOR UPDATE', id))[0];
}

export async function findOrder(pool: pg.Pool, id: string): Promise<SandboxOrder | undefined> {
  return (await orders.list(pool, 'id = $1', id))[0];
}

/** The order in which this refund was made. */
export async function findOrderOfRefund(pool: pg.Pool, refundId: string): Promise<SandboxOrder | undefined> {
  const about = `document->'captures' @> jsonb_build_array(jsonb_build_object('refunds', jsonb_build_array(jsonb_build_object('id', $1::text))))`;
  return (await orders.list(pool, about, refundId))[0];
}

/** The id of the order in which this capture was made. */
export async function findOrderOfCapture(tx: Client, captureId: string): Promise<string | undefined> {
  const { rows } = await tx.query(
    `SELECT id FROM sandbox.orders WHERE document->'captures' @> jsonb_build_array(jsonb_build_object('id', $1::text))`,
    [captureId],
  );
  return (rows[0] as { id: string } | undefined)?.id;
}
