import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { stagedKey, tagsIn } from '@udaya/core/knowledge/upload-cells';
import { type UploadCause, uploadLifeMs } from '@udaya/core/knowledge/upload-file';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { uploadErrors, uploadedRows, uploads } from './tables.ts';

export type StoredUpload = typeof uploads.$inferSelect;
export type UploadedRow = typeof uploadedRows.$inferSelect;
export type StoredUploadError = typeof uploadErrors.$inferSelect;

/** So many files of one user are kept that were not activated. */
const uploadsKept = 5;

export async function insertUpload(
  db: TenantDb,
  upload: Pick<StoredUpload, 'id' | 'reportType' | 'lang' | 'fileName'>,
): Promise<void> {
  await db.insert(uploads).values({ ...upload, userId: db.actor.userId });
}

/** Saves what the check of a file found. */
export async function saveCheck(
  db: TenantDb,
  {
    id,
    ...check
  }: Pick<StoredUpload, 'id' | 'fileHash' | 'headings' | 'rowCount' | 'errorCount' | 'basedOn'>,
): Promise<StoredUpload> {
  const [kept] = await db.update(uploads).set(check).where(ownUpload(db, id)).returning();
  if (!kept) throw new Error('The upload is gone while it was read.');
  return kept;
}

/** A file of the actor's own. */
export async function findUpload(db: TenantDb, id: string): Promise<StoredUpload | undefined> {
  const rows = await db.select().from(uploads).where(ownUpload(db, id));
  return rows[0];
}

/** The same, and nobody else changes it until the transaction is over. */
export async function lockUpload(tx: TenantDb, id: string): Promise<StoredUpload | undefined> {
  const rows = await tx.select().from(uploads).where(ownUpload(tx, id)).for('update');
  return rows[0];
}

const ownUpload = (db: TenantDb, id: string) => and(eq(uploads.id, id), eq(uploads.userId, db.actor.userId));

/** Notes that a file was activated, and lets go of its rows. */
export async function markUsed(tx: TenantDb, id: string, versionId: number | null): Promise<void> {
  await tx.update(uploads).set({ usedAt: new Date(), versionId }).where(ownUpload(tx, id));
  await deleteRows(tx, [id]);
}

/** Forgets a file and its rows. */
export async function deleteUploads(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteRows(db, ids);
  await db.delete(uploads).where(inArray(uploads.id, [...ids]));
}

async function deleteRows(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.delete(uploadedRows).where(inArray(uploadedRows.uploadId, [...ids]));
  await db.delete(uploadErrors).where(inArray(uploadErrors.uploadId, [...ids]));
}

/** The actor's files that were not activated, but for the latest ones. */
export async function listSuperseded(db: TenantDb): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, db.actor.userId), sql`${uploads.usedAt} is null`))
    .orderBy(desc(uploads.createdAt))
    .offset(uploadsKept);
  return rows.map(({ id }) => id);
}

/** The files whose time is over; of those that were activated it is remembered for a while that they were. */
export async function listExpired(db: SystemDb, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      lt(
        uploads.createdAt,
        sql`now() - make_interval(secs => ${uploadLifeMs / 1000} * case when ${uploads.usedAt} is null then 1 else 30 end)`,
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** How many errors of each cause a file has. */
export async function countErrors(
  db: Queryable,
  uploadId: string,
): Promise<{ cause: UploadCause; count: number }[]> {
  return db
    .select({ cause: uploadErrors.cause, count: sql<number>`count(*)::int` })
    .from(uploadErrors)
    .where(eq(uploadErrors.uploadId, uploadId))
    .groupBy(uploadErrors.cause);
}

/** The first errors of a file, by row and column. */
export async function listErrors(
  db: Queryable,
  uploadId: string,
  most: number,
): Promise<StoredUploadError[]> {
  return db
    .select()
    .from(uploadErrors)
    .where(eq(uploadErrors.uploadId, uploadId))
    .orderBy(asc(uploadErrors.rowNo), asc(uploadErrors.columnNo), asc(uploadErrors.cause))
    .limit(most);
}

/** The errors that belong to no row that was read: of the heading, and of what could not be read. */
export async function listRowlessErrors(db: Queryable, uploadId: string): Promise<StoredUploadError[]> {
  return db
    .select()
    .from(uploadErrors)
    .where(
      and(
        eq(uploadErrors.uploadId, uploadId),
        sql`not exists (select from ${uploadedRows} where ${uploadedRows.uploadId} = ${uploadId} and ${uploadedRows.rowNo} = ${uploadErrors.rowNo})`,
      ),
    )
    .orderBy(asc(uploadErrors.rowNo), asc(uploadErrors.columnNo))
    .limit(100);
}

/** The texts that a file without errors holds. */
export async function readStagedTexts(db: Queryable, id: string): Promise<TextRow[]> {
  const rows = await db
    .select()
    .from(uploadedRows)
    .where(eq(uploadedRows.uploadId, id))
    .orderBy(asc(uploadedRows.rowNo));
  return rows.map(({ title, text, tags, reviewed, ...place }) => ({
    ...stagedKey(place),
    title: title ?? '',
    text: text ?? '',
    tags: tagsIn(tags ?? ''),
    reviewed: reviewed ?? '',
  }));
}

/** Whether the rows of a file are still there: a crash of the database takes them. */
export async function countRows(db: Queryable, uploadId: string): Promise<number> {
  return db.$count(uploadedRows, eq(uploadedRows.uploadId, uploadId));
}

/** Some rows of a file after one of them, with their errors. */
export async function readRowsAfter(
  db: Queryable,
  uploadId: string,
  rowNo: number,
  most: number,
): Promise<{ row: UploadedRow; errors: StoredUploadError[] }[]> {
  const rows = await db
    .select()
    .from(uploadedRows)
    .where(and(eq(uploadedRows.uploadId, uploadId), gt(uploadedRows.rowNo, rowNo)))
    .orderBy(asc(uploadedRows.rowNo))
    .limit(most);
  const last = rows.at(-1)?.rowNo ?? rowNo;
  const errors = await db
    .select()
    .from(uploadErrors)
    .where(
      and(
        eq(uploadErrors.uploadId, uploadId),
        gt(uploadErrors.rowNo, rowNo),
        sql`${uploadErrors.rowNo} <= ${last}`,
      ),
    )
    .orderBy(asc(uploadErrors.rowNo), asc(uploadErrors.columnNo));
  const byRow = Map.groupBy(errors, (error) => error.rowNo);
  return rows.map((row) => ({ row, errors: byRow.get(row.rowNo) ?? [] }));
}
