import type { Feature } from '../../platform/feature.ts';
import { type BillingRouteDeps, billingRoutes } from './routes.ts';
import { sweepPayments } from './sweep-payments.ts';

export interface BillingFeature extends Feature {
  /** Settles payments that were left open; `idleMs` is how long an order is left alone after the last look. */
  sweep(idleMs?: number): Promise<void>;
}

/** Invoices, orders, payments and refunds. */
export function openBilling(deps: BillingRouteDeps): BillingFeature {
  const sweep = (idleMs?: number) => sweepPayments(deps.billing, idleMs);
  return {
    sweep,
    routes: (serveWith) => billingRoutes(serveWith(deps)),
    schedules: [{ name: 'sweep-payments', cron: '* * * * *', run: () => sweep() }],
  };
}
