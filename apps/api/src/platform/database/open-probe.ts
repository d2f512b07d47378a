import type pg from 'pg';
import { inTransaction } from './transaction.ts';

const timeoutMs = 3_000;
const freshMs = 1_000;

/**
 * Tells whether the database can keep things: a disk that is full and a server that only reads answer every question and
 * take no write. Asked often or by many at once, it looks once a second; without an answer in three seconds it says no.
 */
export function openProbe(pool: pg.Pool): () => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!latest || performance.now() - latest.at > freshMs)
      latest = { at: performance.now(), answer: within(timeoutMs, mayWrite(pool)) };
    return latest.answer;
  };
}

async function mayWrite(pool: pg.Pool): Promise<boolean> {
  try {
    await inTransaction(pool, async (client) => {
      // A row of its own among the counts, which the sweep forgets.
      await client.query(
        `INSERT INTO rate_limits (key, points, expire) VALUES ('ready', 0, $1)
         ON CONFLICT (key) DO UPDATE SET expire = excluded.expire`,
        [Date.now()],
      );
      // On a full disk that finds room where it was before. A sort that does not fit into memory needs new room.
      await client.query(`SET LOCAL work_mem = '64kB'`);
      await client.query(
        `SELECT count(*) FROM (SELECT repeat(md5(n::text), 8) FROM generate_series(1, 2000) AS n ORDER BY 1 OFFSET 1) AS sorted`,
      );
    });
    return true;
  } catch {
    return false;
  }
}

async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}
