import { notifications } from '@udaya/contract/notifications';
import { feedback } from '@udaya/contract/report-feedback';
import { type ReportDetail, reports } from '@udaya/contract/reports';
import { productWritings, reportVersions } from '@udaya/contract/writing';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { restate } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

let parent: Person;
let admin: Person;
const w = await forThisFile(world());
await w.startWorkers();
[parent, admin] = await Promise.all([w.person('user'), w.person('productAdmin')]);
const body = await birthBody(parent);

const read = async (id: string, version?: number): Promise<ReportDetail> =>
  (await parent.call(reports.read, { params: { id }, query: version === undefined ? {} : { version } })).body;

async function written(): Promise<string> {
  const { id } = (await parent.call(reports.create, { body })).body;
  await expect.poll(async () => (await read(id)).stage, { timeout: 15_000 }).toBe('ready');
  return id;
}

/** A report whose shown version says 'An old opening.', and a further one from today's texts that is offered. */
async function offered(): Promise<string> {
  const id = await written();
  await restate(w, id, ({ manifest: { texts: _texts, ...manifest }, frame, ...content }) => ({
    ...content,
    manifest,
    opening: 'An old opening.',
    ...(frame
      ? {
          frame: {
            ...frame,
            opening: frame.opening.slice(0, 1).map((piece) => ({ ...piece, text: 'An old opening.' })),
          },
        }
      : {}),
  }));
  const made = await admin.call(productWritings.compose, { params: { id } });
  expect([made.status, made.body.version]).toEqual([200, 2]);
  return id;
}

const choose = (id: string, version: number, person = parent) =>
  person.call(reportVersions.choose, { params: { id }, body: { version } });
const versionsOf = ({ history }: ReportDetail) =>
  history?.versions.map(({ version, shown, offered: waits }) => ({ version, shown, waits }));

describe('a further version of a report', () => {
  it('is offered, and changes nothing of what is read', async () => {
    const id = await offered();
    const report = await read(id);
    expect(report.opening).toBe('An old opening.');
    expect(versionsOf(report)).toEqual([
      { version: 1, shown: true, waits: false },
      { version: 2, shown: false, waits: true },
    ]);
    expect(report.history?.versions[1]).toMatchObject({ details: 'entered', writtenBy: 'composer' });
    expect((await read(id, 2)).opening).not.toBe('An old opening.');
  });

  it('is told to its owner in the bell, once', async () => {
    const id = await offered();
    const told = (await parent.call(notifications.list)).body.notifications.filter(
      ({ kind, reportId }) => kind === 'report.worded' && reportId === id,
    );
    expect(told.map(({ title }) => title)).toEqual([
      'A newly worded text of the reading for Diya is ready. Your current one stays until you choose.',
    ]);
  });

  it('is compared place by place with what is shown', async () => {
    const id = await offered();
    const answer = await parent.call(reportVersions.compare, { params: { id }, query: { from: 1, to: 2 } });
    expect(answer.body).toMatchObject({ from: 1, to: 2, lang: 'en' });
    expect(answer.body.places).toEqual([
      { place: 'Opening', before: 'An old opening.', after: (await read(id, 2)).opening },
    ]);
    const asAdmin = await admin.call(reportVersions.compare, { params: { id }, query: { from: 1, to: 2 } });
    expect(asAdmin.body.places).toHaveLength(1);
  });

  it('is shown once it is chosen, on the page, in the PDF and in lists; choosing the other one undoes it', async () => {
    const id = await offered();
    expect((await choose(id, 2)).status).toBe(200);
    const after = await read(id);
    expect(after.history?.version).toBe(2);
    expect(after.opening).not.toBe('An old opening.');
    const pdf = async () => pdfText((await parent.call(reports.readPdf, { query: { id } })).body);
    expect(await pdf()).not.toContain('An old opening.');
    expect((await choose(id, 1)).status).toBe(200);
    const back = await read(id);
    expect(back.opening).toBe('An old opening.');
    expect(await pdf()).toContain('An old opening.');
    // Whoever went back is not asked again.
    expect(versionsOf(back)).toEqual([
      { version: 1, shown: true, waits: false },
      { version: 2, shown: false, waits: false },
    ]);
  });

  it('that is declined is offered no more, and can still be chosen', async () => {
    const id = await offered();
    const declined = await parent.call(reportVersions.decline, { params: { id }, body: { version: 2 } });
    expect([declined.status, declined.body.version]).toEqual([200, 1]);
    expect(versionsOf(await read(id))?.[1]).toMatchObject({ shown: false, waits: false });
    await choose(id, 2);
    expect((await read(id)).history?.version).toBe(2);
  });

  it('takes along what was said of the parts that stand in it', async () => {
    const id = await offered();
    const said = { area: 'feelings', verdict: 'notQuite' } as const;
    await parent.call(feedback.say, { params: { id }, body: said });
    await choose(id, 2);
    expect((await read(id)).feedback).toEqual([said]);
    await choose(id, 1);
    expect((await read(id)).feedback).toEqual([said]);
  });

  it('is not made where it would say the same', async () => {
    const id = await written();
    const made = await admin.call(productWritings.compose, { params: { id } });
    expect(made.body).toEqual({
      version: null,
      message: 'The report would be the same with the current texts.',
    });
    expect((await read(id)).history?.versions).toHaveLength(1);
  });

  it('is chosen by its owner alone, once it is bought, and of the same details', async () => {
    const id = await offered();
    const stranger = await w.person('user');
    expect((await choose(id, 2, stranger)).failure.code).toBe('record.missing');
    expect((await choose(id, 9)).failure.code).toBe('record.missing');
    expect((await choose(id, 2, admin)).failure.code).toBe('access.denied');
    const nothing = await parent.call(reportVersions.choose, { params: { id }, body: { version: 'two' } });
    expect(nothing.failure.errors).toMatchObject([{ path: 'version' }]);
    await w.pool.query(`update reports set payment_status = 'PENDING' where id = $1`, [id]);
    expect((await choose(id, 2)).failure.code).toBe('report.unpaid');
    const query = { from: 1, to: 2 };
    expect((await parent.call(reportVersions.compare, { params: { id }, query })).failure.code).toBe(
      'report.unpaid',
    );
  });
});

describe('a report that was worded and is corrected', () => {
  it('is written again from the new details, and tells what changed against what was shown', async () => {
    const id = await offered();
    await choose(id, 2);
    const earlier = await read(id);
    const sent = await parent.call(reports.correct, {
      params: { id },
      body: { ...body, timeOfBirth: '09:42 PM' },
    });
    expect(sent.status).toBe(200);
    await expect.poll(async () => (await read(id)).history?.version, { timeout: 15_000 }).toBe(3);
    const after = await read(id);
    expect(after.history?.versions.map(({ details, shown }) => [details, shown])).toEqual([
      ['entered', false],
      ['entered', false],
      ['corrected', true],
    ]);
    expect(after.history?.changes?.opening).toBe(after.opening !== earlier.opening);
    // What was written from the old details is read as it was, and not chosen any more.
    expect((await read(id, 1)).timeOfBirth).toBe('07:42:00 PM');
    const old = await choose(id, 1);
    expect(old.failure.errors).toEqual([
      { path: 'version', message: 'This version was prepared from different birth details.' },
    ]);
    const compared = await parent.call(reportVersions.compare, { params: { id }, query: { from: 2, to: 3 } });
    expect(compared.failure.errors).toMatchObject([{ path: 'to' }]);
  });

  it('to another person closes every earlier version', async () => {
    const id = await offered();
    await parent.call(reports.correct, { params: { id }, body: { ...body, name: 'Arun' } });
    await expect.poll(async () => (await read(id)).history?.version, { timeout: 15_000 }).toBe(3);
    expect((await choose(id, 2)).failure.code).toBe('report.version_closed');
    const compared = await parent.call(reportVersions.compare, { params: { id }, query: { from: 1, to: 3 } });
    expect(compared.failure.code).toBe('report.version_closed');
  });
});
