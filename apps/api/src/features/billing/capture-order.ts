import type { CaptureResult } from '@udaya/contract/billing';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { BillingDeps } from './billing-parts.ts';
import { completeForBuyer } from './complete-order.ts';
import { presentCapture } from './present-payment.ts';
import { findOrderAgain, findOrderAtProvider } from './store.ts';

/**
 * Takes the money of an order of the actor's that belongs to this report. Asked for again, it answers with what is.
 * @throws Failure `record.missing` for an order of another user or another report.
 */
export async function captureOrder(
  { db, billing, requestId }: UserCall & BillingDeps,
  { orderId, reportId }: { orderId: string; reportId: string },
): Promise<CaptureResult> {
  const row = await findOrderAtProvider(db, orderId);
  if (row?.invoice.reportId !== reportId) throw new Failure('record.missing');
  if (!billing.shop) return presentCapture(row, { checking: false });
  const { checking } = await completeForBuyer({ ...billing, shop: billing.shop, requestId }, row.order);
  const after = await findOrderAgain(db, row.order);
  return presentCapture(after ?? row, { checking });
}
