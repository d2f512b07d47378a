import type { Gender } from '../births/birth-words.ts';

/** The placeholder of curated texts for what somebody is called. */
export const namePlaceholder = '{name}';

/** Whom a text is about, as it was entered. */
export interface Named {
  name: string;
  gender: Gender;
}

/** The pronouns that a text of a child can be marked with, by what they are for she, he and they. */
const pronouns = {
  they: { Female: 'she', Male: 'he', Others: 'they' },
  them: { Female: 'her', Male: 'him', Others: 'them' },
  their: { Female: 'her', Male: 'his', Others: 'their' },
  theirs: { Female: 'hers', Male: 'his', Others: 'theirs' },
  themself: { Female: 'herself', Male: 'himself', Others: 'themself' },
} as const satisfies Record<string, Record<Gender, string>>;
const pronounMark = new RegExp(`\\{(${Object.keys(pronouns).join('|')})\\}`, 'gi');
/** What follows 'they', and what follows 'she' or 'he': `want{|s}`, `{are|is}`. */
const numberMark = /\{([\p{L}’']*)\|([\p{L}’']*)\}/gu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its pronouns in place; what the name stands for stays open. */
export function fillPronouns(text: string, gender: Gender): string {
  if (!text.includes('{')) return text;
  return text
    .replace(pronounMark, (mark, word: string) => {
      const form = pronouns[word.toLowerCase() as keyof typeof pronouns][gender];
      return mark[1] === mark[1]?.toUpperCase() ? capital(form) : form;
    })
    .replace(numberMark, (_mark, plural: string, singular: string) =>
      gender === 'Others' ? plural : singular,
    );
}

/** A text with the name and the pronouns in their place. */
export function fillName(text: string, called: string, gender: Gender): string {
  return fillPronouns(text, gender).replaceAll(namePlaceholder, () => called);
}

/** What somebody is called in running text: the first part of the name that is no initial, else the whole of it. */
export function calledName(name: string): string {
  const parts = name.trim().split(/\s+/u);
  return parts.find((part) => !part.endsWith('.') && Array.from(part).length > 2) ?? name.trim();
}

/** The placeholders of a text that are none of those there are. */
export function strayPlaceholders(text: string): string[] {
  return [...fillPronouns(text, 'Others').matchAll(/\{[^{}]*\}?|\}/gu)]
    .map(([found]) => found)
    .filter((found) => found !== namePlaceholder);
}
