import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'http' {
  interface IncomingMessage {
    /** The nonce that this answer's inline styles must bear. */
    styleNonce?: string;
  }
}

/** Where PayPal's buttons and their window come from. */
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
const noncePlace = '{{nonce}}';

/** What no setting and no request changes. */
const sameForAll = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Sets the security headers of every answer. Inline styles need the nonce of the request; scripts come from files only, and
 * from PayPal where PayPal takes the money. Of all of them only the nonce is made for the request.
 */
export function secureHeaders(app: FastifyInstance, options: { https: boolean; paypal: boolean }): void {
  const [before = '', after = ''] = contentPolicy(options.paypal).split(noncePlace);
  const headers = {
    ...sameForAll,
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    const nonce = randomUUID().replaceAll('-', '');
    request.raw.styleNonce = nonce;
    reply.headers(headers).header('content-security-policy', before + nonce + after);
    done();
  });
}

function contentPolicy(paypal: boolean): string {
  const payment = paypal ? paypalHosts : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...payment],
    'style-src': ["'self'", `'nonce-${noncePlace}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...payment],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...payment],
    ...(paypal ? { 'frame-src': payment } : {}),
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
