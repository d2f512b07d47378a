import { countWords, sentencesOf } from '../knowledge/count-words.ts';
import { type EntryFinding, lintEntry } from '../knowledge/lint-entry.ts';
import { templateKindOf } from '../knowledge/text-keys.ts';
import { namePlaceholder, strayPlaceholders } from '../reports/fill-name.ts';
import { wordsOfDraft } from './build-draft-request.ts';
import type { BaseTexts, DraftSlot, DraftSource } from './draft-slot.ts';
import type { DraftLanguage, draftRules } from './draft-words.ts';

/** What is found in a draft; what is refused keeps it out of the knowledge base until it is mended. */
export interface DraftFinding
  extends Pick<EntryFinding, 'field' | 'refused' | 'subject' | 'words' | 'range'> {
  rule: (typeof draftRules)[number];
}

const scripts: Record<DraftLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  ta: /\p{Script=Tamil}/gu,
  hi: /\p{Script=Devanagari}/gu,
};
/** How much of the letters of a text its own script has at least. */
const leastShare = 0.7;
/** Shorter sentences may come again. */
const sharedWords = 4;
/** What a text that speaks of nobody does not say. */
const somebody =
  /(?<!\p{L})(?:you|your|yours|child|children|they|them|their|he|she|his|her)(?!\p{L})|\{name\}/iu;

/** Reads a draft against all that a text of its place has to be; the same on the page as it is typed, where `held` is not known. */
export function lintDraft(
  slot: DraftSlot,
  { title, text }: { title: string; text: string },
  { source, held }: { source: DraftSource | undefined; held?: BaseTexts },
): DraftFinding[] {
  const range = wordsOfDraft(slot);
  const found = (rule: DraftFinding['rule'], refused: boolean, words: string): DraftFinding => ({
    rule,
    field: 'description',
    refused,
    subject: '',
    words,
    range,
  });
  const words = countWords(text);
  const entry = lintEntry(slot.reportType, { key: slot.key, ageBand: slot.ageBand, title, text });
  const strays = strayPlaceholders(`${title} ${text}`);
  const names = countNames(text) - countNames(source?.text ?? '');
  const kind = templateKindOf(slot.key);
  const addressed = kind === 'bridge' || kind === 'glance' ? somebody.exec(text)?.[0] : undefined;
  return [
    ...entry.filter(({ rule }) => rule !== 'length'),
    ...strays.map((stray) => found('placeholder', true, stray)),
    ...(isInScript(`${title} ${text}`, slot.lang) ? [] : [found('script', true, slot.lang)]),
    ...(words < range.min || words > range.max ? [found('length', false, String(words))] : []),
    ...(slot.lang !== 'en' && names !== 0 ? [found('name', false, namePlaceholder)] : []),
    ...(slot.lang === 'en' && addressed ? [found('addresses', false, addressed)] : []),
    ...(slot.lang === 'en' && held
      ? repeatedIn(text, slot, held).map((one) => found('repeated', false, one))
      : []),
  ];
}

const countNames = (text: string) => text.split(namePlaceholder).length - 1;

function isInScript(text: string, lang: DraftLanguage): boolean {
  const plain = text.replaceAll(namePlaceholder, '');
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const own = plain.match(scripts[lang])?.filter((letter) => /\p{L}/u.test(letter)).length ?? 0;
  return letters > 0 && own / letters >= leastShare;
}

/** The sentences that another text of the report type has as well. */
function repeatedIn(text: string, slot: DraftSlot, held: BaseTexts): string[] {
  const own = sentencesOf(text).filter((sentence) => countWords(sentence) >= sharedWords);
  const others = held.rows.filter(({ key, ageBand }) => key !== slot.key || ageBand !== slot.ageBand);
  const said = new Set(others.flatMap((row) => sentencesOf(row.text)));
  return own.filter((sentence) => said.has(sentence));
}
