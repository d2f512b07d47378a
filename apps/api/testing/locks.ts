import { expect } from 'vitest';
import type { Person, World } from './world.ts';

/** Waits until so many statements in the story's database wait for what another transaction holds. */
export async function expectWaiting({ pool }: Pick<World, 'pool'>, count: number): Promise<void> {
  const waiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(count);
}

/** Does some work while a transaction holds what these statements lock or change; the transaction ends after that. */
export async function whileLocked<T>(
  { pool }: Pick<World, 'pool'>,
  statement: string,
  values: unknown[],
  work: (query: (text: string, values?: unknown[]) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    const done = await work((text, more) => client.query(text, more));
    await client.query('commit');
    return done;
  } finally {
    client.release();
  }
}

/** Starts calls one after the other while nobody can change the account, then lets them go on in that order. */
export async function inOrder<T>(
  w: Pick<World, 'pool'>,
  { user }: Person,
  calls: (() => Promise<T>)[],
): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await whileLocked(w, 'select 1 from users where id = $1 for update', [user.id], async () => {
    for (const call of calls) {
      answers.push(call());
      await expectWaiting(w, answers.length);
    }
  });
  return Promise.all(answers);
}
