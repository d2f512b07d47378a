import type { CuratedText } from '../knowledge/curated-text.ts';
import { checkSentence, checkSlot } from '../writing/check-sentence.ts';
import { idOfCite } from '../writing/cites.ts';
import type { FactsPack, PackSlot } from '../writing/facts-pack.ts';
import { listAllPlaces } from '../writing/list-places.ts';
import { packFacts } from '../writing/pack-facts.ts';
import { listenTo, type SaidSentences } from '../writing/said-sentences.ts';
import { splitSentences } from '../writing/split-sentences.ts';
import { piecesOf } from './pieces-of.ts';
import type { Cite, ReportContent, SourcedText, WordedSentence } from './report-content.ts';
import { isSettled, type ReportFacts } from './report-facts.ts';
import type { ReportType } from './report-types.ts';

/**
 * What is wrong with the texts of a report that a model worded, without the model: each sentence must rest on what the report's own facts and
 * rows hold and pass the checks of sentences, or be a sentence of the row that it stands for, and each text must pass those of its place.
 */
export function checkWorded(
  content: ReportContent,
  from: { facts: ReportFacts; texts: readonly CuratedText[]; reportType: ReportType },
): string[] {
  const { writer } = content.manifest;
  const worded = piecesOf(content).filter(({ sentences }) => sentences);
  if (worded.length === 0) return writer.kind === 'model' ? ['a model is named that worded nothing'] : [];
  if (writer.kind !== 'model') return worded.map(({ key }) => `${key} was worded by nobody that it names`);
  const pack = packFacts(content, { ...from, mode: 'full' });
  const said = listenTo(pack);
  const mayBe = listAllPlaces(content).filter(({ kind }) => writer.mode === 'full' || kind !== 'part');
  const pieces = new Map(mayBe.map(({ id, piece }) => [id, piece]));
  const strange = worded.filter((piece) => ![...pieces.values()].includes(piece));
  return [
    ...strange.map(({ key }) => `${key} is no place that a model words`),
    ...pack.slots.flatMap((slot) => {
      const piece = pieces.get(slot.id);
      return piece?.sentences
        ? checkPlace(piece, piece.sentences, { slot, pack, said, facts: from.facts })
        : [];
    }),
  ];
}

function checkPlace(
  piece: SourcedText,
  sentences: readonly WordedSentence[],
  { slot, pack, said, facts }: { slot: PackSlot; pack: FactsPack; said: SaidSentences; facts: ReportFacts },
): string[] {
  const row = pack.passages.find(({ id }) => id === slot.passage)?.row.text ?? '';
  const own = splitSentences(row);
  const answered = sentences.map(({ text, cites }) => ({
    text,
    ids: cites.filter((cite) => !isSignOf(facts, cite)).map((cite) => idOfCite(pack, cite) ?? '–'),
  }));
  const errors = sentences.flatMap(({ text, fallback }, at) => {
    const ids = answered[at]?.ids ?? [];
    if (fallback) return own.includes(text) ? [] : [`"${text}" is no sentence of its row`];
    return [...checkSentence({ text, ids }, slot, pack), ...said.check(text, slot)].map(
      ({ rule, words }) => `"${text}" breaks ${rule}: ${words}`,
    );
  });
  for (const { text } of sentences) said.say(text, slot);
  return [
    ...(sentences.map(({ text }) => text).join(' ') === piece.text
      ? []
      : ['it is not what its sentences say']),
    ...(sentences.every(({ fallback }) => fallback) ? ['no sentence of it is worded'] : []),
    ...errors,
    ...checkSlot(answered, slot, pack).map(({ rule, words }) => `it breaks ${rule}: ${words}`),
  ].map((error) => `${slot.id}: ${error}`);
}

/** Whether a sentence cites the sign that a point has: models were told signs once, and stored sentences name them. */
function isSignOf(facts: ReportFacts, cite: Cite): boolean {
  return (
    cite.kind === 'sign' && isSettled(facts, cite.planet) && facts.points[cite.planet]?.sign === cite.sign
  );
}
