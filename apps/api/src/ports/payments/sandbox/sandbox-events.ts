import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  presentCapture,
  presentOrder,
  presentRefund,
  type SandboxCapture,
  type SandboxOrder,
} from './sandbox-order.ts';

/** The headers under which an event travels. */
export type SignatureHeaders = Record<string, string>;

function signatureOf(key: string, webhookId: string, id: string, time: string, body: string): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update(`${id}|${time}|${webhookId}|${digest}`).digest('base64');
}

/** Signs an event's exact body for one webhook. */
export function signEvent(key: string, webhookId: string, body: string): SignatureHeaders {
  const id = randomUUID();
  const time = new Date().toISOString();
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-OF-OUR-OWN',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signatureOf(key, webhookId, id, time, body),
    'paypal-transmission-time': time,
  };
}

/** Whether a question of verify-webhook-signature is about an event that was signed here. `body` is the event as it was sent. */
export function isSigned(key: string, question: Record<string, unknown>, body: string): boolean {
  const { webhook_id, transmission_id, transmission_time, transmission_sig } = question;
  const expected = Buffer.from(
    signatureOf(key, String(webhook_id), String(transmission_id), String(transmission_time), body),
  );
  const given = Buffer.from(String(transmission_sig));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The event of an approval. */
export function orderEvent(order: SandboxOrder, page: string) {
  return makeEvent('CHECKOUT.ORDER.APPROVED', 'checkout-order', presentOrder(order, page));
}

/** The event of what became of a capture. */
export function captureEvent(order: SandboxOrder, capture: SandboxCapture) {
  const type = {
    COMPLETED: 'COMPLETED',
    PENDING: 'PENDING',
    DECLINED: 'DENIED',
    REFUNDED: 'REFUNDED',
    PARTIALLY_REFUNDED: 'REFUNDED',
  }[capture.status];
  const refund = capture.refunds.at(-1);
  if (type !== 'REFUNDED' || !refund)
    return makeEvent(`PAYMENT.CAPTURE.${type}`, 'capture', presentCapture(order, capture));
  // As PayPal does: the resource is the refund, and the capture is only linked.
  return makeEvent('PAYMENT.CAPTURE.REFUNDED', 'refund', presentRefund(order, refund.id));
}

function makeEvent(type: string, resourceType: string, resource: object) {
  const id = `WH-${randomUUID()}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    event_type: type,
    resource,
  });
  return { id, body };
}
