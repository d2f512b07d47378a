import { getInvoice } from '@udaya/contract/billing';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readInvoice } from './read-invoice.ts';

/** What a report costs. */
export function billingRoutes(serve: Serve, parts: { db: Database; invoiceCurrency: string }): void {
  serve(getInvoice, async ({ viewer, query }) => readInvoice(parts.db, parts.invoiceCurrency, viewer, query.reportId));
}
