import type { Planet } from '@udaya/astro/planets';
import { areaOf } from '../knowledge/areas.ts';
import { placeOfKey } from '../knowledge/passage-keys.ts';
import { templateKindOf } from '../knowledge/text-keys.ts';
import { type WordRange, wordsOfShipped } from '../knowledge/text-lengths.ts';
import { traitOf, traits } from '../knowledge/traits.ts';
import type { ModelRequest } from '../writing/answer.ts';
import { areaWords, traitPoles } from '../writing/trait-words.ts';
import { type BaseTexts, type DraftSlot, draftKindOf, draftSourceOf } from './draft-slot.ts';
import type { DraftKind, DraftLanguage } from './draft-words.ts';

/** The prompt files of a version: what holds for every draft, and what does for one of a kind. */
export interface DraftPrompt {
  version: string;
  rules: string;
  kinds: Readonly<Record<DraftKind, string>>;
}

const languageNames: Record<DraftLanguage, string> = { en: 'English', ta: 'Tamil', hi: 'Hindi' };
const readers = {
  Child: 'a parent reads it, of a child of the age below',
  Student: 'a student of 14 to 25 reads it',
  Adult: 'a grown-up reads it',
} as const;
/** How many words of a language say what one English word does, and how many tokens a word of it has, at most. */
const measures: Record<DraftLanguage, { fewest: number; most: number; tokens: number }> = {
  en: { fewest: 1, most: 1, tokens: 1.5 },
  ta: { fewest: 0.5, most: 1, tokens: 8 },
  hi: { fewest: 0.9, most: 1.4, tokens: 4 },
};
const examplesShown = 3;

/** How many words a draft has; a text in another language as many as that language needs. */
export function wordsOfDraft({ reportType, key, ageBand, lang }: DraftSlot): WordRange {
  const { min, max } = wordsOfShipped(reportType, { key, ageBand });
  const { fewest, most } = measures[lang];
  return { min: Math.floor(min * fewest), max: Math.ceil(max * most) };
}

/** What a model is asked for a draft: what is the same for every draft first, the texts last, delimited. Nothing personal is in it. */
export function buildDraftRequest(prompt: DraftPrompt, slot: DraftSlot, held: BaseTexts): ModelRequest {
  const kind = draftKindOf(slot);
  const words = wordsOfDraft(slot);
  return {
    system: `${prompt.rules.trim()}\n\n${prompt.kinds[kind].trim()}`,
    prompt: [...orderOf(slot, words), '', ...textsFor(slot, held)].join('\n').trim(),
    maxOutputTokens: Math.ceil(words.max * measures[slot.lang].tokens * 1.5) + 120,
    temperature: 0.4,
  };
}

/** About how many tokens a request costs, in and out: told before it is asked. */
export function estimateDraft(request: ModelRequest, slot: DraftSlot): { input: number; output: number } {
  const words = wordsOfDraft(slot);
  return {
    input: Math.ceil((request.system.length + request.prompt.length) / 4),
    output: Math.ceil(((words.min + words.max) / 2) * measures[slot.lang].tokens),
  };
}

function orderOf(slot: DraftSlot, words: WordRange): string[] {
  const { reportType, key, ageBand, lang } = slot;
  const place = placeOfKey(key);
  return [
    `Report: ${reportType} (${readers[reportType]})`,
    ...(ageBand === '' ? [] : [`Age: ${ageBand} years`]),
    ...(place ? [`Area of life: ${areaWords[areaOf[place.planet]]}`] : aboutTemplate(key)),
    `Language: ${languageNames[lang]}`,
    `Words: ${words.min} to ${words.max}`,
  ];
}

/** What the key of a template text says in words: its kind, and what its parts name. */
function aboutTemplate(key: string): string[] {
  const [kind = '', ...parts] = key.split('.');
  const named = parts.map((part) => areaOf[part as Planet] ?? part);
  const trait = traits.find((one) => parts.includes(one));
  const poles = trait && [`Plus: ${traitPoles[trait].plus}`, `Minus: ${traitPoles[trait].minus}`];
  return [`Text: ${templateKindOf(key) ?? kind}, ${[kind, ...named].join(', ')}`, ...(poles ?? [])];
}

function textsFor(slot: DraftSlot, held: BaseTexts): string[] {
  const source = draftSourceOf(slot, held);
  const made = source
    ? [passage('original', source.title, source.text, source.tags.filter(traitOf).join(' '))]
    : [];
  return [...made, ...examplesFor(slot, held).map((text) => passage('example', '', text))];
}

/** Texts that stand beside it: for the tone, and so that none is said twice. */
function examplesFor(slot: DraftSlot, held: BaseTexts): string[] {
  const kind = draftKindOf(slot);
  if (kind === 'language') return [];
  if (kind === 'band')
    return held.rows.filter((row) => row.key === slot.key && row.ageBand !== '').map(({ text }) => text);
  const alike = held.rows.filter(
    (row) => templateKindOf(row.key) === templateKindOf(slot.key) && row.ageBand === slot.ageBand,
  );
  const shared = (key: string) => {
    const [ours, theirs] = [slot.key.split('.'), key.split('.')];
    return ours.filter((part, index) => part === theirs[index]).length;
  };
  return alike
    .toSorted((one, other) => shared(other.key) - shared(one.key))
    .slice(0, examplesShown)
    .map(({ text }) => text);
}

/** A text of the knowledge base may have been uploaded: it cannot end its own delimiter. */
function passage(id: string, title: string, text: string, tags = ''): string {
  const plain = (words: string) => words.replaceAll('<', '‹').replaceAll('>', '›');
  const head = [title && `Title: ${plain(title)}`, tags && `Claims: ${tags}`].filter(Boolean);
  return [`<passage id="${id}">`, ...head, plain(text), '</passage>'].join('\n');
}
