import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { ReceiptDocument } from '../../platform/typesetting/receipt-document.ts';
import { describeReceipt, type Seller } from './describe-receipt.ts';
import { readOrderRow } from './read-payment.ts';
import { findCompletedCapture } from './store-captures.ts';
import { findReceipt } from './store-receipts.ts';
import { findRefunds } from './store-refunds.ts';

export interface MakeReceiptDeps {
  typesetReceipt: (document: ReceiptDocument, owner: string) => Promise<Uint8Array>;
  seller: Seller;
}

/**
 * The receipt of a payment within the actor's reach as a PDF; of one that was given back, wholly or in part, it says so.
 * @throws Failure `record.missing` for a foreign payment and for one that never came through; `pdf.failed`, `server.busy`.
 */
export async function makeReceiptPdf(
  ctx: UserCall & MakeReceiptDeps,
  { id }: { id: string },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { db } = ctx;
  const row = await readOrderRow(db, id);
  const receipt = await findReceipt(db, row.order);
  const capture = await findCompletedCapture(db, row.order);
  if (!receipt || !capture) throw new Failure('record.missing');
  const refunds = (await findRefunds(db, [row.order])).get(id) ?? [];
  const document = describeReceipt(row, receipt, refunds, capture.id, ctx.seller);
  const bytes = await ctx.typesetReceipt(document, ctx.actor.userId);
  await ctx.auditReading('receipt.downloaded', id);
  return { fileName: `Receipt_${receipt.number}.pdf`, bytes };
}
