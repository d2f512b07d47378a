import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGroups } from '../src/demo/demo-accounts.ts';
import { makeGroup } from '../src/demo/make.ts';
import { hashToken } from '../src/platform/crypto/tokens.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { World } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await sharedWorld();
});
afterAll(async () => w.close());

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

  it('that was kept in clear before is found by its hash afterwards, and one that was switched off stays so', async () => {
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
});
