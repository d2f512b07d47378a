import { randomUUID } from 'node:crypto';
import type { ProviderName } from '@udaya/core/billing/providers';
import type { FastifyInstance } from 'fastify';

declare module 'http' {
  interface IncomingMessage {
    /** The nonce that this answer's inline styles must bear. */
    styleNonce?: string;
  }
}

/** What a page may fetch from whom takes the money, by directive. */
type PaymentHosts = Partial<Record<Directive, readonly string[]>>;

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
/** PayPal's buttons and their window. */
const ofPaypal: PaymentHosts = {
  'script-src': paypalHosts,
  'img-src': paypalHosts,
  'connect-src': paypalHosts,
  'frame-src': paypalHosts,
};
/** Razorpay's script and its frame, which its script lays out by style attributes. */
const ofRazorpay: PaymentHosts = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ['https://*.razorpay.com'],
  'connect-src': ['https://*.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'form-action': ['https://api.razorpay.com'],
};
const hostsOf: Record<ProviderName, PaymentHosts> = {
  paypal: ofPaypal,
  razorpay: ofRazorpay,
  sandbox: {},
  'sandbox-razorpay': { 'frame-src': ["'self'"] },
};

/** The one page on which somebody else's scripts may run. It is loaded in full, and so is the page after it. */
const checkoutPath = /^\/payments\/invoice\/?$/;
/** Pages that open a window, or are in one, and speak with the other: of the checkout, and of the sandbox that stands in for a provider. */
const windowPath = /^\/(payments\/invoice|sandbox\/checkoutnow)\/?$/;
const noncePlace = '{{nonce}}';

/** What no setting and no request changes. */
const sameForAll = {
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy(),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What may be indexed takes it away again.
  'x-robots-tag': 'noindex',
  'x-xss-protection': '0',
};

/**
 * Sets the security headers of every answer. Inline styles need the nonce of the request; scripts come from files only, and on the
 * checkout alone from whom takes the money. Of all of them only the nonce is made for the request.
 */
export function secureHeaders(
  app: FastifyInstance,
  options: { https: boolean; payments: readonly ProviderName[] },
): void {
  const everywhere = contentPolicy([]).split(noncePlace);
  const atCheckout = contentPolicy(options.payments.map((name) => hostsOf[name])).split(noncePlace);
  const headers = {
    ...sameForAll,
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    const nonce = randomUUID().replaceAll('-', '');
    request.raw.styleNonce = nonce;
    const [path = ''] = request.url.split('?', 1);
    const policy = checkoutPath.test(path) ? atCheckout : everywhere;
    const opener = windowPath.test(path) ? 'same-origin-allow-popups' : 'same-origin';
    reply
      .headers(headers)
      .header('cross-origin-opener-policy', opener)
      .header('content-security-policy', policy.join(nonce));
    done();
  });
}

const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", `'nonce-${noncePlace}'`],
  'style-src-attr': [],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'frame-src': [],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
} as const satisfies Record<string, readonly string[]>;
type Directive = keyof typeof directives;

function contentPolicy(payments: readonly PaymentHosts[]): string {
  return (Object.keys(directives) as Directive[])
    .map((name) => [name, ...directives[name], ...payments.flatMap((hosts) => hosts[name] ?? [])])
    .filter((sources) => sources.length > 1)
    .map((sources) => sources.join(' '))
    .join(';');
}

/** What no script of a page may ask the browser for. */
function permissionsPolicy(): string {
  return 'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi screen-wake-lock serial usb xr-spatial-tracking'
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', ');
}
