import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { ReceiptDocument } from '../../platform/typesetting/receipt-document.ts';
import { recordReading } from '../identity/record-reading.ts';
import type { BillingParts } from './billing-parts.ts';
import { describeReceipt, type Seller } from './describe-receipt.ts';
import { readOrderRow } from './read-payment.ts';
import { findRefunds } from './store-refunds.ts';
import { findTakenCapture } from './store-captures.ts';
import { findReceipt } from './store-receipts.ts';

export interface MakeReceiptParts extends BillingParts {
  typesetReceipt: (document: ReceiptDocument, owner: string) => Promise<Uint8Array>;
  seller: Seller;
}

/**
 * The receipt of a payment of the viewer's as a PDF; of one that was given back it says so.
 * @throws Failure `record.missing` for a foreign payment and for one that never came through; `pdf.failed`, `server.busy`.
 */
export async function makeReceiptPdf(
  parts: MakeReceiptParts,
  viewer: Viewer,
  id: string,
  requestId: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const row = await readOrderRow(parts, viewer, id);
  const receipt = await findReceipt(parts.db, id);
  const capture = await findTakenCapture(parts.db, id);
  if (!receipt || !capture) throw new Failure('record.missing');
  const refund = (await findRefunds(parts.db, [id])).get(id);
  const document = describeReceipt(row, receipt, refund, capture.id, parts.seller);
  const bytes = await parts.typesetReceipt(document, viewer.userId);
  await recordReading(parts.db, {
    action: 'receipt.downloaded',
    actorId: viewer.userId,
    targetId: id,
    requestId,
  });
  return { fileName: `Receipt_${receipt.number}.pdf`, bytes };
}
