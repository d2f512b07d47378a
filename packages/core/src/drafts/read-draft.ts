import { textLimits } from '../knowledge/version-words.ts';

/** A draft as a model wrote it. */
export interface DraftedText {
  title: string;
  text: string;
}

/**
 * What a model answered, as a draft: with `titled` its first line is the title. Undefined for what is no draft at all: nothing, a page of
 * HTML, or far too much. Never throws.
 */
export function readDraft(answered: string, { titled }: { titled: boolean }): DraftedText | undefined {
  const plain = withoutQuotes(withoutFences(answered.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()));
  if (/<\/?(?:html|body|script|!doctype)\b|<!doctype/i.test(plain)) return undefined;
  const [first = '', ...rest] = plain.split('\n');
  const title = titled ? withoutQuotes(withoutLabel(first)) : '';
  const text = withoutQuotes(withoutLabel(tidy(titled ? rest.join('\n') : plain)));
  if (text === '' || text.length > textLimits.description) return undefined;
  if (titled && (title === '' || title.length > textLimits.title)) return undefined;
  return { title, text };
}

const withoutFences = (text: string) => /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text;
const withoutLabel = (text: string) => text.replace(/^(?:title|text)\s*:\s*/i, '').trim();
const withoutQuotes = (text: string) => /^(["“])([^"“”]*)["”]$/.exec(text)?.[2]?.trim() ?? text;

/** One paragraph, as the texts of the knowledge base are, without what nobody sees. */
const tidy = (text: string) =>
  text
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
