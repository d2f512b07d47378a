/** What of a text is no letter, beside the space: the same as in the database's `search_starts`. */
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~·–—‘’“”…।॥';
const shortest = 3;

/** How a text is looked for that was folded by the database's `search_fold`. */
export type TextSearch =
  /** One letter or two: where a word begins with them. */
  | { kind: 'start'; start: string }
  /** Anything else: wherever it stands. `terms` are among those of each text that holds it. */
  | { kind: 'part'; part: string; terms: string[] };

/**
 * How a part of a name is looked for in the index of all names. Three Latin letters in a row are found by their trigram; the terms
 * find what has none: symbols, words that begin within the part, and two characters side by side beyond ASCII.
 */
export function searchFor(part: string): TextSearch {
  const characters = [...part];
  const isLetter = (character: string | undefined) =>
    character !== undefined && character !== ' ' && !symbols.includes(character);
  if (characters.length < shortest && characters.every(isLetter)) return { kind: 'start', start: part };
  const terms = new Set<string>();
  const isBeyondAscii = /[^\0-\x7f]/.test(part);
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (symbols.includes(character)) terms.add(character);
    if (isBeyondAscii && next !== undefined) terms.add(`+${character}${next}`);
    // The part's first letters may stand within a word.
    if (index === 0 || !isLetter(character) || isLetter(characters[index - 1])) continue;
    terms.add(isLetter(next) ? `${character}${next}` : character);
  }
  return { kind: 'part', part, terms: [...terms] };
}

/** The characters that part words, for a pattern of the database: those that `searchFor` takes for no letters, and the space. */
export const wordBorders = `[ ${symbols.replace(/[\\\]^-]/g, '\\$&')}]`;
