import type { BirthImportStop } from '@udaya/core/births/import-words';
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { asReached, type Reached, type SystemDb, type TenantDb } from '../../platform/database/handles.ts';
import { branches } from '../groups/tables.ts';
import { sealError, sealRow } from './sealed-cells.ts';
import { birthImportErrors, birthImportPlaces, birthImportRows, birthImports } from './tables.ts';

/** An import that was read within a scope: the way to its rows. */
export type BirthImportRow = Reached<typeof birthImports.$inferSelect>;
export type StoredRow = typeof birthImportRows.$inferSelect;
export type StoredPlace = typeof birthImportPlaces.$inferSelect;
export type StoredError = typeof birthImportErrors.$inferSelect;

/** A file with all that its check found. */
export interface StagedImport {
  head: typeof birthImports.$inferInsert;
  places: (typeof birthImportPlaces.$inferInsert)[];
  rows: (typeof birthImportRows.$inferInsert)[];
  errors: (typeof birthImportErrors.$inferInsert)[];
}

const insertedAtOnce = 500;

/** Saves a file, in the caller's transaction. The cells, and what is wrong with them, are sealed: a mobile number is among them. */
export async function insertImport(
  tx: SystemDb,
  key: Buffer,
  { head, places, rows, errors }: StagedImport,
): Promise<void> {
  await tx.insert(birthImports).values(head);
  for (const part of parts(places)) await tx.insert(birthImportPlaces).values(part);
  for (const part of parts(rows))
    await tx.insert(birthImportRows).values(part.map((row) => sealRow(key, row)));
  for (const part of parts(errors))
    await tx.insert(birthImportErrors).values(part.map((error) => sealError(key, error)));
  await setFingerprints(tx, head.id);
}

function parts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / insertedAtOnce) }, (_, index) =>
    all.slice(index * insertedAtOnce, (index + 1) * insertedAtOnce),
  );
}

/** Says of the rows whose place is known whom they are about; of those whose place is not, that this is open. */
export async function setFingerprints(tx: SystemDb, importId: string, placeNo?: number): Promise<void> {
  await tx.execute(sql`
    update ${birthImportRows} as entry set fingerprint = case when place.place_id is not null then
      encode(sha256(convert_to(concat_ws(E'\n', entry.name_key, entry.date_of_birth,
        case entry.time_accuracy when 'unknown' then 'unknown' else entry.time_of_birth end, place.place_id), 'UTF8')), 'hex') end
    from ${birthImportPlaces} as place
    where entry.import_id = ${importId} and place.import_id = ${importId} and place.place_no = entry.place_no and entry.outcome = 'open'
      ${placeNo === undefined ? sql`` : sql`and place.place_no = ${placeNo}`}`);
}

/** The imports that an actor reaches: its own, or for a group admin those of the group. */
function within({ actor, scope }: TenantDb): SQL {
  return scope.kind === 'group'
    ? eq(birthImports.groupId, scope.groupId)
    : sql`${eq(birthImports.ownerId, actor.userId)} and ${eq(birthImports.groupId, actor.groupId ?? '')}`;
}

export async function findImport(db: TenantDb, id: string): Promise<BirthImportRow | undefined> {
  const rows = await db
    .select()
    .from(birthImports)
    .where(and(eq(birthImports.id, id), within(db)));
  return rows[0] && asReached(rows[0]);
}

/** A page of imports, latest first, and how many there are. */
export async function listImports(
  db: TenantDb,
  { page, size }: { page: number; size: number },
): Promise<{ rows: BirthImportRow[]; total: number }> {
  const found = await db.withoutPolicies
    .select({ id: birthImports.id })
    .from(birthImports)
    .where(within(db))
    .orderBy(desc(birthImports.createdAt), desc(birthImports.id))
    .limit(size)
    .offset(page * size);
  const ids = found.map(({ id }) => id);
  const rows =
    ids.length > 0 ? await db.select().from(birthImports).where(inArray(birthImports.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.id, asReached(row)]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: await db.withoutPolicies.$count(birthImports, within(db)),
  };
}

/** What the branches of some imports are called. */
export async function readBranchNames(
  db: SystemDb,
  imports: readonly BirthImportRow[],
): Promise<Map<string, string>> {
  if (imports.length === 0) return new Map();
  const rows = await db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(
      inArray(
        branches.id,
        imports.map(({ branchId }) => branchId),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An import as it is now, which stays so until the transaction ends. A job and the product's own work reach all of them. */
export async function lockImport(tx: SystemDb, id: string): Promise<BirthImportRow | undefined> {
  const rows = await tx.select().from(birthImports).where(eq(birthImports.id, id)).for('update');
  return rows[0] && asReached(rows[0]);
}

export async function setRunning(tx: SystemDb, { id, begunAt }: BirthImportRow): Promise<void> {
  await tx
    .update(birthImports)
    .set({ state: 'running', stoppedFor: null, begunAt: begunAt ?? new Date() })
    .where(eq(birthImports.id, id));
}

export async function setStopped(
  tx: SystemDb,
  { id }: BirthImportRow,
  stoppedFor: BirthImportStop,
): Promise<void> {
  await tx.update(birthImports).set({ state: 'stopped', stoppedFor }).where(eq(birthImports.id, id));
}

export async function setBatchNo(tx: SystemDb, { id }: BirthImportRow, turn: number): Promise<void> {
  await tx.update(birthImports).set({ turn }).where(eq(birthImports.id, id));
}

export async function deleteImport(tx: SystemDb, { id }: BirthImportRow): Promise<void> {
  await tx.delete(birthImports).where(eq(birthImports.id, id));
}

/** Forgets what was not begun in its time, and of what is done the rows that made no report; a row with a report is how the next file knows it. */
export async function deleteExpired(db: SystemDb, before: Date): Promise<void> {
  await db
    .delete(birthImports)
    .where(and(eq(birthImports.state, 'checked'), lt(birthImports.createdAt, before)));
  const old = db
    .select({ id: birthImports.id })
    .from(birthImports)
    .where(
      or(
        and(eq(birthImports.state, 'done'), lt(birthImports.finishedAt, before)),
        and(eq(birthImports.state, 'stopped'), lt(birthImports.createdAt, before)),
      ),
    );
  await db
    .delete(birthImportRows)
    .where(and(inArray(birthImportRows.importId, old), sql`${birthImportRows.reportId} is null`));
  await db.delete(birthImportErrors).where(inArray(birthImportErrors.importId, old));
  await db.delete(birthImportPlaces).where(inArray(birthImportPlaces.importId, old));
}
