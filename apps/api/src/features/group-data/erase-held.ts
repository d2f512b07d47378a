import { Failure } from '@udaya/core/failure';
import type { ErasureExtent, ErasureReason } from '@udaya/core/groups/data-duty';
import type { UserCall } from '../../platform/call-context.ts';
import { deleteReport, lockAllReportsOfPerson } from '../reports/custody/erase-reports.ts';
import { lockExistingReport } from '../reports/custody/withdraw-report.ts';
import { insertErasure } from './store.ts';

interface Erasure {
  id: string;
  extent: ErasureExtent;
  reason: ErasureReason;
  note: string;
  /** How many reports were shown as those that go. */
  expected: number;
}

/**
 * Erases a report, or all that the group has of its person, with everything that belongs to it. It cannot be undone; that it was done,
 * why and by whom stays known.
 * @throws Failure `record.missing`; `erasure.changed` where it would be more or fewer reports than were shown
 */
export async function eraseHeld(
  ctx: UserCall,
  { id, extent, reason, note, expected }: Erasure,
): Promise<{ erased: number }> {
  const { actor, db } = ctx;
  return db.transaction(async (tx) => {
    const report = await lockExistingReport(tx, id);
    const all = extent === 'report' ? [report] : await lockAllReportsOfPerson(tx, report);
    if (all.length !== expected) throw new Failure('erasure.changed');
    for (const one of all) {
      const groupId = one.groupId ?? '';
      await ctx.audit(tx, 'report.erased', { targetId: one.id, groupId });
      const why = { cause: 'admin', reason, note, erasedBy: actor.userId } as const;
      await insertErasure(tx, { groupId, reportId: one.id, ...why });
      await deleteReport(tx, one);
    }
    return { erased: all.length };
  });
}
