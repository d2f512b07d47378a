import type { Planet } from '@udaya/astro/planets';
import { isAgeBand } from '../knowledge/age-band.ts';
import { listAllPlaces } from '../writing/list-places.ts';
import type { Cite, ReportContent, ReportStatement, SourcedText } from './report-content.ts';

/** What tells a row of the knowledge base from others, with the version that brought it. */
export type TracedRow = Pick<SourcedText, 'key' | 'ageBand' | 'version'>;

/** A sentence of a report with what it rests on. */
export interface TracedSentence {
  text: string;
  /** The row that it is of, or stands for; undefined where the report does not know. */
  row: TracedRow | undefined;
  /** Where a model was to word it: the place as prompts name it. */
  slot: string | undefined;
  /** A model worded it, on these grounds; absent for a sentence of a row. */
  cites?: readonly Cite[];
  /** The row's own sentence, which stands here since the model's did not pass the checks. */
  fallback?: true;
}

/** A text of a report as it is shown, by where it stands, in paragraphs of sentences. */
export interface TracedText {
  place: string;
  /** The planet whose part it is. */
  planet?: Planet;
  text: string;
  paragraphs: TracedSentence[][];
}

/** Every text of a report in reading order, but for headings, with what each of its sentences rests on. `{name}` stands in them. */
export function traceReport(content: ReportContent): TracedText[] {
  const { statements, frame, opening, closing } = content;
  const slots = new Map(listAllPlaces(content).map(({ id, piece }) => [piece, id]));
  const trace = (
    place: string,
    text: string,
    pieces: readonly SourcedText[],
    planet?: Planet,
  ): TracedText => ({
    place,
    ...(planet ? { planet } : {}),
    text,
    paragraphs: paragraphsOf(text, pieces, slots),
  });
  const numbered = (place: string, pieces: readonly SourcedText[] = []) =>
    pieces.map((piece, index) => trace(`${place}.${index + 1}`, piece.text, [piece]));
  const alone = (place: string, piece: SourcedText | null | undefined, planet?: Planet) =>
    piece ? [trace(place, piece.text, [piece], planet)] : [];
  return [
    ...numbered('glance.strength', frame?.glance.strengths),
    ...alone('glance.watch', frame?.glance.watch),
    ...alone('glance.helps', frame?.glance.helps),
    trace('opening', opening, frame?.opening ?? []),
    ...statements.flatMap((statement) => [
      trace(`part.${statement.planet}`, statement.description, piecesOf(statement), statement.planet),
      ...alone(`minute.${statement.planet}`, statement.minute, statement.planet),
    ]),
    ...numbered('bridge', frame?.bridges),
    ...alone('mansion', frame?.mansion),
    trace('closing', closing, frame?.closing ?? []),
    ...numbered('plan.week', frame?.plan.week),
    ...numbered('plan.month', frame?.plan.month),
    ...numbered('sign', frame?.signs),
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}

/** The rows of a part: those that it names, or of the first composer the one passage that it was. */
function piecesOf({
  pieces,
  planet,
  position,
  description,
  knowledgeVersion,
}: ReportStatement): SourcedText[] {
  return (
    pieces ?? [{ key: `${planet} ${position}`, ageBand: '', version: knowledgeVersion, text: description }]
  );
}

type Slots = ReadonlyMap<SourcedText, string>;

/** Finds the sentences of the pieces in the text that is made of them; what is of no piece has no row. */
function paragraphsOf(text: string, pieces: readonly SourcedText[], slots: Slots): TracedSentence[][] {
  const found: { at: number; sentence: TracedSentence }[] = [];
  let at = 0;
  const strayTo = (end: number) => {
    for (const stray of cut(text.slice(at, end))) {
      found.push({
        at: text.indexOf(stray, at),
        sentence: { text: stray, row: undefined, slot: undefined },
      });
      at = text.indexOf(stray, at) + stray.length;
    }
  };
  for (const sentence of pieces.flatMap((piece) => sentencesOf(piece, slots.get(piece)))) {
    const start = text.indexOf(sentence.text, at);
    if (start < 0) continue;
    strayTo(start);
    found.push({ at: start, sentence });
    at = start + sentence.text.length;
  }
  strayTo(text.length);
  const paragraphs: TracedSentence[][] = [];
  let end = 0;
  for (const one of found) {
    const isFirst = /\n\s*\n/.test(text.slice(end, one.at)) || paragraphs.length === 0;
    if (isFirst) paragraphs.push([]);
    paragraphs.at(-1)?.push(one.sentence);
    end = one.at + one.sentence.text.length;
  }
  return paragraphs;
}

function sentencesOf(piece: SourcedText, slot: string | undefined): TracedSentence[] {
  const { key, ageBand, version } = piece;
  const of = { row: { key, ageBand, version }, slot };
  if (!piece.sentences) return cut(piece.text).map((text) => ({ text, ...of }));
  return piece.sentences.map(({ text, cites, fallback }) =>
    fallback ? { text, ...of, fallback } : { text, ...of, cites },
  );
}

/** The sentences of a text as they stand. */
const cut = (text: string): string[] =>
  text
    .split(/(?<=[.!?।]["'’”)]*)\s+|\n\s*\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Every row that a report rests on, each once: those that it used, and what sentences of a model cite. */
export function rowsOf(content: ReportContent, texts: readonly TracedText[]): TracedRow[] {
  const named = [
    ...(content.manifest.texts ?? []),
    ...texts.flatMap(({ paragraphs }) =>
      paragraphs
        .flat()
        .flatMap(({ row, cites = [] }) => [row, ...cites.filter((cite) => cite.kind === 'text')]),
    ),
  ];
  const known = new Map(
    named.flatMap((row) =>
      row && isAgeBand(row.ageBand)
        ? [[tracedRowId(row), { key: row.key, ageBand: row.ageBand, version: row.version }] as const]
        : [],
    ),
  );
  return [...known.values()];
}

/** What tells one traced row from another. */
export const tracedRowId = ({ key, ageBand, version }: TracedRow): string => `${key}|${ageBand}|${version}`;
