import { readFileSync } from 'node:fs';
import path from 'node:path';
import { studentIdKey } from '@udaya/core/groups/student-words';
import { describe, expect, it } from 'vitest';
import { demoGroups } from '../src/demo/demo-accounts.ts';
import { makeGroup } from '../src/demo/make.ts';
import { hashToken } from '../src/platform/crypto/tokens.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld();

describe('the token of a public student form', () => {
  it('is in the database as its hash and sealed only, that of the demo world too', async () => {
    const { formToken } = demoGroups[0];
    for (const given of [{}, { formToken }, { formToken: 'form_sealed', formKey: Buffer.alloc(32, 7) }]) {
      const { id, formToken: token } = await makeGroup(w.db, given);
      const { rows } = await w.pool.query<{ kept: string; hash: Buffer }>(
        'select to_jsonb(g)::text as kept, form_token_hash as hash from groups g where id = $1',
        [id],
      );
      expect(rows[0]?.hash).toEqual(hashToken(token));
      expect(rows[0]?.kept).not.toContain(token);
      // As bytes are written in the JSON of the database.
      expect(rows[0]?.kept).not.toContain(Buffer.from(token).toString('hex'));
    }
    expect(new Set(demoGroups.map(({ formToken }) => formToken)).size).toBe(demoGroups.length);
  });

  it('that was kept in clear before is found by its hash afterwards, and one that was disabled stays so', async () => {
    const file = path.resolve(import.meta.dirname, '../migrations/0012_form_token_hashed.sql');
    const client = await w.pool.connect();
    try {
      await client.query('begin; create schema earlier; set local search_path to earlier');
      await client.query("create table groups (id text, form_token text not null default '')");
      await client.query(
        "insert into groups values ('one', 'token-of-one'), ('two', 'token-of-two'), ('off', '')",
      );
      for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
        await client.query(statement);
      const { rows } = await client.query('select * from groups order by id');
      expect(rows).toEqual([
        { id: 'off', form_token_hash: null },
        { id: 'one', form_token_hash: hashToken('token-of-one') },
        { id: 'two', form_token_hash: hashToken('token-of-two') },
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('finds the entries of before, and the first of those whose student IDs are one now has it', async () => {
    const file = path.resolve(import.meta.dirname, '../migrations/0051_student_ids_fold.sql');
    const client = await w.pool.connect();
    try {
      await client.query('begin; create schema earlier; set local search_path to earlier');
      await client.query("create table groups as select 'one' as id, '\\x01'::bytea as form_token_hash");
      await client.query(
        `create table report_students (report_id text, group_id text, student_id text, receipt text, created_at timestamptz);
        create unique index report_students_group_id_student_id_key on report_students (group_id, lower(student_id))`,
      );
      const ids = ['S-1042', 's \u2013 1042', '\uff33\u22121042', 'S-1043'];
      for (const [index, id] of ids.entries())
        await client.query(
          `insert into report_students values ($1, 'one', $2, $1, '2026-01-0${index + 1}')`,
          [`report-${index}`, id],
        );
      for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
        await client.query(statement);
      const { rows } = await client.query('select * from report_students order by report_id');
      expect(rows.map(({ student_id, id_key }) => [student_id, id_key])).toEqual([
        ['S-1042', studentIdKey('S-1042')],
        ['s \u2013 1042', 's-1042 2'],
        ['\uff33\u22121042', 's-1042 3'],
        ['S-1043', studentIdKey('S-1043')],
      ]);
      expect(rows.every(({ form_token_hash }) => form_token_hash.equals(Buffer.from([1])))).toBe(true);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
