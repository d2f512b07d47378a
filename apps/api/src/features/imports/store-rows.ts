import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { reports } from '../reports/tables.ts';
import { openError, openRow } from './sealed-cells.ts';
import type { BirthImportRow, StoredError, StoredPlace, StoredRow } from './store.ts';
import type { JudgedRow } from './store-outcomes.ts';
import { birthImportErrors, birthImportPlaces, birthImportRows, birthImports } from './tables.ts';

/** Some rows of an import, by their numbers. */
export async function readRows(
  db: Queryable,
  peopleKey: Buffer,
  { id }: BirthImportRow,
  rowNos: readonly number[],
): Promise<Map<number, StoredRow>> {
  if (rowNos.length === 0) return new Map();
  const rows = await db
    .select()
    .from(birthImportRows)
    .where(and(eq(birthImportRows.importId, id), inArray(birthImportRows.rowNo, [...rowNos])));
  return new Map(rows.map((row) => [row.rowNo, openRow(peopleKey, row)]));
}

/** What the persons of some reports are called, as far as the actor reaches them. */
export async function readNames(db: TenantDb, reportIds: readonly string[]): Promise<Map<string, string>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .select({ id: reports.id, name: reports.name })
    .from(reports)
    .where(inArray(reports.id, [...reportIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The places of an import, those that are open first, then those that most rows name. */
export async function listPlaces(
  db: Queryable,
  { id }: BirthImportRow,
  limit: number,
): Promise<StoredPlace[]> {
  return db
    .select()
    .from(birthImportPlaces)
    .where(eq(birthImportPlaces.importId, id))
    .orderBy(
      sql`case ${birthImportPlaces.choice} when 'open' then 0 when 'dropped' then 1 when 'chosen' then 2 else 3 end`,
      sql`${birthImportPlaces.rowCount} desc`,
      asc(birthImportPlaces.placeNo),
    )
    .limit(limit);
}

export async function countPlaces(db: Queryable, { id }: BirthImportRow): Promise<number> {
  return db.$count(birthImportPlaces, eq(birthImportPlaces.importId, id));
}

/** Places by their numbers. */
export async function readPlaces(db: Queryable, { id }: BirthImportRow): Promise<Map<number, StoredPlace>> {
  const rows = await db.select().from(birthImportPlaces).where(eq(birthImportPlaces.importId, id));
  return new Map(rows.map((row) => [row.placeNo, row]));
}

/** Says what a text of the file means; false where there is no such text. */
export async function setPlace(
  tx: SystemDb,
  { id }: BirthImportRow,
  placeNo: number,
  place: { place_id: string; description: string } | null,
): Promise<StoredPlace | undefined> {
  const [set] = await tx
    .update(birthImportPlaces)
    .set({
      choice: place ? 'chosen' : 'dropped',
      placeId: place?.place_id ?? null,
      description: place?.description ?? null,
    })
    .where(and(eq(birthImportPlaces.importId, id), eq(birthImportPlaces.placeNo, placeNo)))
    .returning();
  return set;
}

/** Leaves out every row whose place is still open. */
export async function dropOpenPlaces(tx: SystemDb, { id }: BirthImportRow): Promise<void> {
  await tx
    .update(birthImportPlaces)
    .set({ choice: 'dropped' })
    .where(and(eq(birthImportPlaces.importId, id), eq(birthImportPlaces.choice, 'open')));
}

export async function countErrors(
  db: Queryable,
  { id }: BirthImportRow,
): Promise<{ cause: StoredError['cause']; count: number }[]> {
  return db
    .select({ cause: birthImportErrors.cause, count: sql<number>`count(*)::int` })
    .from(birthImportErrors)
    .where(eq(birthImportErrors.importId, id))
    .groupBy(birthImportErrors.cause);
}

/** The first errors of an import, by row and column; of some rows alone where they are given. */
export async function listErrors(
  db: Queryable,
  peopleKey: Buffer,
  { id }: BirthImportRow,
  { limit, rowNos }: { limit: number; rowNos?: readonly number[] },
): Promise<StoredError[]> {
  const errors = await db
    .select()
    .from(birthImportErrors)
    .where(
      and(
        eq(birthImportErrors.importId, id),
        ...(rowNos ? [inArray(birthImportErrors.rowNo, [...rowNos])] : []),
      ),
    )
    .orderBy(asc(birthImportErrors.rowNo), asc(birthImportErrors.columnNo))
    .limit(limit);
  return errors.map((error) => openError(peopleKey, error));
}

/** Notes the reports that rows made, and lets go of what the rows said. */
export async function setAccepted(
  tx: SystemDb,
  { id }: BirthImportRow,
  taken: readonly { rowNo: number; reportId: string }[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.execute(sql`
    update ${birthImportRows} as entry
    set outcome = 'taken', report_id = made.report_id, taken_at = now(), cells = null, name = null, name_key = null, gender = null,
      date_of_birth = null, time_of_birth = null, time_accuracy = null, birth_type = null, referred_by = null, mobile = null,
      city = null, evidence = null
    from unnest(${sql.param(taken.map(({ rowNo }) => rowNo))}::int[], ${sql.param(taken.map(({ reportId }) => reportId))}::text[])
      as made (row_no, report_id)
    where entry.import_id = ${id} and entry.row_no = made.row_no`);
}

/** Notes of rows why no report was made of them. */
export async function setLeft(
  tx: SystemDb,
  { id }: BirthImportRow,
  left: readonly (Pick<JudgedRow, 'rowNo' | 'sameRow' | 'sameAt'> & {
    outcome: 'twice' | 'earlier' | 'failed';
    reason?: string;
  })[],
): Promise<void> {
  for (const { rowNo, outcome, sameRow, sameAt, reason } of left)
    await tx
      .update(birthImportRows)
      .set({ outcome, sameRow, sameAt, reason: reason ?? null })
      .where(and(eq(birthImportRows.importId, id), eq(birthImportRows.rowNo, rowNo)));
}

/** Closes an import: what is open still was left out with its place. Answers how many reports it made. */
export async function finishImport(tx: SystemDb, { id }: BirthImportRow): Promise<number> {
  await tx
    .update(birthImportRows)
    .set({ outcome: 'placeDropped' })
    .where(and(eq(birthImportRows.importId, id), eq(birthImportRows.outcome, 'open')));
  const taken = await tx.$count(
    birthImportRows,
    and(eq(birthImportRows.importId, id), eq(birthImportRows.outcome, 'taken')),
  );
  await tx
    .update(birthImports)
    .set({ state: 'done', finishedAt: new Date(), taken })
    .where(eq(birthImports.id, id));
  return taken;
}

/** Keeps other imports of a group from taking anything until the transaction ends: two files may hold the same birth. */
export async function lockGroup(tx: SystemDb, { groupId }: BirthImportRow): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`births of ${groupId}`}, 0))`);
}
