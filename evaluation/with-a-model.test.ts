import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTextModel } from '../apps/api/src/ports/text-model/open-text-model.ts';
import { type ModelStub, openModelStub, stubModel } from '../apps/api/testing/model-stub.ts';
import { reorderRows } from '../bench/writer/reorder-rows.ts';
import { askBirths } from './ask-births.ts';
import { composeBirths } from './compose-births.ts';
import { frozenCopy } from './copies.ts';
import { compareWithComposer } from './judge/compare-with-composer.ts';
import { recordAnswers } from './record-answers.ts';
import { findMisses, openRecordings, type Recordings } from './recordings.ts';
import { wordBirths } from './word-births.ts';

const prompt = frozenCopy.promptOf('frame');
const asked = askBirths(composeBirths().slice(10, 13), { prompt, mode: 'frame' });
const about = {
  promptVersion: prompt.version,
  day: '2026-11-22',
  timeoutMs: 5_000,
  stillAsked: new Set(asked.flatMap(({ requests }) => requests.map(({ hash }) => hash))),
};

let stub: ModelStub;
let folder: string;
let recordings: Recordings;
beforeEach(async () => {
  stub = await openModelStub();
  stub.always({ does: 'answer', text: reorderRows });
  folder = mkdtempSync(path.join(tmpdir(), 'udaya-eval-'));
  recordings = openRecordings(folder);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await stub.close();
});
const open = (model: string) =>
  openTextModel({
    provider: 'openai-compatible',
    baseUrl: stub.url,
    model,
    apiKey: undefined,
    timeoutMs: 5_000,
    words: { name: 'Stub' },
  });
const record = () => recordAnswers(open('writer-1'), findMisses(asked, recordings), recordings, about);

describe('recording', () => {
  it('asks for what is missing, once, and keeps what a provider said with its name and its tokens', async () => {
    expect(await record()).toEqual([]);
    expect(stub.asked()).toHaveLength(3);
    const again = openRecordings(folder);
    expect(findMisses(asked, again)).toEqual([]);
    const [first] = asked[0]?.requests ?? [];
    expect(again.find(first?.hash ?? '')).toMatchObject({
      model: 'writer-1',
      named: stubModel,
      how: 'asked',
      promptVersion: prompt.version,
      tokens: { input: expect.any(Number), output: expect.any(Number) },
    });
    await record();
    expect(stub.asked()).toHaveLength(3);
  });

  it('goes on after a call that failed, names it, and asks for it alone the next time', async () => {
    stub.next({ does: 'answer', text: reorderRows }, { does: 'refuse' });
    const failed = await record();
    expect(failed.map(({ miss, reason }) => [miss.asked.birth.id, miss.asks, reason])).toEqual([
      ['3-5-2', 'prose', 'refused'],
    ]);
    expect(await record()).toEqual([]);
    expect(stub.asked()).toHaveLength(4);
  });
});

describe('the comparison with the composer', () => {
  it('shows the judge what readers get, each pair in both orders, and counts whose it preferred', async () => {
    await record();
    const births = wordBirths(asked, recordings, { promptVersion: prompt.version, mode: 'frame' });
    const composed = births.map(({ content }) => content.opening.replaceAll('{name}', 'Anbu'));
    // It prefers whatever the composer did not open with.
    stub.always({
      does: 'answer',
      text: ({ prompt: shown }) => {
        const a = /\n\nA\n([\s\S]*)\n\nB\n/.exec(shown)?.[1] ?? '';
        return JSON.stringify({
          reason: 'So it is.',
          winner: composed.some((one) => a.includes(one)) ? 'B' : 'A',
        });
      },
    });
    const before = stub.asked().length;
    const outcome = await compareWithComposer(open('judge-1'), births, {
      promptVersion: prompt.version,
      mode: 'frame',
    });
    expect(stub.asked().length - before).toBe(2 * (20 + 3));
    expect(outcome).toMatchObject({
      model: 'writer-1',
      judge: 'judge-1',
      pairs: 3,
      wins: 1,
      losses: 0,
      unread: 0,
    });
    // Of the calibration it knows nothing: it says 'A' each time, which agrees with what is equal.
    expect(outcome.agreement).toBe(0.1);
  });
});
