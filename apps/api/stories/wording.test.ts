import { notifications } from '@udaya/contract/notifications';
import { type ReportDetail, reports } from '@udaya/contract/reports';
import { productWritings, reportVersions, wordings } from '@udaya/contract/writing';
import { afterEach, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { wordSlots } from '../testing/model-stub-words.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { endedWritings, unopened, untilAsked, wordingWorld, writingsOf } from '../testing/wordings.ts';
import type { Person } from '../testing/world.ts';

let parent: Person;
let admin: Person;
const made = await forThisFile(wordingWorld({ LLM_PRICES: 'input:1,output:2' }));
const w = made.w;
[parent, admin] = await Promise.all([w.person('user'), w.person('productAdmin')]);
afterEach(() => made.stub.always({ does: 'answer', text: wordSlots }));

const read = async (id: string, person = parent): Promise<ReportDetail> =>
  (await person.call(reports.read, { params: { id } })).body;
const versionsOf = ({ history }: ReportDetail) =>
  history?.versions.map(({ version, writtenBy, shown, offered }) => ({ version, writtenBy, shown, offered }));
const toldOf = async (id: string, person = parent) =>
  (await person.call(notifications.list)).body.notifications
    .filter(({ reportId }) => reportId === id)
    .map(({ kind }) => kind);
const ask = (id: string, person = parent) => person.call(wordings.ask, { params: { id } });

/** A report that was worded while nobody had opened it, or when somebody had. */
async function worded(when: 'unopened' | 'opened', change: Record<string, unknown> = {}) {
  const asked = made.stub.asked().length;
  made.stub.options.latencyMs = when === 'unopened' ? 0 : 700;
  const id = await unopened(w, parent, change);
  await untilAsked(made.stub, asked + 1);
  if (when === 'opened') await read(id);
  const [writing] = await endedWritings(w, id);
  made.stub.options.latencyMs = 0;
  if (!writing) throw new Error('It was not worded.');
  return { id, writing };
}

describe('a report that a model worded', () => {
  it('in time and unopened is shown in its words, with the composer’s version beneath', async () => {
    const { id, writing } = await worded('unopened');
    expect(writing).toMatchObject({
      state: 'shown',
      reason: null,
      version: 2,
      base_version: 1,
      asked_by: null,
    });
    expect(Number(writing.cost)).toBe(writing.input_tokens + 2 * writing.output_tokens);
    expect(writing.worded).toBeGreaterThan(writing.kept);
    const report = await read(id);
    expect(versionsOf(report)).toEqual([
      { version: 1, writtenBy: 'composer', shown: false, offered: false },
      { version: 2, writtenBy: 'model', shown: true, offered: false },
    ]);
    const composed = await parent.call(reports.read, { params: { id }, query: { version: 1 } });
    expect(report.opening).not.toBe(composed.body.opening);
    expect(report.reportJson).toBe(composed.body.reportJson);
    expect(await toldOf(id)).toEqual(['report.ready']);
    const { body } = await parent.call(wordings.read, { params: { id } });
    expect(body).toEqual({ available: true, underway: false, failed: false, left: 3 });
  });

  it('while it is read stays as it is, and offers the new words, once told', async () => {
    const { id, writing } = await worded('opened');
    expect(writing).toMatchObject({ state: 'offered', version: 2 });
    const report = await read(id);
    expect(versionsOf(report)).toEqual([
      { version: 1, writtenBy: 'composer', shown: true, offered: false },
      { version: 2, writtenBy: 'model', shown: false, offered: true },
    ]);
    expect((await toldOf(id)).filter((kind) => kind === 'report.worded')).toHaveLength(1);
    expect((await parent.call(reportVersions.choose, { params: { id }, body: { version: 2 } })).status).toBe(
      200,
    );
    expect((await read(id)).opening).not.toBe(report.opening);
  });

  it('is underway for as long as the model takes', async () => {
    made.stub.options.latencyMs = 900;
    const id = await unopened(w, parent);
    const { body } = await parent.call(wordings.read, { params: { id } });
    expect(body).toMatchObject({ available: true, underway: true });
    expect((await ask(id)).failure.code).toBe('wording.underway');
    await endedWritings(w, id);
    made.stub.options.latencyMs = 0;
    expect((await parent.call(wordings.read, { params: { id } })).body.underway).toBe(false);
  });
});

describe('a new wording', () => {
  it('is asked for by the owner three times a day, and offered each time', async () => {
    const { id } = await worded('unopened');
    for (const left of [2, 1, 0]) {
      const asked = await ask(id);
      expect(asked.body).toMatchObject({ underway: true, left });
      await endedWritings(w, id);
    }
    const all = await writingsOf(w, id);
    expect(all.map(({ state, version, base_version }) => [state, version, base_version])).toEqual([
      ['shown', 2, 1],
      ['offered', 3, 1],
      ['offered', 4, 1],
      ['offered', 5, 1],
    ]);
    expect((await ask(id)).failure.code).toBe('wording.enough');
    expect((await read(id)).history?.version).toBe(2);
    // The product admin may, and it is offered, too.
    expect((await admin.call(productWritings.ask, { params: { id } })).status).toBe(200);
    await endedWritings(w, id, 5);
    expect((await read(id)).history?.version).toBe(2);
  });

  it('is nobody else’s to ask for, and nobody’s before it is bought', async () => {
    const { id } = await worded('unopened');
    expect((await ask(id, await w.person('user'))).failure.code).toBe('record.missing');
    await w.pool.query(`update reports set payment_status = 'PENDING' where id = $1`, [id]);
    expect((await ask(id)).failure.code).toBe('report.unpaid');
    expect((await read(id)).history?.wordable).toBe(false);
  });

  it('that comes to nothing is told to whoever asked, and leaves the report alone', async () => {
    const { id } = await worded('unopened');
    made.stub.always({ does: 'chat' });
    await ask(id);
    const [, second] = await endedWritings(w, id, 2);
    expect(second).toMatchObject({ state: 'rejected', reason: 'too-little', version: null });
    const { body } = await parent.call(wordings.read, { params: { id } });
    expect(body).toMatchObject({ failed: true, underway: false, left: 2 });
    expect((await read(id)).history?.versions).toHaveLength(2);
  });
});

describe('a wording that is overtaken', () => {
  it('by a correction is dropped, and the corrected report is worded by itself', async () => {
    const asked = made.stub.asked().length;
    made.stub.options.latencyMs = 1_500;
    const id = await unopened(w, parent);
    await untilAsked(made.stub, asked + 1);
    const corrected = await parent.call(reports.correct, {
      params: { id },
      body: await birthBody(parent, { timeOfBirth: '09:42 PM' }),
    });
    expect(corrected.status).toBe(200);
    const [first, second] = await endedWritings(w, id, 2);
    made.stub.options.latencyMs = 0;
    expect([first?.state, first?.reason, first?.version]).toEqual(['dropped', 'corrected', null]);
    expect(second).toMatchObject({ state: 'shown', base_version: 2, version: 3 });
  });

  it('by the withdrawal of the consent keeps nothing', async () => {
    const asked = made.stub.asked().length;
    made.stub.options.latencyMs = 700;
    const id = await unopened(w, parent);
    await untilAsked(made.stub, asked + 1);
    await w.pool.query('update reports set withdrawn_at = now() where id = $1', [id]);
    const [writing] = await endedWritings(w, id);
    made.stub.options.latencyMs = 0;
    expect([writing?.state, writing?.reason, writing?.version]).toEqual(['dropped', 'closed', null]);
  });

  it('by the deletion of the report leaves nothing behind', async () => {
    const asked = made.stub.asked().length;
    made.stub.options.latencyMs = 700;
    const id = await unopened(w, parent);
    await untilAsked(made.stub, asked + 1);
    await w.pool.query('delete from reports where id = $1', [id]);
    made.stub.options.latencyMs = 0;
    expect(await writingsOf(w, id)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(w.logLines.filter((line) => line.includes('job failed'))).toEqual([]);
  });
});

describe('the attempts', () => {
  it('are told to the product admin, latest first, by state and by report', async () => {
    const { id } = await worded('unopened');
    const all = (await admin.call(productWritings.list)).body;
    expect(all.content[0]).toMatchObject({
      reportId: id,
      state: 'shown',
      askedBy: null,
      model: 'stub-model-2026',
    });
    expect(all.totalElements).toBeGreaterThan(1);
    const shown = (await admin.call(productWritings.list, { query: { state: 'rejected' } })).body;
    expect(shown.content.every(({ state }) => state === 'rejected')).toBe(true);
    const ofReport = (await admin.call(productWritings.list, { query: { report: id } })).body;
    expect(ofReport.content.map(({ reportId }) => reportId)).toEqual([id]);
    expect((await parent.call(productWritings.list)).status).toBe(403);
  });

  it('tell one by one what was answered and what did not pass', async () => {
    made.stub.always({
      does: 'answer',
      text: (request) =>
        wordSlots(request).replace(
          /^(## opening-2\n)/m,
          '$1They will become a famous doctor in 2031. [p1]\n',
        ),
    });
    const { id } = await worded('unopened');
    const [writing] = (await admin.call(productWritings.list, { query: { report: id } })).body.content;
    const detail = (await admin.call(productWritings.read, { params: { id: writing?.id ?? '' } })).body;
    expect(detail.answers?.prose).toContain('famous doctor');
    expect(detail.requestHash).toMatch(/^[0-9a-f]{64}$/);
    const [sentence] = detail.rejectedSentences;
    expect(sentence).toMatchObject({ slot: 'opening-2', text: 'They will become a famous doctor in 2031.' });
    expect(sentence?.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(await read(id))).not.toContain('famous doctor');
    expect((await admin.call(productWritings.read, { params: { id: 'nothing-here' } })).status).toBe(404);
  });
});
