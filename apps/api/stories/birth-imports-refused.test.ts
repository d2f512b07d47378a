import { birthImports } from '@udaya/contract/birth-imports';
import type { Route } from '@udaya/contract/route';
import { describe, expect, it } from 'vitest';
import { birthFile, birthHeading, birthRow } from '../testing/birth-csv.ts';
import { groupWithPeople, sendBirths } from '../testing/birth-files.ts';
import { forThisFile } from '../testing/shared-world.ts';
import type { CallOptions, Person } from '../testing/world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const home = await groupWithPeople(w);
const away = await groupWithPeople(w);

const send = (
  file: string | Uint8Array<ArrayBuffer> | undefined,
  form: Parameters<typeof sendBirths>[3] = {},
  by: Person = home.user,
) => sendBirths(w.origin, by, file, form);
const errorOf = async (...sent: Parameters<typeof send>) => {
  const { status, failure } = await send(...sent);
  return [status, failure.errors?.[0]?.path, failure.errors?.[0]?.message];
};

describe('a file of births is refused', () => {
  it('where it is no such file, each time with the reason', async () => {
    expect(await errorOf(undefined)).toEqual([400, 'births', 'Please upload a valid file']);
    expect(await errorOf('x', { fileName: 'births.xlsx' })).toEqual([
      400,
      'births',
      'Please upload only .csv extension file',
    ]);
    expect(await errorOf('')).toEqual([400, 'births', 'The file is empty']);
    expect((await errorOf(new Uint8Array([0x50, 0x4b, 3, 4])))[1]).toBe('births');
    expect((await errorOf(new Uint8Array([0x4e, 0xe9, 0x0a])))[2]).toMatch(
      /characters in row 1 cannot be read/,
    );
    expect(await errorOf(`${birthHeading}\r\n`)).toEqual([
      400,
      'births',
      'The file has no rows below its headings',
    ]);
    expect((await errorOf(`${birthFile(birthRow('A B'))}"open`))[2]).toMatch(
      /^The file could not be read from row 3/,
    );
    expect(
      await errorOf(birthFile(...Array.from({ length: 5_001 }, (_, index) => birthRow(`N ${index}`)))),
    ).toEqual([400, 'births', 'The file has more than 5,000 rows. Please split it and upload the parts']);
    // As many as may be are read, and then the columns looked for.
    const most = birthFile(...Array.from({ length: 5_000 }, (_, index) => birthRow(`N ${index}`)));
    expect((await errorOf(most.replace('Name,Gender', 'Name,Nothing')))[1]).toBe('columns');
    expect((await send('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await errorOf('Name,Gender\r\nA,F\r\n')).toEqual([
      400,
      'columns',
      'These columns are missing from the file or are not matched: Date of birth, Place of birth, Birth type, Referred by, and Consent',
    ]);
    const { rows } = await w.pool.query('select count(*)::int as count from birth_imports');
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('with semicolons between its cells it is not: that is how spreadsheets of many countries write it', async () => {
    const file = birthFile(birthRow('Semi Colon')).replaceAll(',', ';');
    expect((await send(file)).body.counts.ready).toBe(1);
  });

  it('for a branch that is foreign, closed or not said', async () => {
    const file = birthFile(birthRow('Somebody'));
    const [open = '', closed = ''] = home.group.branchIds;
    await w.pool.query('update branches set closed_at = now() where id = $1', [closed]);
    for (const branchId of ['', closed, away.group.branchIds[0] ?? '', 'no-such-branch'])
      expect((await errorOf(file, { branchId }, home.admin)).slice(0, 2)).toEqual([400, 'branchId']);
    expect((await send(file, { branchId: open }, home.admin)).body.branchName).toBe('North');
    expect((await send(file, {}, home.other)).failure.code).toBe('births.closed');
    expect((await home.admin.call(birthImports.list)).body.branches.map(({ name }) => name)).toEqual([
      'North',
    ]);
    // Whoever has a branch sends to it alone, whatever is asked for.
    expect((await send(file, { branchId: away.group.branchIds[0] ?? '' })).body.branchName).toBe('North');
  });

  it('without the statement of consent, when it is to be begun', async () => {
    const { importId } = (await send(birthFile(birthRow('No Statement')))).body;
    const { status, failure } = await home.user.call(birthImports.begin, { params: { importId }, body: {} });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'consent']);
  });

  it('once its branch was closed', async () => {
    const { group, user } = await groupWithPeople(w);
    const { importId } = (await send(birthFile(birthRow('Too Late')), {}, user)).body;
    await w.pool.query('update branches set closed_at = now() where id = $1', [group.branchIds[0]]);
    const answer = await user.call(birthImports.begin, { params: { importId }, body: { consent: true } });
    expect([answer.status, answer.failure.code]).toEqual([409, 'births.closed']);
  });
});

describe('a file of births is guarded', () => {
  it('against everybody who did not send it, but for the group admin’s eyes', async () => {
    const { importId } = (await send(birthFile(birthRow('Seen By Few')))).body;
    const params = { importId };
    const looks: [Route, CallOptions][] = [
      [birthImports.read, { params }],
      [birthImports.readFindings, { params }],
      [birthImports.listRows, { params }],
      [birthImports.readErrors, { params }],
      [birthImports.readResults, { params }],
    ];
    const changes: [Route, CallOptions][] = [
      [birthImports.choosePlace, { params: { ...params, placeNo: '0' }, body: { placeId: null } }],
      [birthImports.begin, { params, body: { consent: true } }],
      [birthImports.discard, { params }],
    ];
    for (const [route, options] of [...looks, ...changes])
      for (const stranger of [home.other, away.user, away.admin])
        expect([route.summary, (await stranger.call(route, options)).failure?.code]).toEqual([
          route.summary,
          'record.missing',
        ]);
    for (const [route, options] of looks) expect((await home.admin.call(route, options)).status).toBe(200);
    for (const [route, options] of changes)
      expect((await home.admin.call(route, options)).failure.code).toBe('record.missing');
    for (const [route, options] of [...looks, ...changes])
      expect((await home.branchAdmin.call(route, options)).status).toBe(403);
    const listed = async (by: Person) =>
      (await by.call(birthImports.list)).body.content.map((one) => one.importId);
    expect(await listed(home.user)).toContain(importId);
    expect(await listed(home.admin)).toContain(importId);
    expect(await listed(home.other)).not.toContain(importId);
    expect(await listed(away.admin)).not.toContain(importId);
    const missing = await home.user.call(birthImports.read, { params: { importId: 'no-such-import' } });
    expect([missing.status, missing.failure.code]).toEqual([404, 'record.missing']);
  });
});
