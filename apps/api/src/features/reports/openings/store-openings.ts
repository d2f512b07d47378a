import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';
import { users } from '../../accounts/tables.ts';
import type { Report } from '../record/store.ts';
import { reportOpenings, reports } from '../tables.ts';

/** That a product admin opened a report; `openedBy` is the admin's username. */
export type StoredOpening = typeof reportOpenings.$inferSelect & { openedBy: string };

/** When product admins opened a report, and for what, latest first. */
export async function listOpeningRows(db: Queryable, { id: reportId }: Report): Promise<StoredOpening[]> {
  return db
    .select({
      ...getTableColumns(reportOpenings),
      openedBy: sql<string>`coalesce(${users.username}::text, '')`,
    })
    .from(reportOpenings)
    .leftJoin(users, eq(users.id, reportOpenings.adminId))
    .where(eq(reportOpenings.reportId, reportId))
    .orderBy(desc(reportOpenings.openedAt));
}

export interface NewOpening {
  adminId: string;
  /** yyyy-MM-dd */
  openedOn: string;
  /** Null: not stated. */
  purpose: OpeningPurpose | null;
  note: string;
}

/** Saves that an admin opened these reports on a day, in one statement; a purpose that was stated for that day stays as it was. */
export async function insertOpenings(
  tx: Queryable,
  reportIds: readonly string[],
  { adminId, openedOn, purpose, note }: NewOpening,
): Promise<void> {
  await tx.execute(sql`
    insert into ${reportOpenings} (report_id, admin_id, opened_on, purpose, note)
    select id, ${adminId}, ${openedOn}::date, ${purpose}::opening_purpose, ${note} from ${reports}
    where id = any(${sql.param([...reportIds])}::text[]) order by id
    on conflict (report_id, admin_id, opened_on) do update set purpose = excluded.purpose, note = excluded.note
    where ${reportOpenings.purpose} is null and excluded.purpose is not null`);
}
