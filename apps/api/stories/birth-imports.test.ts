import { birthImports } from '@udaya/contract/birth-imports';
import { notifications } from '@udaya/contract/notifications';
import { describe, expect, it, vi } from 'vitest';
import { birthFile, birthRow } from '../testing/birth-csv.ts';
import { groupWithPeople, sendBirths } from '../testing/birth-files.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world({ CHANGES_PER_USER: '100000' }));
const made = await groupWithPeople(w);
const { admin, user } = made;
const branchIds = made.group.branchIds;
await w.startWorkers();

const send = (
  file: string | Uint8Array<ArrayBuffer>,
  form: Parameters<typeof sendBirths>[3] = {},
  by = user,
) => sendBirths(w.origin, by, file, form);
const begin = (importId: string, by = user, body: object = {}) =>
  by.call(birthImports.begin, { params: { importId }, body: { consent: true, ...body } });
const read = async (importId: string, by = user) =>
  (await by.call(birthImports.read, { params: { importId } })).body;
const done = (importId: string, by = user) =>
  vi.waitFor(
    async () => {
      const body = await read(importId, by);
      if (body.state !== 'done') throw new Error(`It is ${body.state}.`);
      return body;
    },
    { timeout: 20_000, interval: 50 },
  );
const rowsOf = async (importId: string, by = user) =>
  (await by.call(birthImports.listRows, { params: { importId }, query: { size: 100 } })).body.content;
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const reportsNamed = async (name: string) =>
  (await w.pool.query('select * from reports where name = $1', [name])).rows;

describe('a file of births works', () => {
  it('is checked first, makes its reports when it is begun, and says what became of each row', async () => {
    const file = birthFile(
      birthRow('Kavya Raman'),
      birthRow('Arun Adult', { date: '21/11/1990', gender: 'm', time: 'unknown', birthType: 'LSCS' }),
      birthRow('No Consent', { consent: 'no' }),
      birthRow('Month First', { date: '07/25/2015' }),
    );
    const { status, body } = await send(file);
    expect([status, body.state, body.counts]).toEqual([
      200,
      'checked',
      expect.objectContaining({ ready: 2, refused: 2, taken: 0, placeOpen: 0 }),
    ]);
    expect(await reportsNamed('Kavya Raman')).toEqual([]);

    expect((await begin(body.importId)).body.state).toBe('running');
    expect((await done(body.importId)).counts).toMatchObject({ ready: 0, taken: 2, refused: 2 });
    const [child] = await reportsNamed('Kavya Raman');
    expect(child).toMatchObject({
      owner_id: user.user.id,
      group_id: user.user.groupId,
      branch_id: branchIds[0],
      report_type: 'Child',
      payment_status: 'PAID',
      stage: 'ready',
      time_of_birth: '07:05:00',
    });
    const [adult] = await reportsNamed('Arun Adult');
    expect(adult).toMatchObject({
      report_type: 'Adult',
      date_of_birth: expect.anything(),
      time_accuracy: 'unknown',
      birth_type: 'Caesarean',
    });
    const { rows: consents } = await w.pool.query(
      'select method, evidence, given_by, wording from consents where report_id = $1',
      [child.id],
    );
    expect(consents).toEqual([
      {
        method: 'file',
        evidence: 'Row 2 of births.csv: Paper form 12',
        given_by: user.user.id,
        wording: expect.stringContaining('has agreed'),
      },
    ]);
    const { rows: versions } = await w.pool.query(
      'select content from report_versions where report_id = $1',
      [child.id],
    );
    expect(versions[0]?.content.statements.length).toBeGreaterThan(5);
    expect(await rowsOf(body.importId)).toEqual([
      { rowNo: 2, name: 'Kavya Raman', outcome: 'taken', result: 'Added', reportId: child.id },
      { rowNo: 3, name: 'Arun Adult', outcome: 'taken', result: 'Added', reportId: adult.id },
      expect.objectContaining({ rowNo: 4, outcome: 'refused', reportId: null, name: 'No Consent' }),
      expect.objectContaining({ rowNo: 5, outcome: 'refused', name: 'Month First' }),
    ]);
    const news = (await user.call(notifications.list)).body.notifications;
    expect(news.map(({ kind, title }) => [kind, title])).toEqual([
      ['births.imported', 'The births in your file births.csv have been added'],
    ]);
  });

  it('keeps nothing of a row that was taken beside the report, and goes with the report', async () => {
    const { importId } = (await send(birthFile(birthRow('Erased Later')))).body;
    await begin(importId);
    await done(importId);
    const kept = async () =>
      (await w.pool.query('select * from birth_import_rows where import_id = $1', [importId])).rows;
    const [row] = await kept();
    expect([row.name, row.cells, row.date_of_birth, row.evidence]).toEqual([null, null, null, null]);
    await w.pool.query('delete from reports where id = $1', [row.report_id]);
    expect(await kept()).toEqual([]);
    expect((await read(importId)).gone).toBe(1);
    // Whoever was erased can be taken again.
    expect((await send(birthFile(birthRow('Erased Later')))).body.counts.ready).toBe(1);
  });

  it('takes nothing twice: not within a file, not when it is sent again, not beside another file', async () => {
    const file = birthFile(
      birthRow('Twice Told'),
      birthRow('TWICE  told'),
      birthRow('Twice Told', { time: '8:00' }),
    );
    const first = (await send(file)).body;
    const second = (await send(file)).body;
    expect(first.counts).toMatchObject({ ready: 2, twice: 1 });
    await Promise.all([begin(first.importId), begin(second.importId)]);
    const counts = [await done(first.importId), await done(second.importId)].map((one) => one.counts);
    expect(counts.map(({ taken }) => taken).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(counts.map(({ earlier }) => earlier).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect((await reportsNamed('Twice Told')).length).toBe(2);
    const third = await send(file, {}, admin);
    expect(third.status).toBe(400);
    const byAdmin = (await send(file, { branchId: branchIds[1] ?? '' }, admin)).body;
    expect(byAdmin.counts).toMatchObject({ ready: 0, earlier: 2, twice: 1 });
    expect((await rowsOf(byAdmin.importId, admin)).map(({ result }) => result)).toEqual([
      expect.stringMatching(/^Skipped: already added on \d/),
      'Skipped: same birth as in row 2',
      expect.stringMatching(/^Skipped: already added on \d/),
    ]);
    expect((await begin(byAdmin.importId, admin)).failure.code).toBe('births.nothing_to_take');
  });

  it('asks for each doubtful place once, and takes its rows with the place that is chosen', async () => {
    const file = birthFile(
      ...['One', 'Two'].map((name) => birthRow(`Rampur ${name}`, { place: 'Rampur' })),
      birthRow('Lost', { place: 'Nowhereville' }),
      birthRow('Clear', { place: 'Leh' }),
    );
    const { importId, counts } = (await send(file)).body;
    expect(counts).toMatchObject({ placeOpen: 3, ready: 1 });
    const { places } = (await user.call(birthImports.readFindings, { params: { importId } })).body;
    expect(places.map(({ text, rowCount, choice }) => [text, rowCount, choice])).toEqual([
      ['Rampur', 2, 'open'],
      ['Nowhereville', 1, 'open'],
      ['Leh', 1, 'clear'],
    ]);
    expect((await begin(importId)).failure.code).toBe('births.places_open');
    const choose = (placeNo: number, placeId: string | null) =>
      user.call(birthImports.choosePlace, {
        params: { importId, placeNo: String(placeNo) },
        body: { placeId },
      });
    const candidate = places[0]?.candidates[1];
    const chosen = await choose(places[0]?.placeNo ?? -1, candidate?.place_id ?? '');
    expect(chosen.body.place).toMatchObject({ choice: 'chosen', description: candidate?.description });
    expect(chosen.body.summary.counts).toMatchObject({ placeOpen: 1, ready: 3 });
    expect((await choose(99, null)).failure.code).toBe('record.missing');
    expect((await choose(0, 'no-such-place')).failure.errors?.[0]?.path).toBe('placeId');
    await begin(importId, user, { leaveOut: true });
    expect((await done(importId)).counts).toMatchObject({ taken: 3, placeDropped: 1 });
    expect((await reportsNamed('Rampur Two'))[0]?.place_description).toBe(candidate?.description);
    expect((await choose(0, null)).failure.code).toBe('births.begun');
  });

  it('reads columns as they are matched by hand, and never those that are nobody’s business', async () => {
    const heading = 'Aadhaar,Remarks,Who,Gender,DOB,Place,Birth type,Referred by,Consent,Caste';
    const file = `\uFEFF${heading}\r\n1234,secret,Hand Matched,F,05-07-2015,Erode,Normal,Ward,Yes,BC\r\n`;
    const unmatched = await send(file);
    expect([unmatched.status, unmatched.failure.errors]).toEqual([
      400,
      [{ path: 'columns', message: expect.stringContaining('Name') }],
    ]);
    const columns = { name: 2, gender: 3, dateOfBirth: 4, place: 5, birthType: 6, referredBy: 7, consent: 8 };
    const { body } = await send(file, { columns });
    const findings = (await user.call(birthImports.readFindings, { params: { importId: body.importId } }))
      .body;
    expect(findings.ignored).toEqual(['Aadhaar', 'Remarks', 'Caste']);
    expect(findings.sample).toEqual([
      {
        rowNo: 2,
        name: 'Hand Matched',
        gender: 'Female',
        dateOfBirth: '2015-07-05',
        timeOfBirth: '',
        place: 'Erode, Erode district, Tamil Nadu, India',
      },
    ]);
    const { rows } = await w.pool.query('select cells from birth_import_rows where import_id = $1', [
      body.importId,
    ]);
    expect(rows.map(({ cells }) => cells.length)).toEqual([Object.keys(columns).length]);
    for (const wrong of [
      { ...columns, city: 0 },
      { ...columns, city: 2 },
      { ...columns, city: 40 },
      'no json',
    ])
      expect((await send(file, { columns: wrong })).failure.errors?.[0]?.path).toBe('columns');
  });

  it('gives back the rows that are not taken with what is wrong, and the results, disarmed', async () => {
    const file = birthFile(
      birthRow('=HYPERLINK("x")', { consent: 'maybe' }),
      birthRow('Good One'),
      `${birthRow('Too Wide')},more`,
    );
    const { importId } = (await send(file)).body;
    const findings = (await user.call(birthImports.readFindings, { params: { importId } })).body;
    expect(findings.errors).toEqual([
      expect.objectContaining({ rowNo: 2, columnName: 'Name', cause: 'characters' }),
      expect.objectContaining({
        rowNo: 2,
        columnNo: 8,
        columnName: 'Consent',
        currentValue: 'maybe',
        cause: 'consentUnclear',
      }),
      expect.objectContaining({ rowNo: 4, cause: 'cells' }),
    ]);
    expect(findings.causes.map(({ cause, count }) => [cause, count])).toEqual([
      ['cells', 1],
      ['consentUnclear', 1],
      ['characters', 1],
    ]);
    const errors = textOf((await user.call(birthImports.readErrors, { params: { importId } })).body);
    const [head, first, second, ...rest] = errors.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFName,.*,error$/);
    expect(first).toMatch(/^"'=HYPERLINK\(""x""\)".*Consent: It is not clear whether the consent was given/);
    expect([second?.startsWith('Too Wide'), rest]).toEqual([true, []]);
    await begin(importId);
    await done(importId);
    const results = textOf((await user.call(birthImports.readResults, { params: { importId } })).body);
    expect(results.trimEnd().split('\r\n')).toEqual([
      '\uFEFFRow,Name,Result,Report',
      expect.stringMatching(/^2,,.*It is not clear whether the consent was given/),
      expect.stringMatching(/^3,Good One,Added,http.*\/enterprise\/report-summary\//),
      expect.stringMatching(/^4,/),
    ]);
  });

  it('comes with a template and an example that is right', async () => {
    const template = textOf((await user.call(birthImports.readTemplate)).body);
    expect(template).toMatch(/^\uFEFFName,Gender,Date of birth,/);
    const example = (await user.call(birthImports.readExample)).body;
    expect((await send(new Uint8Array(example))).body.counts).toMatchObject({ ready: 3, refused: 0 });
  });

  it('is discarded while nothing was begun', async () => {
    const { importId } = (await send(birthFile(birthRow('Discarded')))).body;
    const discard = () => user.call(birthImports.discard, { params: { importId } });
    expect((await discard()).status).toBe(200);
    expect((await discard()).failure.code).toBe('record.missing');
    const kept = await w.pool.query('select from birth_import_rows where import_id = $1', [importId]);
    expect(kept.rowCount).toBe(0);
  });
});
