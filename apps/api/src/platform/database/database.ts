import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The query layer over the pool. Only `tables.ts` and `store.ts` of a feature speak to it. */
export type Database = NodePgDatabase;
/** A database or a transaction on it: what a store function takes. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$count'
  | '$with'
  | 'with'
>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL server. Statements that run longer than 15 seconds are ended by the server. */
export function openDatabase(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'udaya',
  });
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', (error) => options.onError?.(error));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** The constraint that a unique violation broke, or undefined for any other error. */
export function uniqueViolation(error: unknown): string | undefined {
  const cause = (error as { cause?: unknown } | undefined)?.cause as
    | { code?: string; constraint?: string }
    | undefined;
  return cause?.code === '23505' ? (cause.constraint ?? '') : undefined;
}
