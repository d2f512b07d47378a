import type { Approval, CaptureResult } from '@udaya/contract/billing';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { BillingDeps } from './billing-parts.ts';
import { captureOrder } from './capture-order.ts';
import { findWay } from './provider-of.ts';
import { findOrderAtProvider } from './store.ts';

/**
 * Takes the money of an order of the actor's whose approval the provider's window signed. The signature only says that the page tells
 * the truth: what happened is asked of the provider all the same.
 * @throws Failure `record.missing` for an order of another user or another report; `payment.approval_invalid` for a wrong signature.
 */
export async function approveOrder(
  ctx: UserCall & BillingDeps,
  { orderId, reportId, ...approval }: { orderId: string; reportId: string } & Approval,
): Promise<CaptureResult> {
  const row = await findOrderAtProvider(ctx.db, orderId);
  if (row?.invoice.reportId !== reportId) throw new Failure('record.missing');
  const { shop } = ctx.billing;
  const way = shop && findWay(shop, row.order);
  if (!way?.provider.isApproval?.(orderId, approval)) throw new Failure('payment.approval_invalid');
  return captureOrder(ctx, { orderId, reportId });
}
