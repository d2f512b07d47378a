import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import { describeCreditNote } from './describe-credit-note.ts';
import type { MakeReceiptDeps } from './make-receipt-pdf.ts';
import { readOrderRow } from './read-payment.ts';
import { findReceipt, listCreditNotes } from './store-receipts.ts';
import { findRefunds } from './store-refunds.ts';

/**
 * A credit note to the tax invoice of a payment within the actor's reach, as a PDF.
 * @throws Failure `record.missing` for a foreign payment and for a number that none of its notes has; `pdf.failed`, `server.busy`.
 */
export async function makeCreditNotePdf(
  ctx: UserCall & MakeReceiptDeps,
  { id, number }: { id: string; number: string },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const row = await readOrderRow(ctx.db, id);
  const receipt = await findReceipt(ctx.db, row.order);
  const notes = receipt ? await listCreditNotes(ctx.db, receipt) : [];
  const note = notes.find((one) => one.number === number);
  const refunds = (await findRefunds(ctx.db, [row.order])).get(id) ?? [];
  const refund = refunds.find((one) => one.id === note?.refundId);
  if (!receipt || !note || !refund) throw new Failure('record.missing');
  const document = describeCreditNote(row, { receipt, note, refund }, ctx.seller);
  const bytes = await ctx.typesetReceipt(document, ctx.actor.userId);
  await ctx.auditReading('credit_note.downloaded', id);
  return { fileName: `CreditNote_${note.number}.pdf`, bytes };
}
