import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { loadPlaces } from './load-places.ts';
import { searchPlaces } from './search-places.ts';

let fresh: FreshDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url);
});

afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

const loadedAt = async () =>
  (
    await database.pool.query<{ at: string }>(
      `SELECT loaded_at::text AS at FROM loaded_data WHERE name = 'places'`,
    )
  ).rows[0]?.at;
const indexes = async () =>
  (
    await database.pool.query<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE tablename = 'place_names' ORDER BY 1`,
    )
  ).rows;
const count = async () =>
  (await database.pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM places')).rows[0]
    ?.count;

it('changes nothing where the gazetteer is loaded already', async () => {
  const before = await loadedAt();
  await loadPlaces(database);
  expect(before).toBeDefined();
  expect(await loadedAt()).toBe(before);
  expect(await count()).toBeGreaterThan(170_000);
});

it('replaces another gazetteer once, though two processes start together', async () => {
  const [before, indexed] = [await loadedAt(), await indexes()];
  await database.pool.query(`UPDATE loaded_data SET hash = 'of an older file'`);
  await database.pool.query(`DELETE FROM places WHERE country <> 'IN'; UPDATE places SET name = 'Elsewhere'`);
  await Promise.all([loadPlaces(database), loadPlaces(database)]);
  expect(await loadedAt()).not.toBe(before);
  expect(await indexes()).toEqual(indexed);
  expect(await count()).toBeGreaterThan(170_000);
  const [place] = await searchPlaces(database.db, { country: 'GB', text: 'London' });
  expect(place?.name).toBe('London');
});

it('leaves the old gazetteer in place where loading fails', async () => {
  await database.pool.query(`UPDATE loaded_data SET hash = 'of an older file'`);
  await database.pool.query('ALTER TABLE places ADD CONSTRAINT short CHECK (length(name) < 5) NOT VALID');
  await expect(loadPlaces(database)).rejects.toThrow(/violates check constraint/);
  await database.pool.query('ALTER TABLE places DROP CONSTRAINT short');
  expect(await count()).toBeGreaterThan(170_000);
  expect((await searchPlaces(database.db, { country: 'IN', text: 'Tirunelveli' })).length).toBeGreaterThan(0);
});
