import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from './config.ts';
import { connectionLimits } from './platform/database/database.ts';
import { isDatabaseDown } from './platform/database/database-away.ts';
import { StartError } from './platform/start-error.ts';

interface Deps {
  config: Pick<Config, 'databaseUrl'>;
  say: (text: string) => void;
  /** Takes how to close what was opened, as each try does. */
  opened: AsyncDisposableStack;
  /** How long a database may take to come back, in milliseconds. */
  timeoutMs?: number;
}

/** A database that goes away again and again is not waited for for ever. */
const mostTries = 10;
const pauseMs = 500;

/**
 * Starts a program on a database that may be starting, too, or restart meanwhile: whichever step fails by that, what was opened is closed, the
 * database waited for, and the start begun again. The embedded PostgreSQL is started by the start itself and not waited for.
 * @throws StartError where the database does not come back within a minute
 */
export async function startWithRetry<T>(
  { config: { databaseUrl }, say, opened, timeoutMs = 60_000 }: Deps,
  start: (opened: AsyncDisposableStack) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const own = opened.use(new AsyncDisposableStack());
    try {
      return await start(own);
    } catch (error) {
      if (databaseUrl === undefined || !isDatabaseDown(error)) throw error;
      if (tries === mostTries) throw cannotBeUsed(error);
      say(`Waiting for the database of the setting DATABASE_URL: ${reasonOf(error)}.`);
      await own.disposeAsync();
      await untilItAnswers(databaseUrl, performance.now() + timeoutMs);
    }
  }
}

/** Waits until a connection is taken, or refused for a reason that the start tells. */
async function untilItAnswers(connectionString: string, end: number): Promise<void> {
  for (;;) {
    const client = new pg.Client({ ...connectionLimits, connectionString, application_name: 'udaya-start' });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseDown(error)) return;
      if (performance.now() > end) throw cannotBeUsed(error);
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(pauseMs);
  }
}

/** Turns a database that cannot be reached into a sentence for the operator. */
export function cannotBeUsed(cause: unknown): StartError {
  const text = `The database of the setting DATABASE_URL cannot be used: ${reasonOf(cause)}.`;
  return new StartError(text, { cause });
}

/** What the driver or the server said, without the statement that was asked. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  return cause ? reasonOf(cause) : message || code || 'it does not answer';
}
