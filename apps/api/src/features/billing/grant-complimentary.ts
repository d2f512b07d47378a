import type { ComplimentaryGrant } from '@udaya/contract/product-payments';
import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../platform/call-context.ts';
import { usernamesOf } from '../accounts/usernames-of.ts';
import { changePaymentStatus } from '../reports/record/change-payment-status.ts';
import { payableCase, readPayable } from '../reports/record/read-payable.ts';
import { refuse } from '../reports/record/refuse.ts';
import { findGrant, insertGrant } from './store-grants.ts';

/**
 * Makes an unpaid report a complimentary preview; it can still be paid for. One that is already is answered as it is.
 * @throws Failure `record.missing`; `payment.not_due` for one that is paid or was given back.
 */
export async function grantComplimentary(
  ctx: UserCall,
  { id: reportId, reason }: { id: string; reason: string },
): Promise<{ id: string; paymentStatus: PaymentStatus }> {
  const payable = await readPayable(ctx.db, reportId);
  const refusalAt = (paymentStatus: PaymentStatus) =>
    refusalOf('complimentary', ctx.actor.role, { ...payableCase(payable), paymentStatus });
  return ctx.db.transaction(async (tx) => {
    const report = await changePaymentStatus(tx, payable, (status) =>
      refusalAt(status) === undefined ? 'TRIAL' : status,
    );
    if (!report) throw new Failure('record.missing');
    const refusal = refusalAt(report.before);
    refuse(refusal);
    if (refusal === undefined) {
      await insertGrant(tx, { reportId, grantedBy: ctx.actor.userId, reason });
      await ctx.audit(tx, 'report.complimentary', { targetId: reportId });
    }
    return { id: reportId, paymentStatus: report.after };
  });
}

/** By whom and why a report was made a complimentary preview. Throws Failure `record.missing`. */
export async function readGrant(
  { db }: Pick<UserCall, 'db'>,
  { id }: { id: string },
): Promise<{ grant: ComplimentaryGrant | null }> {
  const granted = await findGrant(db, await readPayable(db, id));
  if (!granted) return { grant: null };
  const { grantedAt, grantedBy, reason } = granted;
  const by = (await usernamesOf(db, [grantedBy])).get(grantedBy) ?? null;
  return { grant: { date: grantedAt.toISOString(), by, reason } };
}
