import { expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { makeFacts } from '../../testing/made-up-facts.ts';
import type { ReportContent } from './report-content.ts';
import { rowsOf, traceReport } from './trace-report.ts';

const content: ReportContent = compose(makeFacts({ ageBand: '3-5' }));
const traced = (said: ReportContent, wanted: string) => {
  const found = traceReport(said).find(({ place }) => place === wanted);
  if (!found) throw new Error(`Nothing stands at ${wanted}.`);
  return found;
};
const keysOf = (said: ReportContent, place: string) =>
  traced(said, place).paragraphs.map((sentences) => sentences.map(({ text, row }) => [text, row?.key]));

it('leads every sentence to its row, paragraph by paragraph as it is shown', () => {
  expect(keysOf(content, 'part.Venus')).toEqual([
    [
      ['This is Venus 4.', 'Venus 4'],
      ['This is house.Venus.4.', 'house.Venus.4'],
    ],
    [['This is Venus 4, 3-5.', 'Venus 4']],
  ]);
  for (const { text, paragraphs } of traceReport(content)) {
    expect(paragraphs.map((sentences) => sentences.map((one) => one.text).join(' ')).join('\n\n')).toBe(text);
    expect(paragraphs.flat().every(({ row }) => row)).toBe(true);
  }
  expect(rowsOf(content, traceReport(content))).toHaveLength(content.manifest.texts?.length ?? 0);
});

it('tells of a sentence that a model wrote what it cites, and where the row’s own stands', () => {
  const { frame } = content;
  const [first, ...others] = frame?.opening ?? [];
  if (!frame || !first) throw new Error('The report has no opening.');
  const cites = [{ kind: 'text', key: 'glance.of.another', ageBand: '', version: 9 }] as const;
  const worded = {
    ...first,
    text: 'Words of a model. This is its own.',
    sentences: [
      { text: 'Words of a model.', cites: [...cites] },
      { text: 'This is its own.', cites: [], fallback: true as const },
    ],
  };
  const said: ReportContent = {
    ...content,
    opening: [worded, ...others].map(({ text }) => text).join(' '),
    frame: { ...frame, opening: [worded, ...others] },
  };
  const [sentences = []] = traced(said, 'opening').paragraphs;
  expect(sentences[0]).toMatchObject({ text: 'Words of a model.', slot: 'opening-1', cites });
  expect(sentences[1]).toMatchObject({ fallback: true, row: { key: first.key } });
  expect(sentences[2]?.row?.key).toBe(others[0]?.key);
  expect(rowsOf(said, traceReport(said)).map(({ key }) => key)).toContain('glance.of.another');
});

it('knows the one passage of each part of the first composer, and of what is nowhere it says so', () => {
  const { frame: _none, ...rest } = content;
  const old: ReportContent = {
    ...rest,
    statements: rest.statements.map(({ pieces: _pieces, minute: _minute, ...statement }) => statement),
  };
  expect(traced(old, 'part.Venus').paragraphs.flat()[0]?.row).toEqual({
    key: 'Venus 4',
    ageBand: '',
    version: 7,
  });
  expect(
    traced(old, 'opening')
      .paragraphs.flat()
      .every(({ row }) => row === undefined),
  ).toBe(true);
  const changed = { ...content, opening: `${content.opening} Somebody added this.` };
  expect(traced(changed, 'opening').paragraphs.flat().at(-1)).toMatchObject({
    text: 'Somebody added this.',
    row: undefined,
  });
});
