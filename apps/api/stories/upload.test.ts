import { uploads } from '@udaya/contract/uploads';
import { describe, expect, it } from 'vitest';
import { countShipped } from '../testing/knowledge.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { csvOf, csvRow, kindText } from '../testing/upload-csv.ts';
import { sendFile } from '../testing/uploads.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin');

const send = (file: string | Uint8Array<ArrayBuffer>, form: Parameters<typeof sendFile>[3] = {}) =>
  sendFile(w.origin, admin, file, form);
const upload = (batchId: string, fileHash?: string, by = admin) =>
  by.call(uploads.upload, { body: { batchId, ...(fileHash ? { fileHash } : {}) } });
/** Of Child texts: the passages that the product ships, and how many a pair has beside its first. */
const { passages } = countShipped('Child');
const besideOf = { Sun: 23, Moon: 7, Mars: 23 };
const beside = besideOf.Sun + besideOf.Moon;

const inForce = async (reportType = 'Child') => {
  const { rows } = await w.pool.query<{ id: number; source: string; created_by: string }>(
    'select id, source, created_by, added, changed, same, left_alone, file_name, file_hash from knowledge_versions where in_force and report_type = $1',
    [reportType],
  );
  return rows[0];
};

describe('a file without errors', () => {
  it('is compared with what is active, and activates nothing before it is uploaded', async () => {
    const before = await inForce();
    const { status, body } = await send(csvOf(csvRow('Sun', 1), csvRow('moon', 12, 'Another title')));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errorFlag: false,
      reportValidateRowList: [],
      errorCount: 0,
      rowCount: 2,
      added: 0,
      changed: 2,
      removed: beside,
      same: 0,
      leftAlone: passages - 2 - beside,
    });
    expect(
      body.changes.flatMap(({ kind, planet, position }) => (kind === 'changed' ? [[planet, position]] : [])),
    ).toEqual([
      ['Sun', 1],
      ['Moon', 12],
    ]);
    expect(body.changes[0]).toMatchObject({
      before: { descriptionTitle: expect.any(String) },
      after: { descriptionTitle: 'A quiet start', description: kindText },
    });
    expect(await inForce()).toEqual(before);
  });

  it('is activated once, in one version, and says in the audit log who did it', async () => {
    const before = await inForce();
    const { body } = await send(csvOf(csvRow('Sun', 1), csvRow('Moon', 12)));
    const answer = await upload(body.batchId, body.fileHash);
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({
        message: 'Report uploaded successfully',
        imported: true,
        changed: 2,
        leftAlone: passages - 2 - beside,
      }),
    ]);
    expect(await inForce()).toMatchObject({
      source: 'upload',
      created_by: admin.user.id,
      changed: 2,
      left_alone: passages - 2 - beside,
      file_name: 'texts.csv',
      file_hash: body.fileHash,
    });
    expect((await inForce())?.id).not.toBe(before?.id);
    const { rows } = await w.pool.query(
      `select target_id from audit_log where action = 'knowledge.uploaded' and actor_id = $1`,
      [admin.user.id],
    );
    expect(rows).toEqual([{ target_id: String(answer.body.versionId) }]);

    const again = await upload(body.batchId, body.fileHash);
    expect([again.status, again.failure.code]).toEqual([409, 'upload.used']);
    expect((await inForce())?.id).toBe(answer.body.versionId);
  });

  it('that was imported already does nothing the second time', async () => {
    const file = csvOf(csvRow('Mars', 3, 'Once only'));
    const first = (await send(file)).body;
    const second = (await send(file)).body;
    expect((await upload(first.batchId)).body.imported).toBe(true);
    const version = await inForce();
    // The one that was compared before the first upload brings nothing new any more.
    const outcome = await upload(second.batchId);
    expect(outcome.body).toMatchObject({
      imported: false,
      versionId: null,
      message: 'Already imported, nothing changed',
    });
    const third = (await send(file)).body;
    expect(third).toMatchObject({
      errorFlag: false,
      added: 0,
      changed: 0,
      same: 1,
      leftAlone: passages - 1 - beside - besideOf.Mars,
      changes: [],
    });
    expect((await upload(third.batchId)).body.imported).toBe(false);
    expect(await inForce()).toEqual(version);
  });

  it('is refused when something else was activated since it was compared', async () => {
    const stale = (await send(csvOf(csvRow('Ketu', 5, 'Stale title')))).body;
    const other = (await send(csvOf(csvRow('Rahu', 5, 'Other title')))).body;
    await upload(other.batchId);
    const version = await inForce();
    const answer = await upload(stale.batchId);
    expect([answer.status, answer.failure.code]).toEqual([409, 'upload.outdated']);
    expect(answer.failure.message).toContain('validate the file again');
    expect(await inForce()).toEqual(version);
  });

  it('sent twice at the same moment is activated once', async () => {
    const { body } = await send(csvOf(csvRow('Venus', 9, 'At the same moment')));
    const answers = await Promise.all([upload(body.batchId), upload(body.batchId), upload(body.batchId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('adds to another report type without touching this one', async () => {
    const child = await inForce('Child');
    const { body } = await send(csvOf(csvRow('Sun', 2, 'For students')), { reportType: 'Student' });
    await upload(body.batchId);
    expect(await inForce('Child')).toEqual(child);
    expect(await inForce('Student')).toMatchObject({ source: 'upload' });
  });

  it('may have its columns in any order and case, with a mark, in UTF-16, by semicolon or tab, and its type after it', async () => {
    const title = 'ஒரு நல்ல நாள் é';
    const cells = (by: string) =>
      [
        ['Description', 'POSITION', 'Planet', 'descriptiontitle'],
        [kindText, '4', 'jupiter', title],
      ]
        .map((row) => row.map((cell) => `"${cell}"`).join(by))
        .join('\n');
    const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
    const big = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
    const files = [
      cells(','),
      `\uFEFF${cells(';')}`,
      cells('\t'),
      cells(',').normalize('NFD'),
      utf16(`\uFEFF${cells('\t')}`),
      utf16(cells(',')),
      big(`\uFEFF${cells(';')}`),
    ];
    for (const file of files) {
      for (const fileFirst of [false, true]) {
        const { body } = await send(file, { fileFirst });
        expect(body.reportValidateRowList).toEqual([]);
        expect(body.changes[0]?.after).toMatchObject({
          descriptionTitle: title.normalize('NFC'),
          description: kindText,
        });
      }
    }
  });

  it('may be called .CSV, and hold line breaks in its cells and empty rows', async () => {
    const text = kindText.replaceAll('. ', '.\r\n');
    const { body } = await send(csvOf('', csvRow('Saturn', 7, 'Line breaks', text), ',,,', ''), {
      fileName: 'TEXTS.CSV',
    });
    expect(body).toMatchObject({ errorFlag: false, rowCount: 1 });
    expect(body.changes[0]?.after?.description).toBe(kindText);
  });

  it('is told what is worth a second look', async () => {
    const { body } = await send(csvOf(csvRow('Saturn', 8, 'Short', 'A <b>short</b> text.')));
    expect(body).toMatchObject({ errorFlag: false, noteCount: 2 });
    expect(body.notes.map(({ description }) => description)).toEqual([
      "The text contains '<', and readers will see it",
      'The description has 3 words; 43 to 140 read best',
    ]);
  });
});

it('another kind of account gets no files, and a route without a form takes none', async () => {
  const parent = await w.person('user');
  expect((await sendFile(w.origin, parent, csvOf(csvRow('Sun', 1)))).status).toBe(403);
  const form = new FormData();
  form.append('x', 'y');
  const answer = await fetch(`${w.origin}/api/notifications/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  expect(answer.status).toBe(415);
  const json = await admin.call(uploads.validate, { body: { reportType: 'Child' } });
  expect([json.status, json.failure.code]).toEqual([415, 'request.unsupported']);
});

describe('the files that help', () => {
  const textOf = async (
    route: typeof uploads.readTemplate | typeof uploads.readExample,
    reportType: string,
  ) => {
    const { status, body, headers } = await admin.call(route, { query: { reportType } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return new TextDecoder().decode(body);
  };

  it('give the heading, and what is active in a form that changes nothing when it comes back', async () => {
    expect(await textOf(uploads.readTemplate, 'Adult')).toBe(
      'planet,position,descriptionTitle,description,ageBand,tags,reviewed,wording\r\n',
    );
    const example = await textOf(uploads.readExample, 'Adult');
    const { body } = await send(example, { reportType: 'Adult' });
    expect(body).toMatchObject({
      errorFlag: false,
      rowCount: 240,
      added: 0,
      changed: 0,
      same: 240,
      leftAlone: 0,
    });
  });
});
