import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'http' {
  interface IncomingMessage {
    /** The nonce that this answer's inline styles must bear. */
    styleNonce?: string;
  }
}

/** Where PayPal's buttons and their window come from. */
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/**
 * Sets the security headers of every answer. Inline styles need the nonce of the request; scripts come from files only, and
 * from PayPal where PayPal takes the money.
 */
export async function secureHeaders(
  app: FastifyInstance,
  options: { https: boolean; paypal: boolean },
): Promise<void> {
  const payment = options.paypal ? paypalHosts : [];
  // Before helmet's own hook, whose directives read it from the raw request.
  app.addHook('onRequest', async (request) => {
    request.raw.styleNonce = randomBytes(16).toString('base64');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...payment],
        styleSrc: ["'self'", (request) => `'nonce-${(request as { styleNonce?: string }).styleNonce ?? ''}'`],
        imgSrc: ["'self'", 'data:', 'blob:', ...payment],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...payment],
        frameSrc: options.paypal ? payment : null,
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}
