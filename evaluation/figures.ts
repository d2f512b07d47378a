import { readingFrom } from '../bench/reading/reading-of.ts';
import { readingEase, sentencesOf, wordsOf } from '../bench/reading/words.ts';
import { findBannedSubjects } from '../packages/core/src/knowledge/banned-subjects.ts';
import { checkReport } from '../packages/core/src/reports/check-report.ts';
import type { ReportContent } from '../packages/core/src/reports/report-content.ts';
import { checkSentence } from '../packages/core/src/writing/check-sentence.ts';
import { type SentenceRule, sentenceRules } from '../packages/core/src/writing/sentence-rules.ts';
import type { AskedBirth } from './ask-births.ts';
import { likenessOf } from './likeness.ts';
import { type EvaluatedBirth, pairsOf } from './read-births.ts';
import { claimsAround, shareOfAnybody } from './true-of-anybody.ts';
import { piecesOf, textIn, type WordedBirth } from './word-births.ts';

/** A figure by its name; shares are from 0 to 1. */
export type Figures = Map<string, number>;

/** The rules by which a sentence rests on what it cites. */
const supportRules: readonly SentenceRule[] = [
  'ids',
  'support',
  'guarded',
  'polarity',
  'numbers',
  'modality',
  'traits',
];

/** What a sentence broke, as far as it broke something. */
interface CheckedSentence {
  rules: SentenceRule[];
}

/** What became of a model's answers. A place that is refused as a whole, its sentences being sound, is counted apart. */
export function figuresOfAnswers(births: readonly WordedBirth[]): Figures {
  const sentences = births.flatMap(({ answer, applied }) =>
    [...answer].flatMap(([slot, answered]) =>
      answered.map(({ text }): CheckedSentence => {
        const rejected = applied.rejected.find((one) => one.slot === slot && one.text === text);
        return { rules: rejected?.errors.map(({ rule }) => rule) ?? [] };
      }),
    ),
  );
  const whole = births.flatMap(({ answer, applied }) =>
    applied.rejected.filter(({ slot, text }) => !answer.get(slot)?.some((one) => one.text === text)),
  );
  const total = (of: (birth: WordedBirth) => number) => sum(births.map(of));
  const slots = total(({ pack }) => pack.slots.length) || 1;
  return new Map<string, number>([
    ...figuresOfSentences(sentences),
    ['places refused as a whole', whole.length / slots],
    ['places worded', total(({ applied }) => (applied.content ? applied.worded : 0)) / slots],
    ['places that keep their row', total(({ applied }) => applied.kept) / slots],
    ['reports worded', births.filter(({ applied }) => applied.content).length / (births.length || 1)],
  ]);
}

/** The same of the composer's own rows, each sentence resting on its row. */
export function figuresOfRows(births: readonly AskedBirth[]): Figures {
  return new Map(
    figuresOfSentences(
      births.flatMap((one) =>
        one.pack.slots.flatMap((slot) =>
          sentencesOf(textIn(slot, one, one.content)).map((text) => ({
            rules: checkSentence({ text, ids: [slot.passage] }, slot, one.pack).map(({ rule }) => rule),
          })),
        ),
      ),
    ),
  );
}

function figuresOfSentences(sentences: readonly CheckedSentence[]): [string, number][] {
  const share = (broken: readonly SentenceRule[]) =>
    sentences.filter(({ rules }) => rules.some((rule) => broken.includes(rule))).length /
    (sentences.length || 1);
  return [
    ['sentences', sentences.length],
    ['sentences supported', 1 - share(supportRules)],
    ['sentences taken', 1 - share(sentenceRules)],
    ...sentenceRules.map((rule): [string, number] => [`rejected: ${rule}`, share([rule])]),
  ];
}

/** What readers get: of each birth the report as it is shown. */
export function figuresOfReports<Birth extends AskedBirth>(
  births: readonly Birth[],
  contentOf: (birth: Birth) => ReportContent,
): Figures {
  const contents = new Map<EvaluatedBirth, ReportContent>(
    births.map((birth) => [birth.birth, contentOf(birth)]),
  );
  const frames = births.map((birth) => piecesOf(contentOf(birth)).map(({ text }) => text));
  const slots = births.flatMap((birth) =>
    birth.pack.slots.map((slot) => ({ birth, slot, text: textIn(slot, birth, contentOf(birth)) })),
  );
  const sentences = slots.flatMap(({ text, ...rest }) =>
    sentencesOf(text).map((sentence) => ({ sentence, ...rest })),
  );
  const eases = frames.map((texts) => readingEase(texts.join(' ')));
  const firsts = new Set(births.map((birth) => sentencesOf(contentOf(birth).opening)[0] ?? ''));
  const pairs = (shared: 'class' | 'family' | 'twins') =>
    likenessOf(
      pairsOf(
        births.map(({ birth }) => birth),
        shared,
      ),
      (birth) => contents.get(birth),
    );
  const [classmates, family, twins] = [pairs('class'), pairs('family'), pairs('twins')];
  return new Map([
    ['faults of reports', sum(births.map((one) => checkReport(contentOf(one), one.facts, one.texts).length))],
    ['banned subjects', sum(frames.map((texts) => findBannedSubjects(texts.join(' ')).length))],
    [
      'contradictions unbridged',
      sum(births.map((one) => readingFrom(contentOf(one), one.texts).claims?.unbridged ?? 0)),
    ],
    [
      'age fits',
      shareOf(sentences, ({ sentence, slot, birth }) =>
        checkSentence({ text: sentence, ids: [slot.passage] }, slot, birth.pack).every(
          ({ rule }) => rule !== 'age',
        ),
      ),
    ],
    [
      'length in range',
      shareOf(slots, ({ text, slot: { words } }) => {
        const count = wordsOf(text).length;
        return words.min <= count && count <= words.max;
      }),
    ],
    ['words around the parts', sum(frames.map((texts) => wordsOf(texts.join(' ')).length)) / frames.length],
    ['reading ease', sum(eases) / eases.length],
    ['reading ease, the hardest report', Math.min(...eases)],
    [
      'sentences true of anybody',
      shareOfAnybody(births, (birth) => claimsAround(contentOf(birth as Birth))).share,
    ],
    ['classmates: parts alike, of ten', classmates.parts],
    ['classmates: sentences around them alike', classmates.sentences],
    ['classmates: three words in a row alike', classmates.threeWords],
    ['siblings: sentences around the parts alike', family.sentences],
    ['twins: sentences around the parts alike', twins.sentences],
    ['first sentences that are one report’s own', firsts.size / (births.length || 1)],
  ]);
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / (all.length || 1);
