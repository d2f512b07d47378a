import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { advisoryLocks } from '../../platform/database/locks.ts';
import type { CopyRows } from './places-file.ts';

const columns = {
  places: 'id, name, within, district, state, country, latitude, longitude, zone, area, weight',
  place_names: 'place_id, country, name, folded, spelling, weight',
};

/** Whether the gazetteer of this hash is in the database. */
export async function hasPlaces(client: pg.Pool | pg.Client, hash: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM loaded_data WHERE name = 'places' AND hash = $1`, [
    hash,
  ]);
  return rows.length > 0;
}

/**
 * Replaces the gazetteer in one transaction: others see the old one or the new one. Of several processes that start at
 * once the first loads, the others wait and find it done.
 */
export async function replacePlaces(pool: pg.Pool, hash: string, unpack: () => CopyRows): Promise<void> {
  // Longer than any request may take, and no reason to end it; beside others that load, connecting takes its time, too.
  const withoutTimeouts = { query_timeout: 0, statement_timeout: 0, connectionTimeoutMillis: 30_000 };
  const client = new pg.Client({ ...pool.options, ...withoutTimeouts });
  // A connection that breaks ends the statement, which throws.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL maintenance_work_mem = '128MB'; SET LOCAL lock_timeout = '5min'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.loadPlaces]);
    if (!(await hasPlaces(client, hash))) {
      const { places, names } = unpack();
      await client.query('TRUNCATE places, place_names');
      const indexes = await dropIndexes(client);
      await copy(client, 'places', places);
      await copy(client, 'place_names', names);
      for (const index of indexes) await client.query(index);
      await client.query('ANALYZE places; ANALYZE place_names');
      await client.query(
        `INSERT INTO loaded_data (name, hash) VALUES ('places', $1) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, loaded_at = now()`,
        [hash],
      );
    }
    await client.query('COMMIT');
  } finally {
    // Where it was not committed, that rolls back.
    await client.end();
  }
}

/** Drops the search indexes, since filling a table and indexing it afterwards is faster, and answers how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND tablename = 'place_names'`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

async function copy(client: pg.Client, table: keyof typeof columns, rows: Iterable<string>): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${table} (${columns[table]}) FROM STDIN (FREEZE)`));
  await pipeline(Readable.from(rows), stream);
}
