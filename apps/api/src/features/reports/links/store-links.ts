import type { Role } from '@udaya/core/identity/roles';
import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../../platform/database/handles.ts';
import { users } from '../../accounts/tables.ts';
import type { Report } from '../record/store.ts';
import { readingLinks, reports } from '../tables.ts';

export type StoredLink = Omit<typeof readingLinks.$inferSelect, 'tokenHash'>;

const { tokenHash: _hash, ...shown } = getTableColumns(readingLinks);

const works = (now: Date) => and(isNull(readingLinks.withdrawnAt), gt(readingLinks.expiresAt, now));

export async function insertLink(tx: TenantDb, link: typeof readingLinks.$inferInsert): Promise<void> {
  await tx.insert(readingLinks).values(link);
}

/** All links that a report ever had, latest first. */
export async function listLinks(db: Queryable, { id: reportId }: Report): Promise<StoredLink[]> {
  return db
    .select(shown)
    .from(readingLinks)
    .where(eq(readingLinks.reportId, reportId))
    .orderBy(desc(readingLinks.createdAt), desc(readingLinks.id));
}

/** The links of a report that work, latest first. */
export async function listWorkingLinks(
  db: Queryable,
  { id: reportId }: Report,
  now: Date,
): Promise<StoredLink[]> {
  return db
    .select(shown)
    .from(readingLinks)
    .where(and(eq(readingLinks.reportId, reportId), works(now)))
    .orderBy(desc(readingLinks.createdAt), desc(readingLinks.id));
}

/** Ends a link of a report; false where there is none that works. */
export async function setLinkWithdrawn(
  tx: Queryable,
  { id: reportId }: Report,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(readingLinks)
    .set({ withdrawnAt: now })
    .where(and(eq(readingLinks.id, id), eq(readingLinks.reportId, reportId), works(now)))
    .returning({ id: readingLinks.id });
  return ended.length > 0;
}

/** Counts that a link is opened that works, of an account that may log in; undefined where there is none. */
export async function countLinkOpened(
  tx: SystemDb,
  tokenHash: Buffer,
  now: Date,
): Promise<{ reportId: string; ownerRole: Role } | undefined> {
  const [opened] = await tx
    .update(readingLinks)
    .set({ opened: sql`${readingLinks.opened} + 1`, openedAt: now })
    .from(reports)
    .innerJoin(users, and(eq(users.id, reports.ownerId), eq(users.status, 'ACTIVE')))
    .where(and(eq(readingLinks.tokenHash, tokenHash), works(now), eq(reports.id, readingLinks.reportId)))
    .returning({ reportId: readingLinks.reportId, ownerRole: users.role });
  return opened;
}
