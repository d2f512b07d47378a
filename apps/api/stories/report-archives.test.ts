import { notifications } from '@udaya/contract/notifications';
import { archives } from '@udaya/contract/report-archives';
import { Failure } from '@udaya/core/failure';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseExpired } from '../src/features/archives/store.ts';
import { giveUpArchive, writeArchive } from '../src/features/archives/write-archive.ts';
import { archived, archiveReady, openArchive as opened } from '../testing/archive-ready.ts';
import { copyReport, type TwoGroups, twoGroups } from '../testing/group-people.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readyReport } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

let people: TwoGroups;

const w = await forThisFile(world());
await w.startWorkers();
const parent = await w.person('user');
const model = await requestReport(parent, { name: 'Model' });
await readyReport(parent, model);

beforeEach(async () => {
  people = await twoGroups(w);
});

const make = (person: Person, body: Record<string, unknown> = {}) => person.call(archives.make, { body });
const download = (person: Person, id: string) => person.call(archives.download, { params: { id } });

describe('an archive of reports', () => {
  it('holds the PDFs of the filtered list in its order, with an index', async () => {
    const { admin, anbu, chitra } = people;
    const first = await copyReport(w, model, anbu, { name: 'Meena', created_at: '2026-03-01T10:00:00Z' });
    await copyReport(w, model, chitra, { name: 'Meena', created_at: '2026-03-02T10:00:00Z' });
    await copyReport(w, model, chitra, { name: 'Ravi' });
    const { archive, answer, files, lines, head } = await archived(admin, {
      name: 'meena',
      sortOrder: 'asc',
    });
    expect(archive).toMatchObject({ state: 'ready', total: 2, done: 2, leftOut: 0, more: false });
    expect(Date.parse(archive.expiresDate) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(Date.parse(archive.expiresDate) - Date.now()).toBeLessThan(24.1 * 3_600_000);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/AIReports_\d{4}-\d\d-\d\d\.zip/);
    expect([...files.keys()]).toEqual(['AIReport_Meena_1.pdf', 'AIReport_Meena_2026-03-02_2.pdf']);
    for (const file of files.values()) expect(await pdfText(file)).toContain('Meena');
    expect(head).toBe('\ufeffnumber,file,name,dateOfBirth,refferedBy,branch,user,createdDate,report,result');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(`1,AIReport_Meena_1.pdf,Meena,`);
    expect(lines[0]).toContain(`,2026-03-01T10:00:00.000Z,${first},In this file`);
  });

  it('holds what its role reaches alone, for each role', async () => {
    const { admin, northAdmin, anbu, bala, chitra, otherUser, east } = people;
    await copyReport(w, model, anbu, { name: 'Own' });
    await copyReport(w, model, bala, { name: 'Branch' });
    await copyReport(w, model, chitra, { name: 'Group' });
    await copyReport(w, model, otherUser, { name: 'Foreign' });
    expect((await archived(anbu)).files.size).toBe(1);
    expect((await archived(northAdmin)).files.size).toBe(2);
    expect((await archived(admin)).files.size).toBe(3);
    const foreign = await make(admin, { branchId: east });
    expect([foreign.status, foreign.failure.code]).toEqual([409, 'archive.empty']);
  });

  it('says in its index, disarmed, what was left out and why', async () => {
    const { anbu } = people;
    const on = (day: number) => ({ created_at: `2026-03-0${day}T10:00:00Z` });
    await copyReport(w, model, anbu, { ...on(1), name: '=HYPERLINK("x")', referred_by: '+91' });
    await copyReport(w, model, anbu, { ...on(2), name: 'Early', stage: 'wording' });
    await copyReport(w, model, anbu, { ...on(3), name: 'Closed', payment_status: 'REFUNDED' });
    const { archive, files, lines } = await archived(anbu, { sortOrder: 'asc' });
    expect(archive).toMatchObject({ total: 3, done: 3, leftOut: 2 });
    expect(files.size).toBe(1);
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[0]).toContain(`,'+91,`);
    expect(lines[1]).toMatch(/^2,,,,,,,,copied-[\w-]+,Left out: not ready yet$/);
    expect(lines[2]).toMatch(/^3,,,,,,,,copied-[\w-]+,Left out: no longer available to you$/);
  });

  it('leaves out what left the actor’s reach since it was made, and says so without a name', async () => {
    const { anbu, northAdmin, bala, chitra } = people;
    const gone = await copyReport(w, model, anbu, { name: 'Erased Child' });
    const moved = await copyReport(w, model, bala, { name: 'Moved Child' });
    await copyReport(w, model, bala, { name: 'Stays' });
    const { archive, files } = await archived(northAdmin);
    expect(files.size).toBe(3);
    await w.pool.query('delete from reports where id = $1', [gone]);
    await w.pool.query('update reports set branch_id = $1, owner_id = $2 where id = $3', [
      people.south,
      chitra.user.id,
      moved,
    ]);
    const later = await opened(northAdmin, archive.id);
    expect(later.files.size).toBe(1);
    expect(later.lines.filter((line) => line.endsWith('Left out: no longer available to you'))).toHaveLength(
      2,
    );
    expect(later.lines.join()).not.toMatch(/Erased|Moved/);
    const { rows } = await w.pool.query('select from report_archive_files where report_id = $1', [gone]);
    expect(rows).toEqual([]);
  });

  it('counts each report in it as downloaded when it is downloaded, not when it is made', async () => {
    const { anbu } = people;
    const ids = [await copyReport(w, model, anbu), await copyReport(w, model, anbu)];
    const entries = async () =>
      (
        await w.pool.query<{ action: string; target_id: string }>(
          `select action, target_id from audit_log where actor_id = $1 and (action like 'archive.%' or action = 'report.downloaded') order by action, target_id`,
          [anbu.user.id],
        )
      ).rows.map(({ action, target_id }) => [action, target_id]);
    await make(anbu);
    const { id } = await archiveReady(anbu);
    expect(await entries()).toEqual([['archive.requested', id]]);
    await download(anbu, id);
    expect(await entries()).toEqual([
      ['archive.downloaded', id],
      ['archive.requested', id],
      ...ids.toSorted().map((one) => ['report.downloaded', one]),
    ]);
  });

  it('tells whoever asked for it when it is ready', async () => {
    const { chitra } = people;
    await copyReport(w, model, chitra);
    await copyReport(w, model, chitra);
    await archived(chitra);
    const { notifications: told } = (await chitra.call(notifications.list)).body;
    expect(told[0]).toMatchObject({
      kind: 'archive.ready',
      title: 'The 2 reports you requested are ready to download',
      reportId: null,
    });
  });

  it('is made in pieces, and takes the place of the one before', async () => {
    const { anbu } = people;
    for (let many = 0; many < 23; many++) await copyReport(w, model, anbu, { name: `Child ${many}` });
    const { archive: first } = await archived(anbu, { name: 'child 1' });
    const { archive, files } = await archived(anbu);
    expect(archive).toMatchObject({ total: 23, done: 23 });
    expect(files.size).toBe(23);
    expect((await download(anbu, first.id)).status).toBe(404);
    const { rows } = await w.pool.query('select slice from report_archives where id = $1', [archive.id]);
    expect(rows).toEqual([{ slice: 2 }]);
  }, 60_000);

  it('holds a thousand reports, and says that the list has more', async () => {
    const { admin, anbu } = people;
    const { id: owner_id, groupId: group_id, branchId: branch_id } = anbu.user;
    await w.pool.query(
      `insert into reports select made.* from reports r, generate_series(1, 1001) n
       cross join lateral jsonb_populate_record(r, $2::jsonb || jsonb_build_object('id', 'many-' || n)) made where r.id = $1`,
      [model, JSON.stringify({ owner_id, group_id, branch_id, idempotency_key: null, stage: 'wording' })],
    );
    const { body } = await make(admin);
    expect(body.archive).toMatchObject({ total: 1_000, more: true, state: 'making' });
    await admin.call(archives.cancel, { params: { id: body.archive?.id ?? '' } });
    await w.pool.query(`delete from reports where id like 'many-%'`);
  });
});

describe('an archive refuses', () => {
  it('an empty list, a second one while the first is made, and filters that are none', async () => {
    const { anbu } = people;
    const empty = await make(anbu);
    expect([empty.status, empty.failure.code]).toEqual([409, 'archive.empty']);
    await copyReport(w, model, anbu);
    await w.pool.query(
      `insert into report_archives (id, user_id, total, more, request_id, expires_at) values ('waiting-one', $1, 1, false, 'x', now() + interval '1 hour')`,
      [anbu.user.id],
    );
    const second = await make(anbu);
    expect([second.status, second.failure.code]).toEqual([409, 'archive.underway']);
    const early = await download(anbu, 'waiting-one');
    expect([early.status, early.failure.code]).toEqual([409, 'archive.not_ready']);
    const bad = await make(anbu, { mobile: '12' });
    expect([bad.status, bad.failure.errors?.[0]]).toEqual([
      400,
      { path: 'mobile', message: 'Please enter a valid mobile.' },
    ]);
  });

  it('to be made twice by two clicks at once', async () => {
    const { anbu } = people;
    for (let many = 0; many < 5; many++) await copyReport(w, model, anbu);
    const answers = await Promise.all([make(anbu), make(anbu), make(anbu)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await archiveReady(anbu)).done).toBe(5);
  });

  it('to be fetched once its day is over, and is erased then', async () => {
    const { anbu } = people;
    await copyReport(w, model, anbu);
    const { archive } = await archived(anbu);
    await w.pool.query(`update report_archives set expires_at = now() - interval '1 second' where id = $1`, [
      archive.id,
    ]);
    const over = await download(anbu, archive.id);
    expect([over.status, over.failure.code]).toEqual([410, 'archive.expired']);
    expect((await anbu.call(archives.read)).body.archive).toBeNull();
    await eraseExpired(w.db);
    expect((await download(anbu, archive.id)).status).toBe(404);
    const { rows } = await w.pool.query('select from report_archive_files where archive_id = $1', [
      archive.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an archive guards', () => {
  it('itself: nobody but whoever asked for it sees, stops or fetches it', async () => {
    const { anbu, bala, northAdmin, admin, otherAdmin } = people;
    await copyReport(w, model, anbu);
    const { archive } = await archived(anbu);
    const params = { id: archive.id };
    for (const person of [bala, northAdmin, admin, otherAdmin]) {
      expect((await person.call(archives.read)).body.archive).toBeNull();
      for (const route of [archives.download, archives.cancel, archives.resume])
        expect([route.path, (await person.call(route, { params })).status]).toEqual([route.path, 404]);
    }
    expect((await download(anbu, archive.id)).status).toBe(200);
    await w.pool.query(`update users set status = 'DISABLED' where id = $1`, [anbu.user.id]);
    expect((await download(anbu, archive.id)).status).toBe(401);
  });

  it('against whoever is moved while it is made: it goes on within the new reach', async () => {
    const { northAdmin, anbu, south } = people;
    await copyReport(w, model, anbu, { name: 'Northern' });
    const { archive } = await archived(northAdmin);
    await w.pool.query('update users set branch_id = $1 where id = $2', [south, northAdmin.user.id]);
    const { files, lines } = await opened(northAdmin, archive.id);
    expect(files.size).toBe(0);
    expect(lines.join()).not.toContain('Northern');
  });

  it('what was made when it is cancelled: it is gone, and the job stops', async () => {
    const { anbu } = people;
    for (let many = 0; many < 3; many++) await copyReport(w, model, anbu);
    const { archive } = (await make(anbu)).body;
    const { status, body } = await anbu.call(archives.cancel, { params: { id: archive?.id ?? '' } });
    expect([status, body.archive]).toEqual([200, null]);
    await vi.waitFor(async () => {
      const { rows } = await w.pool.query(
        `select from pgboss.job where name = 'make-archive' and state < 'completed' and data ->> 'archiveId' = $1`,
        [archive?.id],
      );
      expect(rows).toEqual([]);
    });
    expect((await anbu.call(archives.read)).body.archive).toBeNull();
  });

  it('what was done when it fails: it is told, and goes on from there', async () => {
    const { anbu } = people;
    for (let many = 0; many < 4; many++) await copyReport(w, model, anbu, { name: `Child ${many}` });
    await w.pool.query(
      `with made as (insert into report_archives (id, user_id, total, more, request_id, expires_at)
         values ($1, $2, 4, false, 'of-a-story', now() + interval '1 hour') returning id)
       insert into report_archive_items (archive_id, place, report_id)
       select made.id, row_number() over (order by r.id), r.id from made, reports r where r.owner_id = $2`,
      [`failing-${anbu.user.id}`, anbu.user.id],
    );
    const piece = { archiveId: `failing-${anbu.user.id}`, slice: 0, requestId: 'of-a-story' };
    let set = 0;
    const typeset: typeof w.reportDeps.typeset = async (...asked) => {
      set += 1;
      if (set > 2) throw new Failure('server.busy');
      return w.reportDeps.typeset(...asked);
    };
    await expect(writeArchive({ ...w.reportDeps, typeset }, piece)).rejects.toThrow('server.busy');
    await giveUpArchive(w.db, piece);
    const failed = await archiveReady(anbu);
    expect(failed).toMatchObject({ state: 'failed', done: 2, total: 4 });
    const { notifications: told } = (await anbu.call(notifications.list)).body;
    expect(told[0]).toMatchObject({ kind: 'archive.failed' });
    await anbu.call(archives.resume, { params: { id: failed.id } });
    const ready = await archiveReady(anbu);
    expect(ready).toMatchObject({ state: 'ready', done: 4, leftOut: 0 });
    expect((await opened(anbu, ready.id)).files.size).toBe(4);
    // A piece that runs once more changes nothing.
    await writeArchive(w.reportDeps, piece);
    expect((await anbu.call(archives.read)).body.archive).toEqual(ready);
  });
});
