import type pg from 'pg';

/** What the sandbox is made of. */
export interface SandboxParts {
  pool: pg.Pool;
  clientId: string;
  /** Signs tokens and events, too. */
  clientSecret: string;
  webhookId: string;
  /** Where the product takes events. */
  webhookUrl: () => string;
  /** The origin under which a browser reaches the sandbox. */
  publicOrigin: () => string;
  /** How late an answer comes where a person chose 'delay', in milliseconds. */
  delayMs: number;
  /** How long after the fact an event is sent. */
  webhookDelayMs: number;
  /** When a payment that is held back completes by itself. */
  pendingMs: number;
  /** How often due events are sent and held payments completed; 0 leaves it to `tick`. */
  tickMs: number;
}
