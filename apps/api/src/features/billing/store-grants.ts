import { eq } from 'drizzle-orm';
import type { Queryable, Reached } from '../../platform/database/handles.ts';
import { complimentaryGrants } from './tables.ts';

export type StoredGrant = typeof complimentaryGrants.$inferSelect;

/** Saves by whom and why a report was made a complimentary preview; the first time counts. */
export async function insertGrant(
  tx: Queryable,
  grant: typeof complimentaryGrants.$inferInsert,
): Promise<void> {
  await tx.insert(complimentaryGrants).values(grant).onConflictDoNothing();
}

export async function findGrant(
  db: Queryable,
  report: Reached<{ id: string }>,
): Promise<StoredGrant | undefined> {
  const rows = await db.select().from(complimentaryGrants).where(eq(complimentaryGrants.reportId, report.id));
  return rows[0];
}

/** The same for the report of an invoice. */
export async function findGrantOfInvoice(
  db: Queryable,
  invoice: Reached<{ reportId: string | null }>,
): Promise<StoredGrant | undefined> {
  if (invoice.reportId === null) return undefined;
  const rows = await db
    .select()
    .from(complimentaryGrants)
    .where(eq(complimentaryGrants.reportId, invoice.reportId));
  return rows[0];
}
