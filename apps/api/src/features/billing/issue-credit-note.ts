import { creditNoteNumber, creditOf } from '@udaya/core/billing/credit-note';
import { financialYearOf } from '@udaya/core/billing/receipt-number';
import * as m from '@udaya/messages';
import type { Queryable } from '../../platform/database/handles.ts';
import type { StoredInvoice, StoredOrder } from './store.ts';
import { findReceipt, insertCreditNote, listCreditNotes, nextCreditNoteSerial } from './store-receipts.ts';
import type { StoredRefund } from './store-refunds.ts';

/**
 * Writes the credit note of a refund that is done, in the transaction that closes it, and gives its number. Only a tax invoice has
 * credit notes: a plain receipt says itself what of it went back. `captured` is in the currency of the charge.
 */
export async function issueCreditNote(
  tx: Queryable,
  order: StoredOrder,
  invoice: StoredInvoice,
  refund: StoredRefund,
  captured: { capturedMinor: number; refundedMinor: number },
): Promise<string | undefined> {
  const receipt = await findReceipt(tx, order);
  if (!receipt?.tax) return undefined;
  const earlier = await listCreditNotes(tx, receipt);
  const { amountMinor, tax } = creditOf(
    { amountMinor: invoice.amountMinor, tax: receipt.tax },
    earlier,
    captured,
  );
  const issuedAt = refund.completedAt ?? new Date();
  const year = financialYearOf(issuedAt.getTime());
  const number = creditNoteNumber(year, await nextCreditNoteSerial(tx, year));
  await insertCreditNote(tx, {
    number,
    receiptNumber: receipt.number,
    refundId: refund.id,
    amountMinor,
    currency: invoice.currency,
    tax,
    reason: refund.reason || m.payment_credit_note_no_reason(),
    issuedAt,
  });
  return number;
}
