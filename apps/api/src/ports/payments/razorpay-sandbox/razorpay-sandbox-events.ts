import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { razorpaySignature } from '../razorpay/razorpay-signatures.ts';
import {
  presentRazorpayOrder,
  presentRazorpayPayment,
  presentRazorpayRefund,
  type RazorpaySandboxOrder,
  type RazorpaySandboxPayment,
} from './razorpay-sandbox-order.ts';
import { razorpayOutbox } from './razorpay-sandbox-store.ts';

/** The headers under which Razorpay sends an event. */
export function razorpayEventHeaders(secret: string, id: string, body: string): Record<string, string> {
  return { 'x-razorpay-event-id': id, 'x-razorpay-signature': razorpaySignature(secret, body) };
}

const eventsOf = {
  created: [],
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured', 'order.paid'],
  refunded: ['refund.processed'],
  failed: ['payment.failed'],
} as const;

/** Announces what became of a try to pay an order, as Razorpay does: an event for each state that it came through. */
export async function announceRazorpay(
  tx: Pick<pg.ClientBase, 'query'>,
  order: RazorpaySandboxOrder,
  payment: RazorpaySandboxPayment,
  delayMs: number,
  types: readonly string[] = eventsOf[payment.status],
): Promise<void> {
  const refund = payment.refunds.at(-1);
  for (const type of types) {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_UdayaSandbox00',
      event: type,
      contains: type === 'order.paid' ? ['payment', 'order'] : ['payment'],
      payload: {
        payment: { entity: presentRazorpayPayment(order, payment) },
        ...(type === 'order.paid' ? { order: { entity: presentRazorpayOrder(order) } } : {}),
        ...(type.startsWith('refund.') && refund
          ? { refund: { entity: presentRazorpayRefund(order, payment.id, refund) } }
          : {}),
      },
      created_at: Math.floor(Date.now() / 1000),
    });
    await razorpayOutbox.save(tx, { id: randomBytes(10).toString('hex').slice(0, 14), body }, delayMs);
  }
}
