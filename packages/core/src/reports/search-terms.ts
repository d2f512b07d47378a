/** What of a text is no letter, beside the space: the same as in the database's `search_terms`. */
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~·–—‘’“”…।॥';
const inARow = 3;

/** How a text is looked for: by terms that the database's `search_terms` makes of each text which holds it. */
export interface TextSearch {
  /** Whether a word has to begin with it; else it may stand anywhere. */
  isStart: boolean;
  terms: string[];
}

/**
 * How a part of a name is looked for in the index of all names: one letter or two where a word begins with them, anything
 * longer wherever it stands, by each three characters in a row, and a symbol or two by themselves. `part` is folded
 * (`foldText`) and not empty.
 */
export function searchFor(part: string): TextSearch {
  const characters = Array.from(part);
  if (characters.length >= inARow) {
    const rows = characters.slice(inARow - 1).map((_, at) => characters.slice(at, at + inARow).join(''));
    return { isStart: false, terms: [...new Set(rows)] };
  }
  const found = characters.filter((character) => symbols.includes(character));
  return found.length === 0
    ? { isStart: true, terms: [part] }
    : { isStart: false, terms: [...new Set(found)] };
}

/** Any character that parts words, as the database's patterns say it: a space, or what `searchFor` takes for a symbol. */
export const wordBorders = `[ ${symbols.replace(/[\\\]^-]/g, '\\$&')}]`;
