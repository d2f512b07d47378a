import { placementCodes } from '@udaya/core/reports/placement';
import type { ReportVersion } from '@udaya/core/reports/versioned-report';
import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import {
  asReached,
  type Queryable,
  type SystemDb,
  type TenantDb,
} from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { within } from '../record/store-lists.ts';
import { reports, reportVersions } from '../tables.ts';

/** Closes a report to everybody; nor is it found by its chart. */
export async function setClosed(tx: Queryable, { id }: Report, withdrawnAt: Date): Promise<void> {
  await tx.update(reports).set({ withdrawnAt, positions: null }).where(eq(reports.id, id));
}

/** Opens a closed report again, to be found by the chart of the version that is shown. */
export async function setOpen(
  tx: Queryable,
  { id }: Report,
  shown: ReportVersion | undefined,
): Promise<void> {
  const positions = shown ? placementCodes(shown.content.chart.points) : null;
  await tx.update(reports).set({ withdrawnAt: null, positions }).where(eq(reports.id, id));
}

/** The reports of the same name and date of birth within the scope, for the update, the oldest first. */
export async function lockReportsOfPerson(tx: TenantDb, { name, dateOfBirth }: Report): Promise<Report[]> {
  const rows = await tx
    .select()
    .from(reports)
    .where(ofPerson(tx, { name, dateOfBirth }))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .for('update');
  return rows.map((row) => asReached(row));
}

export async function countReportsOfPerson(db: TenantDb, report: Report): Promise<number> {
  return db.withoutPolicies.$count(reports, ofPerson(db, report));
}

function ofPerson(db: TenantDb, { name, dateOfBirth }: Pick<Report, 'name' | 'dateOfBirth'>) {
  return and(
    within(db),
    eq(sql`lower(${reports.name})`, sql`lower(${name})`),
    eq(reports.dateOfBirth, dateOfBirth),
  );
}

export async function countVersions(db: Queryable, { id }: Report): Promise<number> {
  return db.$count(reportVersions, eq(reportVersions.reportId, id));
}

/** Reports that were withdrawn before an instant; others work on those that are held. */
export async function lockWithdrawn(tx: SystemDb, before: Date, limit: number): Promise<Report[]> {
  const rows = await tx
    .select()
    .from(reports)
    .where(and(isNotNull(reports.groupId), isNotNull(reports.withdrawnAt), lt(reports.withdrawnAt, before)))
    .orderBy(asc(reports.withdrawnAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => asReached(row));
}

/** Reports of a group from before an instant, the oldest first; others work on those that are held. */
export async function lockOldest(
  tx: SystemDb,
  groupId: string,
  createdBefore: Date,
  limit: number,
): Promise<Report[]> {
  const rows = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.groupId, groupId), lt(reports.createdAt, createdBefore)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => asReached(row));
}

/** How many reports of a group are from between two instants, those that wait to be erased anyway left out. */
export async function countCreated(
  db: SystemDb,
  groupId: string,
  from: Date | undefined,
  before: Date,
): Promise<number> {
  return db.$count(
    reports,
    and(
      eq(reports.groupId, groupId),
      lt(reports.createdAt, before),
      isNull(reports.withdrawnAt),
      from && sql`${reports.createdAt} >= ${from.toISOString()}::timestamptz`,
    ),
  );
}

/** How many reports within the scope were made before each of these instants. */
export async function countBefore(db: TenantDb, instants: readonly Date[]): Promise<number[]> {
  const counts = instants.map(
    (at, index) =>
      sql`count(*) filter (where ${reports.createdAt} < ${at.toISOString()}::timestamptz)::int as ${sql.identifier(`n${index}`)}`,
  );
  const { rows } = await db.withoutPolicies.execute<Record<string, number>>(
    sql`select ${sql.join(counts, sql`, `)} from ${reports} where ${within(db) ?? sql`true`}`,
  );
  return instants.map((_, index) => rows[0]?.[`n${index}`] ?? 0);
}

/** The names of these reports within the scope; one that is gone is left out. */
export async function findNames(db: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: reports.id, name: reports.name })
    .from(reports)
    .where(and(within(db), sql`${reports.id} = any(${sql.param(ids)}::text[])`));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids of reports within the scope whose person's name holds a text, so many at most. */
export async function findIdsByName(db: TenantDb, text: string, limit: number): Promise<string[]> {
  const rows = await db.withoutPolicies
    .select({ id: reports.id })
    .from(reports)
    .where(and(within(db), contains(reports.name, text)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
