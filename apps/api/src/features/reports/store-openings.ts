import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import type { Report } from './store.ts';
import { reportOpenings } from './tables.ts';

/** For what a product admin opened a report; `openedBy` is the admin's username. */
export type StoredOpening = typeof reportOpenings.$inferSelect & { openedBy: string };

/** For what product admins opened a report, latest first. */
export async function listOpeningRows(db: Queryable, { id: reportId }: Report): Promise<StoredOpening[]> {
  return db
    .select({
      reportId: reportOpenings.reportId,
      adminId: reportOpenings.adminId,
      purpose: reportOpenings.purpose,
      note: reportOpenings.note,
      openedAt: reportOpenings.openedAt,
      openedBy: sql<string>`coalesce(${users.username}::text, '')`,
    })
    .from(reportOpenings)
    .leftJoin(users, eq(users.id, reportOpenings.adminId))
    .where(eq(reportOpenings.reportId, reportId))
    .orderBy(desc(reportOpenings.openedAt));
}

/** Keeps for what an admin opens a report; false where it was said before. */
export async function insertOpening(
  tx: Queryable,
  { id: reportId }: Report,
  opening: { adminId: string; purpose: OpeningPurpose; note: string },
): Promise<boolean> {
  const made = await tx
    .insert(reportOpenings)
    .values({ reportId, ...opening })
    .onConflictDoNothing()
    .returning({ adminId: reportOpenings.adminId });
  return made.length > 0;
}
