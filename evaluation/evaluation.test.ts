import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptAnswers } from './accept-answers.ts';
import { askBirths } from './ask-births.ts';
import { composeBirths } from './compose-births.ts';
import { type Copy, describeCopy, frozenCopy, liveCopy } from './copies.ts';
import { answerFileOf, dumpMisses } from './dump-misses.ts';
import { evaluate } from './evaluate.ts';
import { pairsOf } from './read-births.ts';
import { findMisses, openRecordings, type Recordings } from './recordings.ts';
import { thresholds } from './thresholds.ts';
import { claimsAround, shareOfAnybody } from './true-of-anybody.ts';

const prompt = frozenCopy.promptOf('frame');
const composed = composeBirths();
const asked = askBirths(composed, { prompt, mode: 'frame' });

describe('the births', () => {
  it('are sixty, of every age and every kind of time', () => {
    const bands = new Map<string, number>();
    for (const { birth, facts } of composed) {
      const band = facts.ageBand ?? birth.reportType;
      bands.set(band, (bands.get(band) ?? 0) + 1);
    }
    expect(Object.fromEntries(bands)).toEqual({
      '0': 2,
      '1-2': 8,
      '3-5': 12,
      '6-9': 12,
      '10-14': 12,
      '18-29': 3,
      '30+': 4,
      Student: 7,
    });
    expect(new Set(composed.map(({ birth }) => birth.timeAccuracy))).toEqual(
      new Set(['exact', 'about15', 'about60', 'unknown']),
    );
  });

  it('have classmates, siblings and twins among them', () => {
    const births = composed.map(({ birth }) => birth);
    expect(pairsOf(births, 'class')).toHaveLength(30);
    expect(pairsOf(births, 'family')).toHaveLength(4);
    expect(pairsOf(births, 'twins')).toHaveLength(1);
  });
});

describe('the recorded answers', () => {
  const recordings = openRecordings();
  const evaluation = evaluate(recordings, { prompt, mode: 'frame', asked });

  it('hold one for each request', () => {
    expect(evaluation.misses.map(({ asked: { birth }, asks }) => `${birth.id} ${asks}`)).toEqual([]);
  });

  it('keep within the thresholds', () => {
    expect(evaluation.breaches).toEqual([]);
  });

  it('are measured by every threshold', () => {
    expect([...evaluation.model.keys()]).toEqual(expect.arrayContaining(Object.keys(thresholds)));
  });

  it('say who gave them', () => {
    for (const { requests } of asked)
      for (const { hash } of requests) expect(recordings.find(hash)?.model).toMatch(/\w/);
  });
});

describe('the copy that is measured', () => {
  it('is the one that the answers are to, and it is said how far the product has gone on', () => {
    expect(describeCopy(frozenCopy, 'frame')).toMatch(
      /^Measured: the copy that was frozen on 22 November 2026, asked with the prompt frame\/1\.\nIn use: \d+ of its texts changed, and the prompt frame\/\d+\.$/,
    );
    expect(describeCopy(liveCopy, 'frame')).toBe(
      `Measured: the texts and prompts in use, asked with the prompt ${liveCopy.promptOf('frame').version}.`,
    );
  });

  it('asks anew where one of its texts is mended', () => {
    const mend = (text: string) =>
      text.replace('takes time over good things', 'takes time over the best things');
    const mended: Copy = {
      ...frozenCopy,
      textsOf: (type) => frozenCopy.textsOf(type).map((row) => ({ ...row, text: mend(row.text) })),
    };
    const misses = findMisses(askBirths(composeBirths(mended), { prompt, mode: 'frame' }), openRecordings());
    expect(misses.length).toBeGreaterThan(0);
  });
});

describe('an answer', () => {
  let folder: string;
  let recordings: Recordings;
  const [birth] = asked;
  const one = birth ? [birth] : [];
  const by = { model: 'writer-of-the-test', promptVersion: prompt.version, day: '2026-11-22' };
  const stillAsked = new Set(asked.flatMap(({ requests }) => requests.map(({ hash }) => hash)));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'udaya-eval-'));
    recordings = openRecordings(path.join(folder, 'recordings'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('that is missing fails the evaluation, and the birth is named', () => {
    const { breaches } = evaluate(recordings, { prompt, mode: 'frame', asked: one });
    expect(breaches).toEqual(
      expect.arrayContaining(['0-2-1 has no recorded answer to the request for its prose.']),
    );
  });

  it('is asked for in files, taken from them, and kept for the next run', () => {
    const misses = findMisses(one, recordings);
    expect(dumpMisses(folder, misses)).toBe(1);
    const [prose] = misses;
    const page = readFileSync(path.join(folder, `1-${prose?.hash.slice(0, 16)}.md`), 'utf8');
    expect(page).toContain('<passages>');
    expect(page).toContain(answerFileOf(prose?.hash ?? '', 'prose'));
    for (const { hash, asks } of misses)
      writeFileSync(path.join(folder, answerFileOf(hash, asks)), '## opening-1\nSomething. [p1]\n');
    expect(acceptAnswers(folder, misses, recordings, { ...by, stillAsked })).toEqual([]);
    const again = openRecordings(path.join(folder, 'recordings'));
    expect(findMisses(one, again)).toEqual([]);
    expect(again.find(prose?.hash ?? '')).toMatchObject({
      model: 'writer-of-the-test',
      how: 'taken',
      answer: ['## opening-1', 'Something. [p1]'],
    });
  });

  it('that nobody put into its file stays missing', () => {
    const misses = findMisses(one, recordings);
    writeFileSync(path.join(folder, answerFileOf(misses[0]?.hash ?? '', 'prose')), ' \n');
    expect(acceptAnswers(folder, misses, recordings, { ...by, stillAsked })).toEqual(misses);
  });

  it('of nothing but the rows words no place, and its report stays the composer’s', () => {
    for (const { hash, asks } of one.flatMap(({ requests }) => requests))
      recordings.save(
        '0-2-1',
        { ...by, request: hash, asks, how: 'taken', tokens: null, answer: ['This is no answer.'] },
        stillAsked,
      );
    const { model, worded, breaches } = evaluate(recordings, { prompt, mode: 'frame', asked: one });
    expect(worded[0]?.shown).toBe(birth?.content);
    expect(model.get('reports worded')).toBe(0);
    expect(breaches.join('\n')).toContain('reports worded: 0 is below');
  });
});

describe('what is true of anybody', () => {
  const frames = (texts: (id: string) => string[]) =>
    shareOfAnybody(composed, ({ birth }) => texts(birth.id)).share;

  it('is a sentence without a word of this person’s parts', () => {
    expect(frames(() => ['This is a good thing to know, and it is enough.'])).toBe(1);
  });

  it('is a sentence that many share, whatever its words', () => {
    expect(frames(() => ['A sleeve, a spoon and a camel in the clouds.'])).toBe(1);
  });

  it('is no sentence that takes something from this person’s parts alone', () => {
    const [first] = composed;
    const own = first?.content.statements[0]?.description.split('. ')[1] ?? '';
    expect(frames((id) => (id === first?.birth.id ? [own] : []))).toBe(0);
  });

  it('is less of the parts than of what the composer sets around them', () => {
    const around = shareOfAnybody(composed, ({ content }) => claimsAround(content));
    const parts = shareOfAnybody(composed, ({ content }) =>
      content.statements.map(({ description }) => description),
    );
    expect(parts.share).toBeLessThan(around.share);
  });
});
