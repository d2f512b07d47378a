import type { Payment } from '@udaya/contract/billing';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import { Failure, invalidField } from '@udaya/core/failure';
import { type Money, parseMajorText } from '@udaya/core/money';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { BillingDeps } from './billing-parts.ts';
import { presentPayment } from './present-payment.ts';
import { readOrderRow } from './read-payment.ts';
import { lockOrder, type StoredOrder } from './store.ts';
import { findCompletedCapture } from './store-captures.ts';
import { findRefunds, insertRefund, listRefundsOf, type StoredRefund } from './store-refunds.ts';

/**
 * Gives a payment back: all that is left of it, or a part. It is noted under the lock of its order, so that parts asked for at the
 * same time never come to more than was captured, and before the provider is asked; what the provider does not answer now is seen
 * to by the sweep. Asked for again under the same key, it asks the provider again and answers with what is. Money that was
 * taken for an order that failed can be given back too.
 * @throws Failure `record.missing`; `payment.not_refundable` where nothing was taken; `payment.nothing_left`; `request.invalid` on
 * `amount` for more than is left, and on `idempotency-key` for a part without one.
 */
export async function refundPayment(
  ctx: UserCall & BillingDeps,
  input: { id: string; reason: string; amount?: string | undefined },
): Promise<Payment> {
  const { billing, requestId } = ctx;
  const row = await readOrderRow(ctx.db, input.id);
  if (!billing.shop) throw new Failure('payment.not_refundable');
  const refund = await billing.db.transaction((tx) => noteRefund(ctx, tx, row.order, input));
  if (refund.status === 'REQUESTED')
    await askForRefund({ ...billing, shop: billing.shop, requestId }, refund);
  const after = await readOrderRow(ctx.db, input.id);
  const refunds = (await findRefunds(ctx.db, [after.order])).get(input.id) ?? [];
  // What became of this very one, whatever else was asked for meanwhile.
  return presentPayment(after, refunds, ctx.actor.role, refund.id);
}

/** The refund that a call asks for: noted again, or the one that an earlier call noted. */
async function noteRefund(
  ctx: UserCall,
  tx: SystemDb,
  found: StoredOrder,
  { id, reason, amount }: { id: string; reason: string; amount?: string | undefined },
): Promise<StoredRefund> {
  const requestKey = keyOf(ctx);
  if (amount !== undefined && requestKey === null)
    throw invalidField('idempotency-key', m.payment_admin_key_needed());
  const order = await lockOrder(tx, found);
  const capture = await findCompletedCapture(tx, order);
  if (!capture) throw new Failure('payment.not_refundable');
  const known = await listRefundsOf(tx, capture.id);
  const earlier = known.find((one) => requestKey !== null && one.requestKey === requestKey);
  if (earlier) return earlier;
  const { leftMinor } = sumRefunds(capture.amountMinor, known);
  const isBack = capture.status === 'REFUNDED';
  const waiting = known.find(({ status }) => status === 'REQUESTED');
  // Whoever asks again for the whole asks the provider again: that, too, is told.
  if (amount === undefined && leftMinor === 0 && waiting && !isBack) {
    await ctx.audit(tx, 'refund.requested', { targetId: id });
    return waiting;
  }
  if (leftMinor === 0 || isBack) throw new Failure('payment.nothing_left');
  const left = { currency: capture.currency, amountMinor: leftMinor };
  const { amountMinor, currency } = amount === undefined ? left : readAmount(ctx, amount, left);
  const refund = await insertRefund(tx, {
    id: newId(),
    captureId: capture.id,
    amountMinor,
    currency,
    reason,
    requestedBy: ctx.actor.userId,
    requestKey,
  });
  if (!refund) throw new Error('The refund was not kept.');
  await ctx.audit(tx, 'refund.requested', { targetId: id });
  return refund;
}

const longestKey = 64;

function keyOf({ headers }: Pick<UserCall, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length > longestKey || !/^[\x21-\x7e]+$/.test(key))
    throw invalidField('idempotency-key', m.field_idempotency_key_invalid());
  return key;
}

function readAmount({ locale }: Pick<UserCall, 'locale'>, text: string, left: Money): Money {
  const amount = parseMajorText(left.currency, text);
  if (!amount || amount.amountMinor <= 0)
    throw invalidField('amount', m.payment_admin_amount_invalid({ currency: left.currency }));
  if (amount.amountMinor > left.amountMinor)
    throw invalidField('amount', m.payment_admin_amount_too_high({ left: formatMoney(left, locale) }));
  return amount;
}
