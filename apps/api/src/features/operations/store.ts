import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { productProcesses, serverErrors } from './tables.ts';

export type StoredError = typeof serverErrors.$inferSelect;
export type StoredProcess = typeof productProcesses.$inferSelect;

/** How many errors the ring holds. */
const slots = 100;

/** Saves an error in the place of the hundredth before it. */
export async function saveError(
  db: Queryable,
  error: Omit<StoredError, 'slot' | 'number' | 'id'>,
): Promise<void> {
  const { kind, place, code, name, message, requestId } = error;
  await db.execute(sql`
    insert into ${serverErrors} (slot, number, at, request_id, kind, place, code, name, message, frames)
    select
      number % ${slots}::int, number, ${error.at.toISOString()}::timestamptz, ${requestId}::text,
      ${kind}::text, ${place}::text, ${code}::text, ${name}::text, ${message}::text, ${sql.param(error.frames)}::text[]
    from nextval('server_error_numbers') as number
    on conflict (slot) do update set
      id = gen_random_uuid(), number = excluded.number, at = excluded.at, request_id = excluded.request_id,
      kind = excluded.kind, place = excluded.place, code = excluded.code, name = excluded.name,
      message = excluded.message, frames = excluded.frames`);
}

/** How many of the errors that are kept were seen since an instant. For who sees all of the product. */
export async function countErrorRows(db: TenantDb, since: Date): Promise<number> {
  return db.scope.kind === 'all' ? db.$count(serverErrors, gte(serverErrors.at, since)) : 0;
}

/** The errors that are kept, latest first; those of one request where it is named. For who sees all of the product. */
export async function listErrorRows(db: TenantDb, requestId: string | undefined): Promise<StoredError[]> {
  if (db.scope.kind !== 'all') return [];
  return db
    .select()
    .from(serverErrors)
    .where(requestId === undefined ? undefined : eq(serverErrors.requestId, requestId))
    .orderBy(desc(serverErrors.at), desc(serverErrors.number));
}

/** Saves what a process says of itself, and forgets those that have said nothing since `goneBefore`. */
export async function saveProcess(db: SystemDb, process: StoredProcess, goneBefore: Date): Promise<void> {
  await db
    .insert(productProcesses)
    .values(process)
    .onConflictDoUpdate({ target: productProcesses.id, set: process });
  await db.delete(productProcesses).where(lt(productProcesses.seenAt, goneBefore));
}

export async function forgetProcess(db: SystemDb, id: string): Promise<void> {
  await db.delete(productProcesses).where(eq(productProcesses.id, id));
}

export async function listProcesses(db: SystemDb): Promise<StoredProcess[]> {
  return db.select().from(productProcesses).orderBy(desc(productProcesses.startedAt));
}

/** The version of the database server, such as `18.1`. */
export async function readServerVersion(db: SystemDb): Promise<string> {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
  return rows[0]?.server_version.split(' ')[0] ?? '';
}
