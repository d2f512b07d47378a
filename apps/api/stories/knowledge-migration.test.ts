import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(async () => w.close());

const file = path.resolve(import.meta.dirname, '../migrations/0021_knowledge_versions_hold_all.sql');

it('a knowledge base from before versions held all is filled with what each of them stood for', async () => {
  const client = await w.pool.connect();
  try {
    // The types of the real schema stay out of sight, and are made anew beside the tables as they were.
    await client.query('begin; create schema earlier; set local search_path to earlier');
    await client.query(`
      create type planet as enum ('Sun', 'Moon');
      create table knowledge_versions (
        id serial primary key, report_type text not null, lang text not null default 'en', source text not null,
        file_hash text not null, created_by text, created_at timestamptz not null default now(),
        constraint knowledge_versions_file_key unique (report_type, lang, file_hash));
      create table passages (
        version_id int not null references knowledge_versions (id), planet planet not null, position smallint not null,
        title text not null, description text not null, primary key (version_id, planet, position));
      insert into knowledge_versions (report_type, lang, source, file_hash) values
        ('Child', 'en', 'shipped', 'a'), ('Adult', 'en', 'shipped', 'b'), ('Child', 'en', 'shipped', 'c'),
        ('Child', 'ta', 'shipped', 'd');
      insert into passages values
        (1, 'Sun', 1, '', 'old'), (1, 'Moon', 1, '', 'kept'), (2, 'Sun', 1, '', 'of adults'),
        (3, 'Sun', 1, '', 'new'), (3, 'Sun', 2, '', 'added'), (4, 'Sun', 1, '', 'in Tamil')`);
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement.replaceAll('"public".', '"earlier".'));

    const { rows: entries } = await client.query(
      `select version_id, planet::text, position, text_version_id from knowledge_entries entry
        order by version_id, entry.planet, position`,
    );
    expect(entries.map(Object.values)).toEqual([
      [1, 'Sun', 1, 1],
      [1, 'Moon', 1, 1],
      [2, 'Sun', 1, 2],
      [3, 'Sun', 1, 3],
      [3, 'Sun', 2, 3],
      [3, 'Moon', 1, 1],
      [4, 'Sun', 1, 4],
    ]);
    const { rows: kept } = await client.query(
      'select id, in_force, added, state::text, source::text from knowledge_versions order by id',
    );
    expect(kept.map(Object.values)).toEqual([
      [1, false, 2, 'published', 'shipped'],
      [2, true, 1, 'published', 'shipped'],
      [3, true, 0, 'published', 'shipped'],
      [4, true, 1, 'published', 'shipped'],
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
