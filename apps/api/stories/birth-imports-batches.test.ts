import { birthImports } from '@udaya/contract/birth-imports';
import { groupBirths } from '@udaya/contract/group-births';
import { groupUserReports } from '@udaya/contract/group-reports';
import { notifications } from '@udaya/contract/notifications';
import { describe, expect, it, vi } from 'vitest';
import { importBatch } from '../src/features/imports/import-batch.ts';
import { sweepImports } from '../src/features/imports/sweep-imports.ts';
import { birthFile, birthRow } from '../testing/birth-csv.ts';
import { groupWithPeople, sendBirths } from '../testing/birth-files.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { tablesWith } from '../testing/tables-with.ts';
import type { Person } from '../testing/world.ts';
import { world } from '../testing/world.ts';

// Nobody works here: each batch is imported by hand.
const w = await forThisFile(world());

const rows = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => birthRow(`${name} ${index}`));
const begun = async (by: Person, name: string, count: number) => {
  const { importId } = (await sendBirths(w.origin, by, birthFile(...rows(name, count)))).body;
  await by.call(birthImports.begin, { params: { importId }, body: { consent: true } });
  return importId;
};
const read = async (by: Person, importId: string) =>
  (await by.call(birthImports.read, { params: { importId } })).body;
const batch = async (importId: string, number: number) =>
  importBatch(w.reportDeps, { importId, turn: number });
const jobsOf = async (importId: string) =>
  (
    await w.pool.query<{ turn: number }>(
      `select (data ->> 'turn')::int as turn from pgboss.job where name = 'import-births' and data ->> 'importId' = $1 order by turn`,
      [importId],
    )
  ).rows.map((job) => job.turn);
const countOf = async (name: string) =>
  (await w.pool.query('select count(*)::int as count from reports where name like $1', [`${name} %`])).rows[0]
    .count;

describe('the turns of an import', () => {
  it('leave nothing of what a row said once it has made a report', async () => {
    const { user } = await groupWithPeople(w);
    const file = birthFile(birthRow('Told Once'))
      .replace('Consent evidence', 'Consent evidence,Mobile')
      .replace('Paper form 12', 'Paper form 12,9876501234');
    const { importId } = (await sendBirths(w.origin, user, file)).body;
    const said = async () =>
      (
        await w.pool.query(
          `select row_no, cells, name, name_key, gender, date_of_birth, time_of_birth, birth_type, referred_by, mobile, city, evidence
           from birth_import_rows where import_id = $1`,
          [importId],
        )
      ).rows[0];
    expect(await said()).toMatchObject({ name: 'Told Once', mobile: expect.any(String) });
    expect(await tablesWith(w, '9876501234')).toEqual([]);
    await user.call(birthImports.begin, { params: { importId }, body: { consent: true } });
    await batch(importId, 0);
    const { row_no: _number, ...left } = await said();
    expect(new Set(Object.values(left))).toEqual(new Set([null]));
    // The number is sealed with the report, which is found by it.
    expect(await tablesWith(w, '9876501234')).toEqual([]);
    const found = (await user.call(groupUserReports.list, { query: { mobile: '9876501234' } })).body;
    expect(found.userBirthChartList.map(({ name }) => name)).toEqual(['Told Once']);
    const params = { id: found.userBirthChartList[0]?.id ?? '' };
    expect((await user.call(groupBirths.readEntered, { params })).body.person?.mobile).toBe('9876501234');
  });

  it('open the numbers that wait sealed, of a wrong row too, and those that an earlier version left in clear', async () => {
    const { user } = await groupWithPeople(w);
    const withMobile = (name: string, mobile: string) => `${birthRow(name)},${mobile}`;
    const file = birthFile(
      withMobile('Waits Here', '9876505678'),
      withMobile('Wrong Here', '98765056781234'),
    ).replace('Consent evidence', 'Consent evidence,Mobile');
    const { importId } = (await sendBirths(w.origin, user, file)).body;
    const params = { importId };
    expect(await tablesWith(w, '9876505678')).toEqual([]);
    const { errors } = (await user.call(birthImports.readFindings, { params })).body;
    expect(errors.map(({ currentValue }) => currentValue)).toEqual(['98765056781234']);
    expect(new TextDecoder().decode((await user.call(birthImports.readErrors, { params })).body)).toContain(
      '98765056781234',
    );
    await w.pool.query(
      `update birth_import_rows set mobile = '9876505678', cells = array_fill('in clear'::text, array[cardinality(cells)])
       where import_id = $1 and row_no = 2`,
      [importId],
    );
    await user.call(birthImports.begin, { params, body: { consent: true } });
    await batch(importId, 0);
    const found = (await user.call(groupUserReports.list, { query: { mobile: '9876505678' } })).body;
    expect(found.userBirthChartList.map(({ name }) => name)).toEqual(['Waits Here']);
  });

  it('take fifty rows each, ask for the next one, and do nothing when they come twice', async () => {
    const { user } = await groupWithPeople(w);
    const importId = await begun(user, 'Turned', 120);
    expect(await jobsOf(importId)).toEqual([0]);
    await Promise.all([batch(importId, 0), batch(importId, 0), batch(importId, 0)]);
    expect((await read(user, importId)).counts).toMatchObject({ taken: 50, ready: 70 });
    expect(await jobsOf(importId)).toEqual([0, 1]);
    await batch(importId, 0);
    await batch(importId, 2);
    expect(await countOf('Turned')).toBe(50);
    for (const number of [1, 2, 3]) await batch(importId, number);
    expect(await read(user, importId)).toMatchObject({ state: 'done', counts: { taken: 120, ready: 0 } });
    expect(await countOf('Turned')).toBe(120);
    await batch(importId, 3);
    expect((await user.call(notifications.list)).body.notifications).toHaveLength(1);
    const again = await user.call(birthImports.begin, { params: { importId }, body: { consent: true } });
    expect([again.status, again.body.state]).toEqual([200, 'done']);
    expect(await jobsOf(importId)).toEqual([0, 1, 2, 3]);
    const { rows: unwritten } = await w.pool.query(
      `select count(*)::int as count from pgboss.job where name = 'write-report'`,
    );
    expect(unwritten).toEqual([{ count: 0 }]);
  });

  it('are all or nothing: after a failure in the middle nothing of the turn is there, and it is taken again', async () => {
    const { user } = await groupWithPeople(w);
    const importId = await begun(user, 'Broken', 60);
    const jobs = { ...w.jobs, enqueue: async () => Promise.reject(new Error('The process dies here.')) };
    await expect(importBatch({ ...w.reportDeps, jobs }, { importId, turn: 0 })).rejects.toThrow('dies here');
    expect([await countOf('Broken'), (await read(user, importId)).counts.taken]).toEqual([0, 0]);
    await batch(importId, 0);
    expect(await countOf('Broken')).toBe(50);
  });

  it('end when the branch, the group or the account is closed, and go on from there', async () => {
    const { group, user } = await groupWithPeople(w);
    const importId = await begun(user, 'Held', 60);
    await batch(importId, 0);
    const [branchId] = group.branchIds;
    await w.pool.query('update branches set closed_at = now() where id = $1', [branchId]);
    await batch(importId, 1);
    expect(await read(user, importId)).toMatchObject({ state: 'stopped', stoppedFor: 'branch' });
    const goOn = () => user.call(birthImports.begin, { params: { importId }, body: { consent: true } });
    expect((await goOn()).failure.code).toBe('births.closed');
    await w.pool.query('update branches set closed_at = null where id = $1', [branchId]);
    expect((await goOn()).body.state).toBe('running');
    await w.pool.query("update users set status = 'DISABLED' where id = $1", [user.user.id]);
    await batch(importId, 1);
    const { rows: stopped } = await w.pool.query(
      'select state, stopped_for from birth_imports where id = $1',
      [importId],
    );
    expect(stopped).toEqual([{ state: 'stopped', stopped_for: 'owner' }]);
    expect(await countOf('Held')).toBe(50);
  });

  it('of two groups go on alike', async () => {
    const idle = await world();
    try {
      const people = [(await groupWithPeople(idle)).user, (await groupWithPeople(idle)).user];
      const ids: string[] = [];
      for (const [index, by] of people.entries()) {
        const { importId } = (await sendBirths(idle.origin, by, birthFile(...rows(`Fair ${index}`, 200))))
          .body;
        await by.call(birthImports.begin, { params: { importId }, body: { consent: true } });
        ids.push(importId);
      }
      await idle.startWorkers();
      const done = async () =>
        (await idle.pool.query('select count(*)::int as count from reports')).rows[0].count === 400;
      await vi.waitFor(async () => expect(await done()).toBe(true), { timeout: 60_000, interval: 100 });
      const { rows: order } = await idle.pool.query<{ import_id: string }>(
        'select import_id from birth_import_rows group by import_id, taken_at order by taken_at',
      );
      expect(order.map(({ import_id: id }) => ids.indexOf(id))).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    } finally {
      await idle.close();
    }
  }, 90_000);

  it('leave nothing of persons who were not taken when their time is over', async () => {
    const { user } = await groupWithPeople(w);
    const file = birthFile(birthRow('Kept Report'), birthRow('Refused Row', { consent: 'no' }));
    const { importId } = (await sendBirths(w.origin, user, file)).body;
    const unbegun = (await sendBirths(w.origin, user, file)).body.importId;
    await user.call(birthImports.begin, { params: { importId }, body: { consent: true } });
    for (const number of [0, 1]) await batch(importId, number);
    const left = async () =>
      (
        await w.pool.query('select import_id, outcome from birth_import_rows where import_id = any ($1)', [
          [importId, unbegun],
        ])
      ).rows;
    await sweepImports({ system: w.db });
    expect(await left()).toHaveLength(4);
    await w.pool.query(
      "update birth_imports set created_at = created_at - interval '31 days', finished_at = finished_at - interval '31 days'",
    );
    await sweepImports({ system: w.db });
    expect(await left()).toEqual([{ import_id: importId, outcome: 'taken' }]);
    // It is still known who was taken.
    expect((await sendBirths(w.origin, user, file)).body.counts).toMatchObject({ earlier: 1, ready: 0 });
  });
});
