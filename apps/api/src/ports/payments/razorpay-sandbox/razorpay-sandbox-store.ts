import type pg from 'pg';
import type { DueEvent } from '../sandbox/sandbox-store.ts';
import type { RazorpaySandboxOrder } from './razorpay-sandbox-order.ts';

type Client = Pick<pg.ClientBase, 'query'>;
const documentOf = (rows: unknown[]) => (rows[0] as { document: RazorpaySandboxOrder } | undefined)?.document;

/** An order by its id, or by that of one of its payments or refunds. */
export async function findRazorpayOrder(db: Client, id: string): Promise<RazorpaySandboxOrder | undefined> {
  return documentOf(
    (await db.query(`SELECT document FROM sandbox.razorpay_orders WHERE ${isAbout}`, [id])).rows,
  );
}

/** The same order, which stays as it is until the transaction ends. */
export async function lockRazorpayOrder(tx: Client, id: string): Promise<RazorpaySandboxOrder | undefined> {
  const found = await tx.query(`SELECT document FROM sandbox.razorpay_orders WHERE ${isAbout} FOR UPDATE`, [
    id,
  ]);
  return documentOf(found.rows);
}

const isAbout = `id = $1
  OR document->'payments' @> jsonb_build_array(jsonb_build_object('id', $1::text))
  OR document->'payments' @> jsonb_build_array(jsonb_build_object('refunds', jsonb_build_array(jsonb_build_object('id', $1::text))))`;

/** The orders with this receipt, the earliest first. */
export async function listRazorpayOrders(db: Client, receipt: string): Promise<RazorpaySandboxOrder[]> {
  const { rows } = await db.query(
    `SELECT document FROM sandbox.razorpay_orders WHERE document->>'receipt' = $1 ORDER BY document->>'created_at' LIMIT 10`,
    [receipt],
  );
  return rows.map((row) => (row as { document: RazorpaySandboxOrder }).document);
}

/** Keeps an order; `settleInMs` is when a try that waits is approved by itself. */
export async function saveRazorpayOrder(
  tx: Client,
  order: RazorpaySandboxOrder,
  settleInMs: number | null = null,
): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox.razorpay_orders (id, document, settle_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, settle_at = excluded.settle_at`,
    [order.id, JSON.stringify(order), settleInMs],
  );
}

/** Orders with a try that is approved by itself now. */
export async function listRazorpayOrdersToSettle(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    'SELECT id FROM sandbox.razorpay_orders WHERE settle_at <= now() LIMIT 20',
  );
  return rows.map((row) => (row as { id: string }).id);
}

/** Keeps an event to be sent after `delayMs`. */
export async function keepRazorpayEvent(
  tx: Client,
  id: string,
  body: string,
  delayMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox.razorpay_events (id, body, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')`,
    [id, body, delayMs],
  );
}

/** Takes the events whose time has come; each is offered again later unless it is marked as delivered. */
export async function takeDueRazorpayEvents(pool: pg.Pool): Promise<DueEvent[]> {
  const { rows } = await pool.query(
    `UPDATE sandbox.razorpay_events SET tries = tries + 1, next_at = now() + least(300, power(2, tries + 2)) * interval '1 second'
     WHERE id IN (SELECT id FROM sandbox.razorpay_events WHERE delivered_at IS NULL AND next_at <= now() AND tries < 25 ORDER BY next_at LIMIT 10 FOR UPDATE SKIP LOCKED)
     RETURNING id, body, tries`,
  );
  return rows as DueEvent[];
}

export async function markRazorpayDelivered(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('UPDATE sandbox.razorpay_events SET delivered_at = now() WHERE id = $1', [id]);
}
