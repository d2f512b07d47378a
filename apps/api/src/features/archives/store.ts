import { archiveHours, type LeftOutReason } from '@udaya/core/reports/archive-words';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { reportArchiveFiles, reportArchiveItems, reportArchives } from './tables.ts';

export type StoredArchive = typeof reportArchives.$inferSelect;
export type ArchiveItem = Pick<typeof reportArchiveItems.$inferSelect, 'place' | 'reportId' | 'leftOut'>;

const lifeFromNow = sql`now() + make_interval(hours => ${archiveHours})`;
const own = ({ actor }: TenantDb) => eq(reportArchives.userId, actor.userId);

/** The actor's archive. */
export async function findOwnArchive(db: TenantDb): Promise<StoredArchive | undefined> {
  const rows = await db
    .select()
    .from(reportArchives)
    .where(and(own(db), gt(reportArchives.expiresAt, sql`now()`)));
  return rows[0];
}

/** The actor's archive of this id, over or not. */
export async function findArchive(db: TenantDb, id: string): Promise<StoredArchive | undefined> {
  const rows = await db
    .select()
    .from(reportArchives)
    .where(and(own(db), eq(reportArchives.id, id)));
  return rows[0];
}

/** The same, and nobody else changes it until the transaction is over. */
export async function lockOwnArchive(tx: TenantDb): Promise<StoredArchive | undefined> {
  const rows = await tx.select().from(reportArchives).where(own(tx)).for('update');
  return rows[0];
}

/** Saves what is asked for, in its order; false where the actor has an archive already. */
export async function insertArchive(
  tx: TenantDb,
  archive: Pick<StoredArchive, 'id' | 'more' | 'requestId'>,
  reportIds: readonly string[],
): Promise<boolean> {
  const made = await tx
    .insert(reportArchives)
    .values({ ...archive, userId: tx.actor.userId, total: reportIds.length, expiresAt: lifeFromNow })
    .onConflictDoNothing({ target: reportArchives.userId })
    .returning({ id: reportArchives.id });
  if (made.length === 0) return false;
  await tx.execute(sql`
    insert into ${reportArchiveItems} (archive_id, place, report_id)
    select ${archive.id}, place, id from unnest(${sql.param(reportIds)}::text[]) with ordinality as asked(id, place)`);
  return true;
}

/** Lets a failed archive go on; the number of the piece that comes next. */
export async function setMaking(tx: TenantDb, id: string): Promise<number | undefined> {
  const rows = await tx
    .update(reportArchives)
    .set({ state: 'making', slice: sql`${reportArchives.slice} + 1`, expiresAt: lifeFromNow })
    .where(and(own(tx), eq(reportArchives.id, id), eq(reportArchives.state, 'failed')))
    .returning({ slice: reportArchives.slice });
  return rows[0]?.slice;
}

/** Erases an archive of the actor with its files; false where there is none of this id. */
export async function deleteArchive(tx: TenantDb, id: string): Promise<boolean> {
  const rows = await tx
    .delete(reportArchives)
    .where(and(own(tx), eq(reportArchives.id, id)))
    .returning({ id: reportArchives.id });
  return rows.length > 0;
}

/** What an archive was asked for, and under which name each PDF lies in it. */
export async function listItems(
  db: TenantDb,
  { id }: StoredArchive,
): Promise<(ArchiveItem & { fileName: string | null })[]> {
  return db
    .select({
      place: reportArchiveItems.place,
      reportId: reportArchiveItems.reportId,
      leftOut: reportArchiveItems.leftOut,
      fileName: reportArchiveFiles.fileName,
    })
    .from(reportArchiveItems)
    .leftJoin(
      reportArchiveFiles,
      and(
        eq(reportArchiveFiles.archiveId, reportArchiveItems.archiveId),
        eq(reportArchiveFiles.reportId, reportArchiveItems.reportId),
      ),
    )
    .where(eq(reportArchiveItems.archiveId, id))
    .orderBy(asc(reportArchiveItems.place));
}

/** A PDF of an archive; undefined where its report was erased since. */
export async function findFile(
  db: TenantDb,
  { id }: StoredArchive,
  reportId: string,
): Promise<Buffer | undefined> {
  const rows = await db
    .select({ bytes: reportArchiveFiles.bytes })
    .from(reportArchiveFiles)
    .where(and(eq(reportArchiveFiles.archiveId, id), eq(reportArchiveFiles.reportId, reportId)));
  return rows[0]?.bytes;
}

/** The archive that a job is about, as long as that job is to go on with it. */
export async function findArchiveOfJob(
  db: SystemDb,
  id: string,
  slice: number,
): Promise<StoredArchive | undefined> {
  const rows = await db
    .select()
    .from(reportArchives)
    .where(
      and(eq(reportArchives.id, id), eq(reportArchives.slice, slice), eq(reportArchives.state, 'making')),
    );
  return rows[0];
}

/** What comes next in an archive. */
export async function listItemsFrom(
  db: SystemDb,
  { id, done }: StoredArchive,
  most: number,
): Promise<ArchiveItem[]> {
  return db
    .select({
      place: reportArchiveItems.place,
      reportId: reportArchiveItems.reportId,
      leftOut: reportArchiveItems.leftOut,
    })
    .from(reportArchiveItems)
    .where(and(eq(reportArchiveItems.archiveId, id), gt(reportArchiveItems.place, done)))
    .orderBy(asc(reportArchiveItems.place))
    .limit(most);
}

/** What became of one report of an archive: its PDF, or why there is none. */
export type Outcome = { fileName: string; bytes: Uint8Array } | { leftOut: LeftOutReason };

/** Saves what became of a report; false where nobody wants it any more. */
export async function saveOutcome(
  db: SystemDb,
  { id, slice }: StoredArchive,
  { place, reportId }: ArchiveItem,
  outcome: Outcome,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isLeftOut = 'leftOut' in outcome;
    const rows = await tx
      .update(reportArchives)
      .set({ done: place, leftOut: sql`${reportArchives.leftOut} + ${isLeftOut ? 1 : 0}` })
      .where(
        and(
          eq(reportArchives.id, id),
          eq(reportArchives.slice, slice),
          eq(reportArchives.state, 'making'),
          lt(reportArchives.done, place),
        ),
      )
      .returning({ id: reportArchives.id });
    if (rows.length === 0) return false;
    if (isLeftOut) await leaveOut(tx, id, place, outcome.leftOut);
    else
      await tx
        .insert(reportArchiveFiles)
        .values({ archiveId: id, reportId, fileName: outcome.fileName, bytes: Buffer.from(outcome.bytes) })
        .onConflictDoNothing();
    return true;
  });
}

async function leaveOut(tx: Queryable, id: string, place: number, reason: LeftOutReason): Promise<void> {
  await tx
    .update(reportArchiveItems)
    .set({ leftOut: reason })
    .where(and(eq(reportArchiveItems.archiveId, id), eq(reportArchiveItems.place, place)));
}

/** Closes a piece: the number of the next one, or undefined where somebody else closed it. */
export async function endSlice(
  tx: SystemDb,
  { id, slice }: StoredArchive,
): Promise<StoredArchive | undefined> {
  const rows = await tx
    .update(reportArchives)
    .set({ slice: slice + 1 })
    .where(
      and(eq(reportArchives.id, id), eq(reportArchives.slice, slice), eq(reportArchives.state, 'making')),
    )
    .returning();
  return rows[0];
}

/** Says how an archive ended; false where it is not being made any more. */
export async function setEnded(tx: SystemDb, id: string, state: 'ready' | 'failed'): Promise<boolean> {
  const rows = await tx
    .update(reportArchives)
    .set({ state, expiresAt: lifeFromNow })
    .where(and(eq(reportArchives.id, id), eq(reportArchives.state, 'making')))
    .returning({ id: reportArchives.id });
  return rows.length > 0;
}

/** Erases an archive that nobody may have any more. */
export async function eraseArchive(db: SystemDb, id: string): Promise<void> {
  await db.delete(reportArchives).where(eq(reportArchives.id, id));
}

/** Erases what is over, and tells how many there were. */
export async function eraseExpired(db: SystemDb): Promise<number> {
  const rows = await db
    .delete(reportArchives)
    .where(lt(reportArchives.expiresAt, sql`now()`))
    .returning({ id: reportArchives.id });
  return rows.length;
}
