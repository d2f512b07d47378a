import { namePlaceholder } from '../../reports/fill-name.ts';
import { foldText, hiddenWords } from '../seen-through.ts';
import { harmInEnglish } from './harm-in-english.ts';
import { harmInHindi } from './harm-in-hindi.ts';
import { harmInTamil } from './harm-in-tamil.ts';
import type { HarmClass, HarmLanguage } from './harm-rules.ts';

/** A harmful sentence's class, with the words of it that show it. */
export interface FoundHarm {
  subject: HarmClass;
  words: string;
}

interface ReadyRule {
  class: HarmClass;
  act: RegExp;
  needs: readonly RegExp[];
  unless: readonly RegExp[];
  asWritten: boolean;
}

interface ReadyLanguage {
  joined: boolean;
  aside: RegExp;
  deniesAfter: RegExp;
  deniesBefore: RegExp;
  reassures: RegExp;
  rules: readonly ReadyRule[];
}

/** So many words before and behind an act are looked at for what takes it back. */
const reach = 8;
const reachBehind = 4;
const sentenceEnd = /[.!?।॥\n]+/u;
/** What is no space and no mark: a short class that is told apart much faster than all letters of all scripts. */
const letter = String.raw`[^\s\-'’"“”,;:()–—]`;
const clauseEnd = /[,;:–—]| (?:where|so that|because|whereas) /u;

// Such patterns take long to make: whoever only loads this file pays nothing.
const made = new Map<HarmLanguage, ReadyLanguage>();
const tables = [harmInEnglish, harmInTamil, harmInHindi];

/** What in a text would harm, each class once; empty for a text that words cannot fault. Reads English, Tamil and Hindi, mixed too. */
export function findHarm(text: string): FoundHarm[] {
  const folded = withoutGenitive(foldText(text.replaceAll(namePlaceholder, ' your child ')));
  const found = new Map<HarmClass, string>();
  const sentences = `${folded.replace(/(?<=\d)[.,](?=\d)/gu, '')}\n${hiddenWords(folded)}`.split(sentenceEnd);
  for (const table of tables.filter(({ letters }) => letters.test(folded))) {
    const language = made.get(table) ?? ready(table);
    made.set(table, language);
    for (const sentence of sentences.map((one) => one.replace(language.aside, ' … ')))
      for (const rule of language.rules) {
        const words = found.has(rule.class) ? undefined : harmfulWords(sentence, rule, language);
        if (words !== undefined) found.set(rule.class, words);
      }
  }
  return [...found].map(([subject, words]) => ({ subject, words }));
}

function harmfulWords(sentence: string, rule: ReadyRule, language: ReadyLanguage): string | undefined {
  if (!rule.needs.every((need) => need.test(sentence))) return undefined;
  for (const match of sentence.matchAll(rule.act)) {
    const said = sentence.slice(turnBefore(sentence, match.index)).replace(language.reassures, ' ');
    if (rule.unless.some((one) => one.test(said))) continue;
    if (rule.asWritten || !isTakenBack(sentence, match, language)) return match[0];
  }
  return undefined;
}

/** Where a sentence turns before an act: kind words that come before a `but` excuse nothing. */
const turnBefore = (sentence: string, act: number): number =>
  [
    ...sentence.slice(0, act).matchAll(/;|(?<=[\s,])(?:but|yet|however|ஆனால்|ஆனா|लेकिन|मगर|पर|किंतु|परंतु)(?=\s)/gu),
  ].at(-1)?.index ?? 0;

/** Whether a negation within the clause takes an act back, or its own ending does. */
function isTakenBack(sentence: string, { 0: act, index }: RegExpExecArray, language: ReadyLanguage): boolean {
  const blank = (part: string) => part.replace(language.reassures, ' ');
  const before = blank(sentence.slice(0, index)).split(clauseEnd).at(-1) ?? '';
  const own = language.joined ? act : '';
  const behind = blank(own + sentence.slice(index + act.length)).split(clauseEnd)[0] ?? '';
  const near = before.split(' ').filter(Boolean).slice(-reach).join(' ');
  const next = behind
    .split(' ')
    .filter(Boolean)
    .slice(0, own.split(' ').length + reachBehind)
    .join(' ');
  return language.deniesAfter.test(near) || language.deniesBefore.test(next);
}

function ready({
  groups,
  aside,
  deniesAfter,
  deniesBefore,
  reassures,
  rules,
  joined,
}: HarmLanguage): ReadyLanguage {
  const fill = (pattern: string): string =>
    pattern.replace(/\{([a-zA-Z]+)\}/gu, (_, name: string) => {
      const words = groups[name];
      if (words === undefined) throw new Error(`There is no group of words ${name}.`);
      return `(?:${fill(words)})`;
    });
  const pattern = (text: string, flags = '') =>
    new RegExp(
      `(?<!${letter})(?:${foldPattern(fill(text)).replaceAll(String.raw`\w`, letter)})(?!${letter})`,
      flags,
    );
  return {
    joined: joined ?? false,
    aside: pattern(aside, 'g'),
    deniesAfter: pattern(deniesAfter),
    deniesBefore: pattern(deniesBefore),
    reassures: pattern(reassures, 'g'),
    rules: rules.map((rule) => ({
      class: rule.class,
      act: pattern(rule.needs[0] ?? '(?!)', 'g'),
      needs: rule.needs.map((need) => pattern(need)),
      unless: (rule.unless ?? []).map((one) => pattern(one)),
      asWritten: rule.asWritten ?? false,
    })),
  };
}

/** `newborn’s` is `newborn`. */
const withoutGenitive = (text: string) => text.replace(/(?<=[a-z])['’]s(?![a-z?])/gu, '');

/** Texts are folded before they are looked at: a pattern spells as they do. Its escapes stay. */
const foldPattern = (text: string) =>
  text
    .split(/(\\\w|\{\d+,?\d*\})/u)
    .map((part, at) => (at % 2 === 1 ? part : withoutGenitive(foldText(part))))
    .join('');
