import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { SystemDb } from './handles.ts';
import { nameOf, openStatementNames } from './statement-names.ts';
import { inTransaction } from './transaction.ts';

type Session = NodePgSession<Record<string, never>, Record<string, never>>;

const nameOfRepeated = openStatementNames();

/** The query layer's session: statements that are built once, and those that come again, bear a name. */
class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery: Session['prepareQuery'] = (query, fields, name, ...further) => {
    const given = name === undefined ? nameOfRepeated(query.sql) : nameOf(query.sql);
    return super.prepareQuery(query, fields, given, ...further);
  };
}

export interface OpenDatabase {
  db: SystemDb;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * What every connection of the product is opened with. A server that is gone without a word, as after a cut cable or in a
 * frozen machine, is given up: connecting after five seconds, a statement five seconds after the server would have ended it, an idle
 * connection by the system within half a minute.
 */
export const connectionLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

const closeWithinMs = 5_000;
const dialect = new PgDialect();

/** Opens a pool on a PostgreSQL server. Statements that run longer than 15 seconds are ended by the server. */
export function openDatabase(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionLimits,
    connectionString: url,
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'udaya',
  });
  // A connection that breaks must not end the process, neither an idle one nor one in use, for which the pool does not listen.
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: queryLayerOver(pool), pool, close: () => closePool(pool) };
}

/** The query layer over a pool; `logQuery` is told of each statement. */
export function queryLayerOver(pool: pg.Pool, logQuery?: LogQuery): SystemDb {
  // Drizzle's own begins outside of its `try`: where that fails, the connection never comes back to the pool.
  const transaction: SystemDb['transaction'] = (work) =>
    inTransaction(pool, (client) => work(queryLayerOn(client, logQuery)));
  const session = new NamedSession(pool, dialect, undefined, loggedBy(logQuery));
  const db: object = new NodePgDatabase(dialect, session, undefined);
  return Object.assign(db, { transaction }) as SystemDb;
}

/** The query layer on a single connection, in whatever transaction that is. */
export function queryLayerOn(client: pg.Client | pg.PoolClient, logQuery?: LogQuery): SystemDb {
  const session = new NamedSession(client, dialect, undefined, loggedBy(logQuery));
  const tx: object = new NodePgTransaction(dialect, session, undefined);
  return tx as SystemDb;
}

type LogQuery = (text: string, values: unknown[]) => void;

const loggedBy = (logQuery: LogQuery | undefined) => (logQuery ? { logger: { logQuery } } : {});

/** Connections of a server that does not answer are not waited for. */
async function closePool(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closeWithinMs);
  });
  await Promise.race([pool.end(), timedOut]);
  clearTimeout(timer);
}

/** The constraint that a unique violation broke, or undefined for any other error. */
export function uniqueViolation(error: unknown): string | undefined {
  return brokenConstraint(error, '23505');
}

/** The check that a row broke, or undefined for any other error. */
export function brokenCheck(error: unknown): string | undefined {
  return brokenConstraint(error, '23514');
}

function brokenConstraint(error: unknown, code: string): string | undefined {
  const cause = (error as { cause?: unknown } | undefined)?.cause as
    | { code?: string; constraint?: string }
    | undefined;
  return cause?.code === code ? (cause.constraint ?? '') : undefined;
}
