import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay signs with HMAC-SHA-256, in hexadecimal digits. */
export function razorpaySignature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a text is signed with one of these secrets; takes as long for a wrong signature as for a right one. */
export function isSignedWith(secrets: readonly string[], text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.reduce((found, secret) => {
    const expected = Buffer.from(razorpaySignature(secret, text));
    return (expected.length === given.length && timingSafeEqual(expected, given)) || found;
  }, false);
}

/** The headers under which Razorpay sends an event. */
export interface EventHeaders {
  id: string;
  signature: string;
}

/** What a webhook's headers say; undefined where Razorpay can't have sent them. */
export function readEventHeaders(headers: Record<string, unknown>): EventHeaders | undefined {
  const { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature } = headers;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined;
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  return { id, signature };
}
