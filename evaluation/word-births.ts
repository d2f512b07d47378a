import { sha256 } from '../apps/api/src/platform/crypto/sha256.ts';
import type { ReportContent, SourcedText } from '../packages/core/src/reports/report-content.ts';
import type { Answer } from '../packages/core/src/writing/answer.ts';
import { type AppliedAnswer, applyAnswer } from '../packages/core/src/writing/apply-answer.ts';
import { checksVersion } from '../packages/core/src/writing/check-sentence.ts';
import type { PackSlot } from '../packages/core/src/writing/facts-pack.ts';
import { readAnswer } from '../packages/core/src/writing/read-answer.ts';
import type { WriterMode } from '../packages/core/src/writing/writer-modes.ts';
import type { AskedBirth, AskedKind } from './ask-births.ts';
import type { Recording, Recordings } from './recordings.ts';

/** A birth with what a model wrote of it, and the report that the product makes of that. */
export interface WordedBirth extends AskedBirth {
  /** The model or writer that the recordings name. */
  model: string;
  /** Whether a provider was asked, or somebody wrote it by hand. */
  how: Recording['how'];
  answer: Answer;
  applied: AppliedAnswer;
  /** What a reader gets: the worded report, or the composer's where too little passed. */
  shown: ReportContent;
}

/** Reads the recorded answers of births, and puts them into their reports with all checks. A birth without an answer to its prose is left out. */
export function wordBirths(
  births: readonly AskedBirth[],
  recordings: Recordings,
  about: { promptVersion: string; mode: WriterMode },
): WordedBirth[] {
  return births.flatMap((asked) => {
    const recorded = (asks: AskedKind) =>
      asked.requests.flatMap((one) => (one.asks === asks ? (recordings.find(one.hash) ?? []) : []))[0];
    const [prose, plan] = [recorded('prose'), recorded('plan')];
    if (!prose) return [];
    const answer = readAnswer(
      { prose: prose.answer.join('\n'), plan: plan?.answer.join('\n') ?? '' },
      asked.pack,
    );
    const applied = applyAnswer(asked.content, {
      pack: asked.pack,
      answer,
      sha256Of: sha256,
      writer: {
        kind: 'model',
        version: asked.content.manifest.writer.version,
        mode: about.mode,
        provider: 'recorded',
        model: prose.model,
        promptVersion: about.promptVersion,
        checksVersion,
        requestHash: sha256(asked.requests.map(({ hash }) => hash).join(' ')),
      },
    });
    return [
      {
        ...asked,
        model: prose.model,
        how: prose.how,
        answer,
        applied,
        shown: applied.content ?? asked.content,
      },
    ];
  });
}

/** The text that stands in a slot of a report: the row of the same key, worded or as it is. */
export function textIn(slot: PackSlot, { pack }: Pick<AskedBirth, 'pack'>, content: ReportContent): string {
  const row = pack.passages.find(({ id }) => id === slot.passage)?.row;
  const piece = piecesOf(content).find(
    (one) => row && one.key === row.key && one.ageBand === row.ageBand && one.version === row.version,
  );
  return piece?.text ?? '';
}

/** What frames the parts of a report, in the order of the page. */
export function piecesOf({ frame }: ReportContent): SourcedText[] {
  if (!frame) return [];
  const { glance, opening, bridges, plan, closing } = frame;
  return [
    ...glance.strengths,
    ...[glance.watch, glance.helps].filter((piece) => piece !== null),
    ...opening,
    ...bridges,
    ...plan.week,
    ...plan.month,
    ...closing,
  ];
}
