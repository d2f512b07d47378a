import type { CuratedText } from '../src/knowledge/curated-text.ts';
import { templateKindOf } from '../src/knowledge/text-keys.ts';
import type { Writer } from '../src/reports/report-content.ts';
import type { ReportFacts } from '../src/reports/report-facts.ts';
import type { AnsweredSentence } from '../src/writing/answer.ts';
import { applyAnswer } from '../src/writing/apply-answer.ts';
import type { FactsPack } from '../src/writing/facts-pack.ts';
import { packFacts } from '../src/writing/pack-facts.ts';
import type { WriterMode } from '../src/writing/writer-modes.ts';
import { compose } from './compose.ts';
import { fullTexts } from './full-texts.ts';
import { makeFacts } from './made-up-facts.ts';

const things =
  'lamp cup book song leaf cloud path stone bell pot drum shelf chair plate spoon bowl map coat hat shoe bench card tree door gate jug mat flute tray wheel'.split(
    ' ',
  );
const doings =
  'keeps finds likes holds sees hears takes brings shows counts draws lifts turns moves wants'.split(' ');

/** A calm sentence of seven words that no other number gives. */
const calm = (number: number) => {
  const thing = (at: number) => things[Math.floor(number / at) % things.length];
  return `Somebody ${doings[number % doings.length]} the ${thing(1)} by the ${thing(things.length)} and ${thing(things.length ** 2)}`;
};

/** A whole knowledge base whose texts are calm sentences, as few as a text of their kind may have: what a model can word. */
export function calmTexts(): CuratedText[] {
  let number = 0;
  return fullTexts().map((row) => {
    const kind = templateKindOf(row.key);
    if (kind === 'heading') return row;
    const of = kind === 'glance' ? 1 : kind ? 3 : 5;
    const sentences = Array.from({ length: of }, () => `${calm(number++)}.`);
    const isNamed = row.key.startsWith('opening.moon') || row.key.startsWith('closing.last');
    const text = sentences.join(' ');
    return { ...row, text: isNamed ? text.replace('Somebody', '{name}') : text };
  });
}

/** What a good model might answer: every row without its last sentence, or of one sentence with a word less. */
export function answerRows(pack: FactsPack): Map<string, AnsweredSentence[]> {
  return new Map(
    pack.slots.map(({ id, passage }) => {
      const row = pack.passages.find((one) => one.id === passage)?.row.text ?? '';
      const sentences = row.split(/(?<=\.) /u);
      const [first = ''] = sentences;
      const kept = sentences.length > 1 ? sentences.slice(0, -1) : [first.replace(/ and \w+\.$/u, '.')];
      return [id, kept.map((text) => ({ text, ids: [passage] }))];
    }),
  );
}

export const modelWriter = (mode: WriterMode): Extract<Writer, { kind: 'model' }> => ({
  kind: 'model',
  version: '2',
  mode,
  provider: 'A provider',
  model: 'a-model',
  promptVersion: `${mode}/1`,
  checksVersion: '1',
  requestHash: 'f'.repeat(64),
});

/** A report, its pack, and what becomes of it by an answer. */
export function wordReport({
  mode = 'frame',
  facts = makeFacts(),
  texts = calmTexts(),
  change = () => undefined,
}: {
  mode?: WriterMode;
  facts?: ReportFacts;
  texts?: readonly CuratedText[];
  /** Changes the answer of a slot; undefined leaves it. */
  change?: (slot: string, sentences: AnsweredSentence[], pack: FactsPack) => AnsweredSentence[] | undefined;
} = {}) {
  const composed = compose(facts, texts);
  const from = { facts, texts, reportType: facts.ageBand ? ('Child' as const) : ('Adult' as const), mode };
  const pack = packFacts(composed, from);
  const answer = new Map(
    [...answerRows(pack)].map(([slot, sentences]) => [slot, change(slot, sentences, pack) ?? sentences]),
  );
  const sha256Of = (text: string) => `hash of ${text}`;
  const applied = applyAnswer(composed, { pack, answer, writer: modelWriter(mode), sha256Of });
  return { composed, pack, from, applied };
}
