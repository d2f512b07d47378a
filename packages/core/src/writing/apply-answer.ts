import { rowIdOf } from '../knowledge/text-keys.ts';
import { describePieces } from '../reports/composing/describe-pieces.ts';
import type {
  ReportContent,
  ReportStatement,
  ReportTemplate,
  SourcedText,
  UsedText,
  Writer,
} from '../reports/report-content.ts';
import { sealContent } from '../reports/seal-manifest.ts';
import type { Answer } from './answer.ts';
import type { FactsPack } from './facts-pack.ts';
import { listPlaces } from './list-places.ts';
import { listenTo } from './said-sentences.ts';
import type { RejectedSentence } from './sentence-rules.ts';
import { type WordedSlot, wordSlot } from './word-slot.ts';

/** A report whose template a model worded, with what of its answer did not pass. */
export interface AppliedAnswer {
  /** Undefined where too little passed: the composer's report stands then. */
  content: ReportContent | undefined;
  /** Slots that the model worded, with a sentence of the row among them or without; and those that stay the row's. */
  worded: number;
  kept: number;
  rejected: RejectedSentence[];
}

/** Puts what a model wrote into the composer's report, sentence by sentence where it passes the checks. */
export function applyAnswer(
  composed: ReportContent,
  {
    pack,
    answer,
    writer,
    sha256Of,
  }: {
    pack: FactsPack;
    answer: Answer;
    writer: Extract<Writer, { kind: 'model' }>;
    sha256Of: (text: string) => string;
  },
): AppliedAnswer {
  const said = listenTo(pack);
  const slots = new Map<string, WordedSlot>(
    pack.slots.map((slot) => [slot.id, wordSlot(answer.get(slot.id) ?? [], slot, pack, said)]),
  );
  const all = [...slots.values()];
  const worded = all.filter(({ text }) => text).length;
  const outcome = { worded, kept: all.length - worded, rejected: all.flatMap(({ rejected }) => rejected) };
  if (!composed.frame || worded === 0 || worded * 2 < all.length) return { content: undefined, ...outcome };
  const places = listPlaces(composed, writer.mode);
  const wordings = new Map(
    places.flatMap(({ id, piece }): [SourcedText, SourcedText][] => {
      const text = slots.get(id)?.text;
      return text ? [[piece, text]] : [];
    }),
  );
  const content = reworded(composed, composed.frame, wordings);
  const texts = usedTexts(composed, wordings, pack, sha256Of);
  const made = { ...content, manifest: { ...composed.manifest, writer, texts } };
  return { content: sealContent(made, sha256Of), ...outcome };
}

/** A report with other words in some of its places. */
function reworded(
  composed: ReportContent,
  frame: ReportTemplate,
  wordings: ReadonlyMap<SourcedText, SourcedText>,
): ReportContent {
  const word = <T extends SourcedText>(piece: T): T => ({ ...piece, ...wordings.get(piece) });
  const wordOrNull = (piece: SourcedText | null) => piece && word(piece);
  const { opening, closing, glance, bridges, plan, ageBand } = frame;
  const worded = {
    ...frame,
    opening: opening.map(word),
    closing: closing.map(word),
    glance: {
      strengths: glance.strengths.map(word),
      watch: wordOrNull(glance.watch),
      helps: wordOrNull(glance.helps),
    },
    bridges: bridges.map(word),
    plan: { week: plan.week.map(word), month: plan.month.map(word) },
  };
  const ofPart = (statement: ReportStatement): ReportStatement => {
    if (!statement.pieces?.some((piece) => wordings.has(piece))) return statement;
    const pieces = statement.pieces.map(word);
    return { ...statement, pieces, description: describePieces(pieces, ageBand) };
  };
  return {
    ...composed,
    opening: worded.opening.map(({ text }) => text).join(' '),
    closing: worded.closing.map(({ text }) => text).join('\n\n'),
    statements: composed.statements.map(ofPart),
    frame: worded,
  };
}

/** The composer's rows, and what the worded sentences cite beside them. */
function usedTexts(
  { manifest }: ReportContent,
  wordings: ReadonlyMap<SourcedText, SourcedText>,
  { passages }: FactsPack,
  sha256Of: (text: string) => string,
): UsedText[] {
  const used = new Map((manifest.texts ?? []).map((one) => [rowIdOf(one), one]));
  const cited = [...wordings.values()].flatMap(({ sentences = [] }) =>
    sentences.flatMap(({ cites }) => cites),
  );
  for (const cite of cited) {
    const row = cite.kind === 'text' && passages.find((one) => rowIdOf(one.row) === rowIdOf(cite))?.row;
    if (!row || used.has(rowIdOf(row))) continue;
    const { key, ageBand, version, text } = row;
    used.set(rowIdOf(row), { key, ageBand, version, hash: sha256Of(text) });
  }
  return [...used.values()];
}
