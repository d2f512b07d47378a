import type { CaptureResult } from '@udaya/contract/billing';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { isOpenOrder } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import type { BillingParts } from './billing-parts.ts';
import { completeForBuyer } from './complete-order.ts';
import { presentCapture } from './present-payment.ts';
import { findOrder, findOrderAtProvider } from './store.ts';

/**
 * Takes the money of an order of the viewer's that belongs to this report. Asked for again, it answers with what is.
 * @throws Failure `record.missing` for an order of another user or another report.
 */
export async function captureOrder(
  parts: BillingParts,
  viewer: Viewer,
  orderId: string,
  reportId: string,
): Promise<CaptureResult> {
  const scope = reportScope(viewer);
  const row = await findOrderAtProvider(parts.db, scope, orderId);
  if (row?.invoice.reportId !== reportId) throw new Failure('record.missing');
  if (!parts.shop || !isOpenOrder(row.order.status)) return presentCapture(row, { checking: false });
  const { checking } = await completeForBuyer({ ...parts, shop: parts.shop }, row.order);
  const after = await findOrder(parts.db, scope, row.order.id);
  return presentCapture(after ?? row, { checking });
}
