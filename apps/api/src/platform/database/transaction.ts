import type pg from 'pg';
import { isUnanswered } from './database-away.ts';

/**
 * Does a piece of work in one transaction on a connection of its own: all of it or nothing. However it ends, the connection
 * goes back to the pool, or is closed where its state is not known. What is thrown is what went wrong first. `begin` may settle more
 * for the transaction, in the same message.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect();
  let isClean = false;
  try {
    await client.query(begin);
    const result = await attempt(client, work);
    const { command } = await client.query('commit');
    // PostgreSQL's answer where a statement had failed and its error was swallowed.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
    isClean = true;
    return result;
  } catch (error) {
    if (error instanceof RolledBack) {
      isClean = true;
      throw error.cause;
    }
    throw error;
  } finally {
    client.release(!isClean);
  }
}

/** The work failed, and the connection is as it was before. */
class RolledBack extends Error {}

async function attempt<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  try {
    return await work(client);
  } catch (cause) {
    // Behind a statement without an answer, a rollback would only wait: closing the connection does the same.
    if (isUnanswered(cause)) throw cause;
    const isBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw isBack ? new RolledBack('rolled back', { cause }) : cause;
  }
}
