import { poleOf, type Tag, traitOf } from '../src/knowledge/traits.ts';
import { checkSentence, checkSlot } from '../src/writing/check-sentence.ts';
import type { FactsPack, PackSlot, SlotKind } from '../src/writing/facts-pack.ts';
import { readAnswer } from '../src/writing/read-answer.ts';
import { listenTo } from '../src/writing/said-sentences.ts';
import type { RejectedSentence, SentenceRule } from '../src/writing/sentence-rules.ts';
import { wordSlot } from '../src/writing/word-slot.ts';

/** A pack of one slot: `rows` are its passages p1, p2, …, of which the first stands there; `tags` are its traits t1, t2, … */
export interface SentencePlace {
  rows: readonly string[];
  tags?: readonly Tag[];
  /** Passages that the birth time leaves open. */
  open?: readonly string[];
  kind?: SlotKind;
  key?: string;
  words?: { min: number; max: number };
  type?: FactsPack['reportType'];
  age?: FactsPack['ageBand'];
  lang?: string;
}

function packOf(place: SentencePlace): { slot: PackSlot; pack: FactsPack } {
  const { rows, tags = [], open = [], kind = 'opening', key = 'opening.plain.1', type = 'Child' } = place;
  const slot = {
    id: kind === 'plan' ? 'plan-week' : `${kind}-1`,
    kind,
    passage: 'p1',
    words: place.words ?? { min: 1, max: 100 },
    areas: [],
  };
  const passages = rows.map((text, at) => ({
    id: `p${at + 1}`,
    row: { key: at === 0 ? key : `Sun ${at}`, ageBand: '' as const, version: 1, text },
    kind: at === 0 ? ('frame' as const) : ('part' as const),
    area: null,
    open: open.includes(`p${at + 1}`),
  }));
  const traits = tags.map((tag, at) => ({
    id: `t${at + 1}`,
    trait: traitOf(tag) ?? 'pace',
    pole: poleOf(tag),
    areas: [],
  }));
  const ageBand = type === 'Child' ? (place.age ?? '6-9') : null;
  // Languages that nobody can choose yet are checked all the same.
  const lang = (place.lang ?? 'en') as FactsPack['lang'];
  return {
    slot,
    pack: { version: '2', lang, reportType: type, ageBand, traits, passages, slots: [slot] },
  };
}

const everyId = ({ rows, tags = [] }: SentencePlace) => [
  ...rows.map((_, at) => `p${at + 1}`),
  ...tags.map((_, at) => `t${at + 1}`),
];

/** The rules that a sentence breaks; it cites all passages and traits where no ids are given. */
export function rulesBroken(text: string, place: SentencePlace, ids = everyId(place)): SentenceRule[] {
  const { slot, pack } = packOf(place);
  return checkSentence({ text, ids }, slot, pack).map(({ rule }) => rule);
}

/** The rules that a slot's sentences break together. */
export function rulesBrokenBySlot(texts: readonly string[], place: SentencePlace): SentenceRule[] {
  const { slot, pack } = packOf(place);
  return checkSlot(
    texts.map((text) => ({ text, ids: ['p1'] })),
    slot,
    pack,
  ).map(({ rule }) => rule);
}

/** What is refused of an answer for a place, read and checked as a model's is; each sentence cites the first row. */
export function refusedOf(answer: string, place: SentencePlace): RejectedSentence[] {
  const { slot, pack } = packOf(place);
  const prose = `## ${slot.id}\n${answer} [p1]`;
  const plan = JSON.stringify({ week: [{ text: answer, ids: ['p1'] }], month: [] });
  const read = readAnswer({ prose, plan }, pack).get(slot.id) ?? [];
  if (read.length === 0) throw new Error(`Nothing was read of ${answer}`);
  return wordSlot(read, slot, pack, listenTo(pack)).rejected;
}
