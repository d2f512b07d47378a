import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());

const fileOf = (name: string) => path.resolve(import.meta.dirname, `../migrations/${name}.sql`);
const file = fileOf('0021_knowledge_versions_hold_all');

it('a knowledge base from before versions held all is filled with what each of them stood for', async () => {
  const client = await w.pool.connect();
  try {
    // The types of the real schema stay out of sight, and are made again beside the tables as they were.
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

it('texts of planets and positions get a key, and count as read against the first checklist', async () => {
  const client = await w.pool.connect();
  try {
    await client.query('begin; create schema earlier; set local search_path to earlier');
    await client.query(`
      create type planet as enum ('Sun', 'Moon');
      create table knowledge_versions (id serial primary key);
      create table passages (
        version_id int not null references knowledge_versions (id), planet planet not null, position smallint not null,
        title text not null, description text not null,
        constraint passages_version_id_planet_position_pk primary key (version_id, planet, position));
      create table knowledge_entries (
        version_id int not null, planet planet not null, position smallint not null, text_version_id int not null,
        constraint knowledge_entries_version_id_planet_position_pk primary key (version_id, planet, position),
        constraint knowledge_entries_text_fk foreign key (text_version_id, planet, position)
          references passages (version_id, planet, position));
      create table knowledge_uploads (id text primary key, used_at timestamptz);
      create table knowledge_upload_rows (upload_id text, row_no int, description text);
      create table knowledge_upload_errors (upload_id text);
      insert into knowledge_versions values (1), (2);
      insert into passages values (1, 'Sun', 1, 'A title', 'old'), (1, 'Moon', 12, '', 'kept'), (2, 'Sun', 1, '', 'new');
      insert into knowledge_entries values (1, 'Sun', 1, 1), (1, 'Moon', 12, 1), (2, 'Sun', 1, 2), (2, 'Moon', 12, 1);
      insert into knowledge_uploads values ('checked', null), ('used', now());
      insert into knowledge_upload_rows values ('checked', 2, 'A text')`);
    // A value of a type cannot be added to the real one here, and nothing below needs it.
    for (const statement of readFileSync(fileOf('0039_texts_by_key'), 'utf8').split(
      '--> statement-breakpoint',
    ))
      if (!statement.includes('ADD VALUE'))
        await client.query(statement.replaceAll('"public".', '"earlier".'));
    const { rows: texts } = await client.query(
      'select version_id, key, age_band, title, text, tags, reviewed from passages order by version_id, key',
    );
    expect(texts.map(Object.values)).toEqual([
      [1, 'Moon 12', '', '', 'kept', [], '2026-11-22/1'],
      [1, 'Sun 1', '', 'A title', 'old', [], '2026-11-22/1'],
      [2, 'Sun 1', '', '', 'new', [], '2026-11-22/1'],
    ]);
    const { rows: entries } = await client.query(
      'select version_id, key, age_band, text_version_id from knowledge_entries order by version_id, key',
    );
    expect(entries.map(Object.values)).toEqual([
      [1, 'Moon 12', '', 1],
      [1, 'Sun 1', '', 1],
      [2, 'Moon 12', '', 1],
      [2, 'Sun 1', '', 2],
    ]);
    // What was only checked has to be checked again.
    const { rows: uploads } = await client.query('select id from knowledge_uploads');
    expect(uploads).toEqual([{ id: 'used' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
