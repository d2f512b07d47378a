import { describe, expect, it } from 'vitest';
import { madeUpFacts, makeFacts } from '../../testing/made-up-facts.ts';
import { answerRows, calmTexts, modelWriter, wordReport } from '../../testing/worded-report.ts';
import { sentencesOf } from '../knowledge/count-words.ts';
import { checkReport } from '../reports/check-report.ts';
import type { ReportContent, SourcedText } from '../reports/report-content.ts';
import { applyAnswer } from './apply-answer.ts';
import { splitSentences } from './split-sentences.ts';

const texts = calmTexts();
const contentOf = ({ applied }: ReturnType<typeof wordReport>): ReportContent => {
  if (!applied.content)
    throw new Error(`Nothing was worded: ${JSON.stringify(applied.rejected.slice(0, 3))}`);
  return applied.content;
};
const templateOf = (content: ReportContent) => {
  if (!content.frame) throw new Error('The report has no template.');
  return content.frame;
};
const wrong = { text: 'Astrology says that they will be ill.', ids: ['p999'] };

describe('a report that a model worded', () => {
  const made = wordReport({ facts: makeFacts({ ageBand: '6-9' }), texts });

  it('has the model’s sentences in the places of its template, each with what it rests on, and its parts as they were', () => {
    const content = contentOf(made);
    expect(made.applied).toMatchObject({ worded: made.pack.slots.length, kept: 0, rejected: [] });
    const [opening] = templateOf(content).opening;
    const [row] = made.composed.frame.opening;
    expect(opening).toMatchObject({ key: row?.key, ageBand: row?.ageBand, version: row?.version });
    expect(opening?.text).toBe(
      splitSentences(row?.text ?? '')
        .slice(0, 2)
        .join(' '),
    );
    expect(opening?.sentences?.[0]?.cites).toEqual([
      { kind: 'text', key: row?.key, ageBand: row?.ageBand, version: row?.version },
    ]);
    expect(content.opening).toBe(
      templateOf(content)
        .opening.map(({ text }) => text)
        .join(' '),
    );
    expect(content.closing).toBe(
      templateOf(content)
        .closing.map(({ text }) => text)
        .join('\n\n'),
    );
    expect(content.statements).toEqual(made.composed.statements);
    expect(templateOf(content).mansion).toEqual(made.composed.frame.mansion);
  });

  it('keeps where a bridge stands and what it joins, and names model and rows in its manifest', () => {
    const content = contentOf(made);
    const whereOf = ({ trait, areas, after }: { trait: unknown; areas: unknown; after: unknown }) => ({
      trait,
      areas,
      after,
    });
    expect(templateOf(content).bridges.map(whereOf)).toEqual(made.composed.frame.bridges.map(whereOf));
    expect(content.manifest.writer).toEqual(modelWriter('frame'));
    expect(content.manifest.texts).toEqual(made.composed.manifest.texts);
  });

  it('passes the checks of reports, and over many charts too, whatever the window leaves open', () => {
    for (const facts of [makeFacts({ ageBand: '6-9' }), ...madeUpFacts(20)])
      for (const mode of ['frame', 'full'] as const) {
        const { applied } = wordReport({ facts, texts, mode });
        expect(applied.content && checkReport(applied.content, facts, texts, 'Child')).toEqual([]);
      }
  });

  it('says no sentence twice', () => {
    const { opening, closing, statements, frame } = contentOf(made);
    const said = sentencesOf(
      [
        opening,
        closing,
        ...statements.map(({ description }) => description),
        ...[...(frame?.bridges ?? []), ...(frame?.plan.week ?? []), ...(frame?.plan.month ?? [])].map(
          ({ text }) => text,
        ),
      ].join(' '),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('of an answer', () => {
  it('a sentence that fails gives way to the row’s of its place, and is told of', () => {
    const made = wordReport({
      texts,
      change: (slot, sentences) => (slot === 'opening-2' ? [sentences[0] ?? wrong, wrong] : undefined),
    });
    const piece = templateOf(contentOf(made)).opening[1];
    const row = splitSentences(made.composed.frame.opening[1]?.text ?? '');
    expect(piece?.sentences).toMatchObject([{ text: row[0] }, { text: row[1], fallback: true }]);
    expect(piece?.sentences?.[0]).not.toHaveProperty('fallback');
    expect(made.applied.rejected).toMatchObject([{ slot: 'opening-2', text: wrong.text }]);
    expect(made.applied.rejected[0]?.errors.map(({ rule }) => rule)).toContain('ids');
  });

  it('a sentence of the row stands once, and none takes the place of one beyond the row', () => {
    const made = wordReport({
      texts,
      change: (slot, sentences, pack) => {
        if (slot !== 'opening-2') return undefined;
        const passage = pack.slots.find(({ id }) => id === slot)?.passage ?? '';
        const row = splitSentences(pack.passages.find(({ id }) => id === passage)?.row.text ?? '');
        return [...[row[1], row[0]].map((text = '') => ({ text, ids: [passage] })), wrong, wrong];
      },
    });
    const row = splitSentences(made.composed.frame.opening[1]?.text ?? '');
    expect(templateOf(contentOf(made)).opening[1]?.sentences?.map(({ text }) => text)).toEqual([
      row[1],
      row[0],
      row[2],
    ]);
  });

  it('a place with more than half of its sentences wrong, and one that is missing, stay the row’s', () => {
    const made = wordReport({
      mode: 'full',
      texts,
      change: (slot, [first = wrong]) =>
        slot === 'opening-2' ? [first, wrong, wrong] : slot === 'closing-1' ? [] : undefined,
    });
    const content = contentOf(made);
    expect(templateOf(content).opening[1]).toEqual(made.composed.frame.opening[1]);
    expect(templateOf(content).closing[0]).toEqual(made.composed.frame.closing[0]);
    expect(made.applied.kept).toBe(2);
    expect(checkReport(content, made.from.facts, texts, 'Adult')).toEqual([]);
  });

  it('nothing stands where less than half of the places are worded, and the row where it is repeated as it is', () => {
    const none = wordReport({ mode: 'full', texts, change: () => [wrong] });
    expect(none.applied).toMatchObject({ content: undefined, worded: 0, kept: none.pack.slots.length });
    const same = wordReport({
      mode: 'full',
      texts,
      change: (_, sentences, pack) => {
        const row = pack.passages.find(({ id }) => id === sentences[0]?.ids[0])?.row.text ?? '';
        return splitSentences(row).map((text) => ({ text, ids: sentences[0]?.ids ?? [] }));
      },
    });
    expect(same.applied).toMatchObject({ content: undefined, worded: 0, rejected: [] });
    const third = wordReport({
      mode: 'full',
      texts,
      change: (slot) => (slot.startsWith('glance') ? undefined : []),
    });
    expect(third.applied.content).toBeUndefined();
    expect(third.applied.worded).toBe(5);
  });

  it('no sentence stands in two places, nor one of a part or of another place’s row', () => {
    const made = wordReport({
      mode: 'full',
      texts,
      change: (slot, sentences, pack) => {
        const of = (id: string) => ({
          text: splitSentences(pack.passages.find((one) => one.id === id)?.row.text ?? '')[0] ?? '',
          ids: [id],
        });
        const other = pack.slots.find(({ id }) => id === 'closing-1')?.passage ?? '';
        if (slot === 'opening-2') return [...sentences, of('p2')];
        return slot === 'bridge-1' ? [...sentences, of(other)] : undefined;
      },
    });
    const repeated = made.applied.rejected.filter(({ errors }) =>
      errors.some(({ rule }) => rule === 'repeated'),
    );
    expect(repeated.map(({ slot }) => slot)).toEqual(['opening-2', 'bridge-1']);
  });

  it('the name stands only where the row has it', () => {
    const made = wordReport({
      texts,
      change: (slot, [first = wrong, ...rest]) =>
        slot === 'opening-2'
          ? [{ ...first, text: first.text.replace('Somebody', '{name}') }, ...rest]
          : undefined,
    });
    expect(made.applied.rejected).toMatchObject([{ slot: 'opening-2' }]);
    expect(contentOf(made).opening.split('{name}')).toHaveLength(2);
  });
});

describe('where a model words the parts as well', () => {
  it('a description is its pieces as the composer joins them, and heading, minute and mansion stay', () => {
    for (const facts of [makeFacts({ ageBand: '6-9' }), makeFacts()]) {
      const made = wordReport({ facts, texts, mode: 'full' });
      const content = contentOf(made);
      for (const [at, { description, pieces = [], heading, minute }] of content.statements.entries()) {
        const [portrait, ...others] = pieces.map(({ text }) => text);
        const before = made.composed.statements[at];
        expect([heading, minute]).toEqual([before?.heading, before?.minute]);
        expect(description.replaceAll('\n\n', ' ')).toBe([portrait, ...others].join(' '));
        expect(description.split('\n\n').length).toBe(before?.description.split('\n\n').length);
      }
      const pieces = content.statements.flatMap((statement) => statement.pieces ?? []);
      // Of some made-up texts the row stands, since what is left of them is too short.
      expect(pieces.filter(({ sentences }) => sentences).length).toBeGreaterThan(5);
      expect(content.frame?.mansion).toEqual(made.composed.frame.mansion);
    }
  });

  it('leaves a report as it is that has no template', () => {
    const { composed, pack } = wordReport({ texts });
    const { frame: _, ...bare } = composed;
    const applied = applyAnswer(bare, {
      pack,
      answer: answerRows(pack),
      writer: modelWriter('frame'),
      sha256Of: String,
    });
    expect(applied.content).toBeUndefined();
  });
});

describe('the checks of a stored report', () => {
  const made = wordReport({ texts });
  const content = contentOf(made);
  const check = (change: (piece: SourcedText) => SourcedText) => {
    const [first, ...rest] = templateOf(content).opening;
    if (!first) throw new Error('There is no opening.');
    const opening = [change(first), ...rest];
    const joined = opening.map(({ text }) => text).join(' ');
    return checkReport(
      { ...content, opening: joined, frame: { ...templateOf(content), opening } },
      made.from.facts,
      texts,
      'Adult',
    ).join('\n');
  };
  const resay = (piece: SourcedText, text: string, more: object = {}): SourcedText => {
    const [first, ...rest] = piece.sentences ?? [];
    const sentences = [{ cites: first?.cites ?? [], text, ...more }, ...rest];
    return { ...piece, sentences, text: sentences.map((one) => one.text).join(' ') };
  };

  it('find nothing in a sound one', () => expect(check((piece) => piece)).toBe(''));

  it('find a text that is not its sentences, and a row that is not there or that nobody read', () => {
    expect(check((piece) => ({ ...piece, text: `${piece.text} More.` }))).toContain(
      'opening-1: it is not what its sentences say',
    );
    expect(check((piece) => ({ ...piece, version: 99 }))).toContain('is no text of the knowledge base');
    const unread = texts.map((row) =>
      row.key === templateOf(content).opening[0]?.key ? { ...row, reviewed: '' } : row,
    );
    expect(checkReport(content, made.from.facts, unread, 'Adult').join()).toContain('was read by nobody');
  });

  it('find a sentence that its cites do not hold, and a cite that the report has not', () => {
    expect(check((piece) => resay(piece, 'Elephants and {name} travel to the harbour.'))).toMatch(
      /opening-1: .*breaks support/,
    );
    const cites = [{ kind: 'text', key: 'Sun 12', ageBand: '', version: 7 }];
    expect(check((piece) => resay(piece, piece.sentences?.[0]?.text ?? '', { cites }))).toMatch(/breaks ids/);
  });

  it('find a fallback that is no sentence of its row, and a place without a worded sentence', () => {
    expect(check((piece) => resay(piece, 'Somebody waits.', { fallback: true }))).toContain(
      'is no sentence of its row',
    );
    const all = (piece: SourcedText): SourcedText => ({
      ...piece,
      sentences: (piece.sentences ?? []).map((one) => ({ ...one, fallback: true })),
    });
    expect(check(all)).toContain('no sentence of it is worded');
  });

  it('find words of nobody, and words in a place that no model words', () => {
    const composer = { ...content, manifest: { ...content.manifest, writer: made.composed.manifest.writer } };
    expect(checkReport(composer, made.from.facts, texts, 'Adult').join()).toContain('was worded by nobody');
    const plain = { ...made.composed, manifest: content.manifest };
    expect(checkReport(plain, made.from.facts, texts, 'Adult')).toEqual([
      'a model is named that worded nothing',
    ]);
    const full = contentOf(wordReport({ texts, mode: 'full' }));
    const asTemplate = { ...full, manifest: { ...full.manifest, writer: modelWriter('frame') } };
    expect(checkReport(asTemplate, made.from.facts, texts, 'Adult').join()).toContain(
      'is no place that a model words',
    );
  });
});
