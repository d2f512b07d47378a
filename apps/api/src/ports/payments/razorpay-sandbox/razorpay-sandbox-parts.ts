import type pg from 'pg';

/** What Razorpay's sandbox is made of. */
export interface RazorpaySandboxParts {
  pool: pg.Pool;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where the product takes events. */
  webhookUrl: () => string;
  /** How long after the fact an event is sent. */
  webhookDelayMs: number;
  /** When a try that waits is approved by itself. */
  pendingMs: number;
  /** How often due events are sent and waiting tries approved; 0 leaves it to `tick`. */
  tickMs: number;
}
