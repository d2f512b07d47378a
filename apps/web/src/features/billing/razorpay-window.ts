import type { Approval, Checkout } from '@udaya/contract/billing';
import * as z from 'zod/mini';

/** What Razorpay's script is told, as far as we use it: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/. */
interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  /** After so many seconds nothing can be paid in the window any more. */
  timeout: number;
  config: object;
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (answer: unknown) => void;
}

interface RazorpayWindow {
  on(event: 'payment.failed', listener: () => void): void;
  open(): void;
}

type RazorpayScript = new (options: RazorpayOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: RazorpayScript;
  }
}

const scripts = {
  razorpay: 'https://checkout.razorpay.com/v1/checkout.js',
  'sandbox-razorpay': '/sandbox/razorpay/v1/checkout.js',
};

/** A script that takes longer is given up. */
const scriptTimeoutMs = 15_000;
let loading: Promise<RazorpayScript> | undefined;

/** Loads the provider's script once; one that did not come is asked for again the next time. */
export function loadRazorpay(provider: Checkout['provider']): Promise<RazorpayScript> {
  loading ??= fetchScript(provider === 'razorpay' ? scripts.razorpay : scripts['sandbox-razorpay']).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function fetchScript(src: string): Promise<RazorpayScript> {
  if (window.Razorpay) return window.Razorpay;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The script did not come.'));
    };
    const timer = setTimeout(giveUp, scriptTimeoutMs);
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', giveUp);
    document.head.append(script);
  });
  if (!window.Razorpay) throw new Error('The script made no window.');
  return window.Razorpay;
}

const Answer = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** As long as a buyer has in the window, in seconds. */
const timeoutSeconds = 900;
const upiFirst = {
  display: {
    blocks: { upi: { name: 'UPI', instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
};

interface Opened {
  orderId: string;
  checkout: Checkout;
  productName: string;
  description: string;
  onApproved: (approval: Approval | undefined) => void;
  /** `failed`: a try in the window was refused before it was closed. */
  onClosed: (failed: boolean) => void;
}

/** Opens the provider's window over the page. It says once how it ended. */
export function openRazorpayWindow(
  Razorpay: RazorpayScript,
  { orderId, checkout, productName, description, onApproved, onClosed }: Opened,
): void {
  let failed = false;
  const opened = new Razorpay({
    key: checkout.clientId ?? '',
    order_id: orderId,
    // The order says what is charged; these are shown until the window has read it.
    amount: Math.round(checkout.amount * 100),
    currency: checkout.currency,
    name: productName,
    description,
    timeout: timeoutSeconds,
    config: upiFirst,
    modal: { ondismiss: () => onClosed(failed), confirm_close: true },
    handler(answer) {
      const said = Answer.safeParse(answer).data;
      onApproved(said && { providerPaymentId: said.razorpay_payment_id, signature: said.razorpay_signature });
    },
  });
  opened.on('payment.failed', () => {
    failed = true;
  });
  opened.open();
}
