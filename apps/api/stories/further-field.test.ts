import type { Field } from '@udaya/contract/intake/field';
import { ownSections } from '@udaya/contract/intake/forms';
import { type RecordField, recordFields } from '@udaya/core/intake/record-fields';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Person } from '../testing/world.ts';

// A further field, as a newcomer adds it: its row, its words in a form, and a column. Everything else is loaded after it.
const row: RecordField = {
  max: 50,
  told: 'further',
  inFile: { heading: 'Nickname', names: ['nickname', 'pet name'] },
};
const nickname: Field = {
  name: 'nickname',
  kind: 'text',
  rule: z._default(z.string().check(z.maxLength(50)), ''),
  max: 50,
  label: () => 'Nickname (optional)',
  term: () => 'Nickname',
  kept: 'birth',
};
Object.assign(recordFields, { nickname: row });
Object.assign(ownSections.details.fields, { nickname });

const { reports } = await import('@udaya/contract/reports');
const { birthImports } = await import('@udaya/contract/birth-imports');
const { birthBody } = await import('../testing/birth-body.ts');
const { birthFile, birthRow } = await import('../testing/birth-csv.ts');
const { groupWithPeople, sendBirths } = await import('../testing/birth-files.ts');
const { forThisFile } = await import('../testing/shared-world.ts');
const { world } = await import('../testing/world.ts');

const w = await forThisFile(world());
await w.startWorkers();
await w.pool.query("alter table reports add column nickname text not null default ''");

async function settled(id: string, by: Person, version: number) {
  const read = async () => (await by.call(reports.read, { params: { id } })).body;
  await expect.poll(read, { timeout: 15_000 }).toMatchObject({ stage: 'ready', history: { version } });
  return read();
}

describe('a further field of a birth', () => {
  it('is taken from the wire, kept in the record, told by the report and by what a correction changed', async () => {
    const parent = await w.person('user');
    const body = await birthBody(parent, { nickname: 'Kannamma' });
    const { id } = (await parent.call(reports.create, { body })).body;
    const { rows } = await w.pool.query('select nickname from reports where id = $1', [id]);
    expect(rows).toEqual([{ nickname: 'Kannamma' }]);
    const read = (await parent.call(reports.read, { params: { id } })).body;
    expect(read.entered.nickname).toBe('Kannamma');
    expect(read.details).toContainEqual({ label: 'Nickname', value: 'Kannamma' });
    await settled(id, parent, 1);
    await w.pool.query("update reports set payment_status = 'PAID' where id = $1", [id]);
    const sent = await parent.call(reports.correct, {
      params: { id },
      body: { ...body, nickname: 'Chellam' },
    });
    expect(sent.status).toBe(200);
    const { history } = await settled(id, parent, 2);
    expect(history?.changes?.details).toEqual([{ label: 'Nickname', before: 'Kannamma', after: 'Chellam' }]);
  });

  it('tells two submissions under one key apart', async () => {
    const parent = await w.person('user');
    const body = await birthBody(parent);
    const headers = { 'Idempotency-Key': 'one-key-of-a-story' };
    const send = (name: string) =>
      parent.call(reports.create, { body: { ...body, nickname: name }, headers });
    const first = (await send('Kannamma')).body.id;
    expect((await send('Kannamma')).body.id).toBe(first);
    expect((await send('Chellam')).failure.code).toBe('report.conflict');
  });

  it('is a column of a file of births', async () => {
    const { user } = await groupWithPeople(w);
    const file = birthFile(`${birthRow('Filed Child')},Chellam`).replace(
      'Consent evidence',
      'Consent evidence,Pet name',
    );
    const { importId, counts } = (await sendBirths(w.origin, user, file)).body;
    expect(counts).toMatchObject({ ready: 1 });
    const { columns } = (await user.call(birthImports.readFindings, { params: { importId } })).body;
    expect(columns).toContainEqual({ column: 'nickname', heading: 'Pet name' });
  });
});
