import { knowledge } from '@udaya/contract/knowledge';
import { uploads } from '@udaya/contract/uploads';
import { beforeEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { csvOf, csvRow } from '../testing/upload-csv.ts';
import { sendFile } from '../testing/uploads.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin');

const send = (file: string | Uint8Array<ArrayBuffer>, form: Parameters<typeof sendFile>[3] = {}) =>
  sendFile(w.origin, admin, file, form);
const upload = (batchId: string, fileHash?: string, by = admin) =>
  by.call(uploads.upload, { body: { batchId, ...(fileHash ? { fileHash } : {}) } });

describe('a batch', () => {
  let batch: Awaited<ReturnType<typeof send>>['body'];
  beforeEach(async () => {
    batch = (await send(csvOf(csvRow('Mercury', 6, `Title ${Math.random()}`)))).body;
  });
  const refused = async (answer: Promise<{ status: number; failure: { code: string } }>) => {
    const { status, failure } = await answer;
    return [status, failure.code];
  };

  it('of somebody else is as good as missing', async () => {
    const other = await w.person('productAdmin');
    const foreign = await upload(batch.batchId, undefined, other);
    const missing = await upload('no-such-batch-anywhere', undefined, other);
    expect([foreign.status, foreign.failure]).toEqual([
      404,
      { ...missing.failure, requestId: foreign.failure.requestId },
    ]);
    expect(await refused(other.call(uploads.readErrors, { params: { batchId: batch.batchId } }))).toEqual([
      404,
      'record.missing',
    ]);
  });

  it('is refused for another file than the one that was validated', async () => {
    expect(await refused(upload(batch.batchId, 'ab'.repeat(32)))).toEqual([409, 'upload.other_file']);
    expect((await upload(batch.batchId, batch.fileHash)).status).toBe(200);
  });

  it('expires after a day', async () => {
    await w.pool.query(
      `update knowledge_uploads set created_at = now() - interval '24 hours 1 second' where id = $1`,
      [batch.batchId],
    );
    expect(await refused(upload(batch.batchId))).toEqual([410, 'upload.expired']);
  });

  it('whose rows a crash took is to be validated again', async () => {
    await w.pool.query('delete from knowledge_upload_rows where upload_id = $1', [batch.batchId]);
    expect(await refused(upload(batch.batchId))).toEqual([410, 'upload.expired']);
  });

  it('can be sent as a form too', async () => {
    const form = new FormData();
    form.append('batchId', batch.batchId);
    const answer = await fetch(`${w.origin}/api/report/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ imported: true })]);
  });

  it('with errors is not activated', async () => {
    const { body } = await send(csvOf(csvRow('Pluto', 1)));
    expect(body.errorFlag).toBe(true);
    expect(await refused(upload(body.batchId))).toEqual([409, 'upload.invalid']);
  });

  it('lets go of its rows once it is used', async () => {
    await upload(batch.batchId);
    const { rows } = await w.pool.query(
      'select count(*)::int as left from knowledge_upload_rows where upload_id = $1',
      [batch.batchId],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('is one of the latest five of its sender; older ones go with their rows', async () => {
    for (let times = 0; times < 5; times++) await send(csvOf(csvRow('Mercury', 6)));
    expect(await refused(upload(batch.batchId))).toEqual([404, 'record.missing']);
  });

  it('and a rollback at once: one of the two holds, and is what is read', async () => {
    const query = { planet: 'Sun', position: 10, reportType: 'Student' } as const;
    const list = async () =>
      (await admin.call(knowledge.listVersions, { query: { reportType: 'Student', lang: 'en', size: 100 } }))
        .body.content;
    const before = await list();
    const shipped = String(before.at(-1)?.id);
    const checked = await send(csvOf(csvRow('Sun', 10, 'Uploaded meanwhile')), { reportType: 'Student' });
    // Something to go back from.
    await upload(checked.body.batchId);
    const again = await send(csvOf(csvRow('Sun', 10, 'Uploaded at once')), { reportType: 'Student' });
    const seen = (await list())[0]?.id;
    const [taken, back] = await Promise.all([
      upload(again.body.batchId),
      admin.call(knowledge.rollBack, { params: { id: shipped }, body: { seen } }),
    ]);
    expect([taken.status, back.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    const isUploaded = taken.status === 200;
    const [newest, ...older] = await list();
    expect([newest?.source, newest?.inForce]).toEqual([isUploaded ? 'upload' : 'rollback', true]);
    expect(older.some(({ inForce }) => inForce)).toBe(false);
    const { entry } = (await admin.call(knowledge.readEntry, { query })).body;
    expect(entry?.descriptionTitle === 'Uploaded at once').toBe(isUploaded);
  });
});
