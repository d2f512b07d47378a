import type { BirthInput } from '@udaya/contract/births';
import type { ReportListItem } from '@udaya/contract/reports';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type EditReportDeps, presentEdited, readEdit, saveEdit } from '../reports/corrections/save-edit.ts';
import { readPayable } from '../reports/record/read-payable.ts';
import type { BillingDeps } from './billing-parts.ts';
import { askBeforeRelease, releaseUnpaid } from './release-unpaid.ts';

/** What an edit of an unpaid report works with beside the call. */
export type EditUnpaidDeps = BillingDeps & EditReportDeps;

/**
 * Changes the birth details of a report of the actor's that is not paid, and takes back its order, so that nobody pays for what
 * is being written. Its invoice stays.
 * @throws Failure `record.missing`; `request.invalid` on a field; `payment.in_progress` while money may be on its way;
 * `payment.unavailable` while the provider cannot say; `report.uneditable` for one that is not to be paid; `report.not_ready` while
 * it is being written.
 */
export async function editUnpaidReport(
  ctx: UserCall & EditUnpaidDeps,
  { id, ...input }: output<typeof BirthInput> & { id: string },
): Promise<ReportListItem> {
  const payable = await readPayable(ctx.db, id);
  const edited = await readEdit(ctx.db, payable, input);
  await askBeforeRelease(ctx, payable);
  await ctx.db.transaction(async (tx) => {
    await saveEdit(ctx, tx, await releaseUnpaid(ctx, tx, payable, 'edit'), edited);
  });
  return presentEdited(ctx, id);
}
