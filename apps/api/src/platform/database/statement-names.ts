import { createHash } from 'node:crypto';

/** Each open connection keeps the plan of every name. */
const mostNames = 200;
/** Texts that were heard too seldom for a name; they are forgotten when there are more. */
const mostHeard = 1_000;
/** Who says a text for the third time will say it again. */
const heardBefore = 2;

/**
 * Texts that stay without a name. What is sought in a text or an array is planned by its value: a rare part of a name is found
 * otherwise than a frequent one. Lists of values make another text for each length.
 */
const unnamed = /\bsearch_fold\b|@>|\bin \(\$\d+, |\) values \(.*\), \(/is;

/**
 * Gives names to SQL texts that come again, the same name to the same text in every process, and undefined to all others. A
 * connection parses a named statement once, and plans it again only where that pays.
 */
export function openStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const heard = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNames) return name;
    const times = heard.get(text) ?? 0;
    if (times < heardBefore) {
      if (heard.size >= mostHeard) heard.clear();
      // What may not have one is heard of for ever, so that it is looked through only once.
      heard.set(text, times === 0 && unnamed.test(text) ? Number.NEGATIVE_INFINITY : times + 1);
      return undefined;
    }
    heard.delete(text);
    const given = nameOf(text);
    names.set(text, given);
    return given;
  };
}

/** The name of an SQL text: the same in every process. */
export function nameOf(text: string): string {
  return `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
