import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from './database.ts';

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('gives each caller a migrated database that the others do not see', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  await ask(one.url, 'CREATE TABLE only_here AS SELECT 1 AS one');
  const tables = `SELECT count(*)::integer AS tables FROM pg_tables WHERE tablename = 'only_here'`;
  expect(await ask(one.url, tables)).toEqual([{ tables: 1 }]);
  expect(await ask(two.url, tables)).toEqual([{ tables: 0 }]);
  await Promise.all([one.drop(), two.drop()]);
  await expect(ask(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
});
