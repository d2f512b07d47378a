import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { within } from '../record/store-lists.ts';
import { reports } from '../tables.ts';

/** Whose reports of which branch; null stands for those of no branch, and without one all are meant. */
export interface OwnedIn {
  ownerId: string;
  branchId?: string | null;
}

/** Gives some of an account's reports within the scope another owner; answers how many. */
export async function setOwner(
  tx: TenantDb,
  { ownerId, branchId }: OwnedIn,
  to: string,
  limit: number,
): Promise<number> {
  const some = tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        within(tx),
        eq(reports.ownerId, ownerId),
        branchId === undefined ? undefined : sql`${reports.branchId} is not distinct from ${branchId}`,
      ),
    )
    .limit(limit);
  const { rowCount } = await tx
    .update(reports)
    // The key of a submission is its sender's: the receiver may have used the same.
    .set({ ownerId: to, idempotencyKey: null })
    .where(and(within(tx), inArray(reports.id, some)));
  return rowCount ?? 0;
}
