/** What a text may not do to a child, its family or its reader, by class. */
export const harmClasses = [
  'punishment',
  'infant care',
  'poison',
  'danger',
  'refused care',
  'stigma',
  'foretold harm',
  'remedy for sale',
] as const;
export type HarmClass = (typeof harmClasses)[number];

/**
 * What makes a sentence harmful: every one of `needs` is found in it, the first of them not taken back (`never`, `do not`), and none of `unless`.
 * Each is a part of a pattern over folded text, in which `{name}` stands for a group of words and `\w` for a letter of any script. With
 * `asWritten` a negation is part of the harm ("do not vaccinate") and takes nothing back.
 */
export interface HarmRule {
  class: HarmClass;
  needs: readonly string[];
  unless?: readonly string[];
  asWritten?: true;
}

/** The rules of one language, with what its grammar takes back. */
export interface HarmLanguage {
  letters: RegExp;
  groups: Readonly<Record<string, string>>;
  /** Phrases that only sound like harm, read as if they were not there: a cane chair, sugar cane. */
  aside: string;
  /** A negation may be part of the act's own word or phrase. */
  joined?: true;
  /** Words that take back what comes after them, or what came before, within their clause. */
  deniesAfter: string;
  deniesBefore: string;
  /** Negations that take nothing back: "no harm in", "do not hesitate to". */
  reassures: string;
  rules: readonly HarmRule[];
}
