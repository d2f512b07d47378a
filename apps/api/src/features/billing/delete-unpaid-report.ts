import type { UserCall } from '../../platform/call-context.ts';
import { deleteReport } from '../reports/custody/erase-reports.ts';
import { readPayable } from '../reports/record/read-payable.ts';
import type { BillingDeps } from './billing-parts.ts';
import { askBeforeRelease, releaseUnpaid } from './release-unpaid.ts';

/**
 * Deletes a report of the actor's that is not paid, and takes back its order, so that it is never captured.
 * @throws Failure `record.missing`; `payment.in_progress` while money may be on its way;
 * `payment.unavailable` while the provider cannot say; `report.kept` for a paid one.
 */
export async function deleteUnpaidReport(
  ctx: UserCall & BillingDeps,
  { id }: { id: string },
): Promise<{ id: string }> {
  const payable = await readPayable(ctx.db, id);
  await askBeforeRelease(ctx, payable);
  await ctx.db.transaction(async (tx) => {
    await deleteReport(tx, await releaseUnpaid(ctx, tx, payable, 'delete'));
    await ctx.audit(tx, 'report.deleted', { targetId: id });
  });
  return { id };
}
