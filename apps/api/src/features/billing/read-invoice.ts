import type { Invoice } from '@udaya/contract/billing';
import type { Viewer } from '@udaya/core/access/scope';
import * as m from '@udaya/messages';
import type { Database } from '../../platform/database/database.ts';
import { readPayable } from '../reports/read-payable.ts';

/** The invoice of a report. While reports are free it says that nothing is due. */
export async function readInvoice(db: Database, currency: string, viewer: Viewer, reportId: string): Promise<Invoice> {
  const { name, paymentStatus } = await readPayable(db, viewer, reportId);
  return { reportId, name, product: m.invoice_product(), invoiceAmount: 0, invoiceCurrency: currency, amountDue: 0, paymentStatus, paymentLink: null };
}
