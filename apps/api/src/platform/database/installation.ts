import { sql } from 'drizzle-orm';
import type { Queryable } from './handles.ts';
import { installation } from './tables.ts';

/**
 * The marks of a database. `check:…` tell whether a key is the one that the database was made with (`keyCheck`);
 * `demo-world` says that it was filled with accounts whose password is public; `tenant-roles` is how the names of its roles begin.
 */
const marks = ['check:data-encryption-key', 'check:password-pepper', 'demo-world', 'tenant-roles'] as const;
export type Mark = (typeof marks)[number];

/** Sets a mark unless it is set; it never changes afterwards. */
export async function setMark(db: Queryable, key: Mark, value: string): Promise<void> {
  await db.insert(installation).values({ key, value }).onConflictDoNothing();
}

/** The marks that are set; none in a database that was never migrated, or only by a version without marks. */
export async function readMarks(db: Queryable): Promise<Partial<Record<Mark, string>>> {
  if (!(await hasTable(db, 'installation'))) return {};
  const rows = await db.select({ key: installation.key, value: installation.value }).from(installation);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Whether a table is there, for what has to look at a database before it is migrated. */
export async function hasTable(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${`public.${name}`}) is not null as found`,
  );
  return rows[0]?.found === true;
}
