import type { Feature } from '../../platform/feature.ts';
import { type BillingRoutePorts, billingRoutes } from './routes.ts';
import { sweepPayments } from './sweep-payments.ts';

export interface BillingFeature extends Feature {
  /** Settles payments that were left open; `idleMs` is how long an order is left alone after the last look. */
  sweep(idleMs?: number): Promise<void>;
}

/** Invoices, orders, payments and refunds. */
export function openBilling(ports: BillingRoutePorts): BillingFeature {
  const sweep = (idleMs?: number) => sweepPayments(ports.billing, idleMs);
  return {
    sweep,
    routes: (serveWith) => billingRoutes(serveWith(ports)),
    schedules: [{ name: 'sweep-payments', cron: '* * * * *', run: () => sweep() }],
  };
}
