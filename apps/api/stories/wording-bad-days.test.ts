import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { productWritings, wordings } from '@udaya/contract/writing';
import { afterEach, describe, expect, it } from 'vitest';
import { type Turn } from '../testing/model-stub.ts';
import { wordSlots } from '../testing/model-stub-words.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { endedWritings, unopened, wordingWorld, writingsOf } from '../testing/wordings.ts';
import { type Person, world } from '../testing/world.ts';

/** An answer is shown by itself within this time, and waited for three times as long. */
const timeoutMs = 1_200;
let parent: Person;
let admin: Person;
const made = await forThisFile(
  wordingWorld({ LLM_TIMEOUT_MS: String(timeoutMs), LLM_PRICES: 'input:1,output:2' }),
);
const w = made.w;
[parent, admin] = await Promise.all([w.person('user'), w.person('productAdmin')]);
afterEach(() => {
  made.stub.options.latencyMs = 0;
  made.stub.always({ does: 'answer', text: wordSlots });
});

/** What becomes of a birth that is sent on such a day: it is taken and written as on any other. */
async function birthOn(turn: Turn) {
  made.stub.always(turn);
  const asked = made.stub.asked().length;
  const began = performance.now();
  const id = await unopened(w, parent);
  const took = performance.now() - began;
  const all = await endedWritings(w, id);
  return { id, took, all, asked: made.stub.asked().length - asked };
}

describe('a day on which the model', () => {
  it.each<[string, Turn, string, string]>([
    ['refuses', { does: 'refuse' }, 'failed', 'refused'],
    ['answers with the page of a proxy', { does: 'html' }, 'failed', 'bad-answer'],
    ['ends in the middle', { does: 'cut-off' }, 'failed', 'cut-off'],
    ['sends ten megabytes', { does: 'flood', megabytes: 10 }, 'failed', 'too-large'],
    ['chats', { does: 'chat' }, 'rejected', 'too-little'],
    ['invents planets', { does: 'invent' }, 'rejected', 'too-little'],
    ['does not know the key', { does: 'status', status: 401 }, 'failed', 'unauthorised'],
  ])(
    '%s, the report comes as the composer wrote it, and the attempt says why',
    async (_day, turn, state, reason) => {
      const { id, all, asked } = await birthOn(turn);
      expect(all).toMatchObject([{ state, reason, version: null }]);
      expect(asked).toBeLessThanOrEqual(1);
      const { body } = await parent.call(reports.read, { params: { id } });
      expect(body).toMatchObject({ stage: 'ready', history: { version: 1 } });
      expect(body.history?.versions).toHaveLength(1);
      const told = (await parent.call(notifications.list)).body.notifications;
      expect(told.filter(({ reportId }) => reportId === id).map(({ kind }) => kind)).toEqual([
        'report.ready',
      ]);
      const listed = (await admin.call(productWritings.list, { query: { report: id } })).body.content;
      expect(listed).toMatchObject([{ state, reason, baseVersion: 1 }]);
    },
  );

  it('is too slow, its words are offered, and nobody waited for them', async () => {
    made.stub.options.latencyMs = timeoutMs + 300;
    const id = await unopened(w, parent);
    const [writing] = await endedWritings(w, id);
    expect(writing).toMatchObject({ state: 'offered', version: 2 });
    const { body } = await parent.call(reports.read, { params: { id } });
    expect(body.history).toMatchObject({
      version: 1,
      versions: [{ shown: true }, { shown: false, offered: true, writtenBy: 'model' }],
    });
    const told = (await parent.call(notifications.list)).body.notifications;
    const kinds = told.filter(({ reportId }) => reportId === id).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['report.ready', 'report.worded']);
  });

  it('says nothing at all, it is given up after three times its time', async () => {
    const { all } = await birthOn({ does: 'hang' });
    expect(all).toMatchObject([{ state: 'failed', reason: 'timeout', version: null }]);
  });

  it('is down for two questions and answers the next', async () => {
    made.stub.next({ does: 'status', status: 500 }, { does: 'status', status: 503 });
    const id = await unopened(w, parent);
    const [writing] = await endedWritings(w, id);
    expect(['shown', 'offered']).toContain(writing?.state);
  });

  it('is busy, it is left alone for as long as it asks', async () => {
    const { all } = await birthOn({ does: 'status', status: 429, headers: { 'retry-after': '60' } });
    expect(all).toMatchObject([{ state: 'failed', reason: 'busy' }]);
  });

  it('fails for long, births go on in any number and the server is left alone', async () => {
    made.stub.always({ does: 'status', status: 500 });
    const began = performance.now();
    const ids = await Promise.all(Array.from({ length: 6 }, () => unopened(w, parent)));
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const id of ids) {
      const all = await endedWritings(w, id);
      expect(all).toHaveLength(1);
      expect(['server-error', 'resting', 'busy']).toContain(all[0]?.reason);
    }
  });
});

describe('a budget that is spent', () => {
  it('costs the reader nothing, asks nothing, and says so to the admin', async () => {
    const poor = await wordingWorld({ LLM_DAILY_TOKENS: '100' });
    try {
      const reader = await poor.w.person('user');
      const id = await unopened(poor.w, reader);
      const [writing] = await endedWritings(poor.w, id);
      expect(writing).toMatchObject({ state: 'failed', reason: 'budget', input_tokens: 0 });
      expect(poor.stub.asked()).toEqual([]);
      const { body } = await reader.call(reports.read, { params: { id } });
      expect(body).toMatchObject({ stage: 'ready', history: { version: 1 } });
    } finally {
      await poor.close();
    }
  });
});

describe('without a language model', () => {
  it('there is nothing to be asked for, and nothing is kept', async () => {
    const plain = await world();
    try {
      await plain.startWorkers();
      const [reader, operator] = [await plain.person('user'), await plain.person('productAdmin')];
      const id = await unopened(plain, reader);
      const { body } = await reader.call(reports.read, { params: { id } });
      expect(body.history?.wordable).toBe(false);
      const params = { id };
      expect((await reader.call(wordings.read, { params })).body).toEqual({
        available: false,
        underway: false,
        failed: false,
        left: 0,
      });
      expect((await reader.call(wordings.ask, { params })).failure.code).toBe('record.missing');
      expect((await operator.call(productWritings.ask, { params })).failure.code).toBe('wording.no_model');
      expect(await writingsOf(plain, id)).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});
