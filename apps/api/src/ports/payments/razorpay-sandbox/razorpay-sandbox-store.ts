import type pg from 'pg';
import { openEventOutbox } from '../sandbox/event-outbox.ts';
import { openOrderShelf } from '../sandbox/order-shelf.ts';
import type { RazorpaySandboxOrder } from './razorpay-sandbox-order.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** The orders that were made here. */
export const razorpayOrders = openOrderShelf<RazorpaySandboxOrder>('razorpay_orders');

/** What is announced of them. */
export const razorpayOutbox = openEventOutbox('razorpay_events');

const isAbout = `(id = $1
  OR document->'payments' @> jsonb_build_array(jsonb_build_object('id', $1::text))
  OR document->'payments' @> jsonb_build_array(jsonb_build_object('refunds', jsonb_build_array(jsonb_build_object('id', $1::text)))))`;

/** An order by its id, or by that of one of its payments or refunds. */
export async function findRazorpayOrder(db: Client, id: string): Promise<RazorpaySandboxOrder | undefined> {
  return (await razorpayOrders.list(db, isAbout, id))[0];
}

/** The same order, which stays as it is until the transaction ends. */
export async function lockRazorpayOrder(tx: Client, id: string): Promise<RazorpaySandboxOrder | undefined> {
  return (await razorpayOrders.list(tx, `${isAbout} FOR UPDATE`, id))[0];
}

/** The orders with this receipt, the earliest first. */
export function listRazorpayOrders(db: Client, receipt: string): Promise<RazorpaySandboxOrder[]> {
  return razorpayOrders.list(
    db,
    `document->>'receipt' = $1 ORDER BY document->>'created_at' LIMIT 10`,
    receipt,
  );
}
