/** What the window tells the page. */
export type WindowWord =
  | {
      type: 'razorpay-paid';
      razorpay_payment_id: string;
      razorpay_order_id: string;
      razorpay_signature: string;
    }
  | { type: 'razorpay-failed'; code: string; reason: string; payment_id: string }
  | { type: 'razorpay-dismissed' }
  | { type: 'razorpay-waits' };

/**
 * What stands in for https://checkout.razorpay.com/v1/checkout.js: `window.Razorpay`, as far as the product uses it. Its window is a frame
 * of our own origin that covers the page, as Razorpay's does, and tells the page what came of it.
 */
export const checkoutScript = `'use strict';
(() => {
  const page = '/sandbox/razorpay/checkout';
  class Razorpay {
    constructor(options) {
      this.options = options;
      this.listeners = { 'payment.failed': [] };
    }
    on(name, listener) {
      (this.listeners[name] ??= []).push(listener);
    }
    open() {
      const frame = document.createElement('iframe');
      frame.title = 'Razorpay';
      frame.className = 'razorpay-checkout-frame';
      frame.src = page + '?order=' + encodeURIComponent(this.options.order_id);
      const { style } = frame;
      style.position = 'fixed';
      style.inset = '0';
      style.width = '100%';
      style.height = '100%';
      style.border = '0';
      style.zIndex = '2147483647';
      this.frame = frame;
      this.onMessage = (event) => {
        if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
        const { type, ...said } = event.data ?? {};
        if (type === 'razorpay-paid') {
          this.close();
          this.options.handler?.(said);
        } else if (type === 'razorpay-failed') {
          for (const listener of this.listeners['payment.failed']) listener({ error: said });
        } else if (type === 'razorpay-dismissed') {
          this.close();
          this.options.modal?.ondismiss?.();
        }
      };
      window.addEventListener('message', this.onMessage);
      document.body.append(frame);
      frame.addEventListener('load', () => frame.contentWindow.focus(), { once: true });
    }
    close() {
      window.removeEventListener('message', this.onMessage);
      this.frame?.remove();
    }
  }
  window.Razorpay = Razorpay;
})();
`;

/** Tells the page around the frame what came of a choice; Escape closes the window. */
export const windowScript = `'use strict';
const notify = (said) => window.parent.postMessage(said, window.location.origin);
const { said } = document.body.dataset;
if (said) notify(JSON.parse(said));
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') notify({ type: 'razorpay-dismissed' });
});
`;
