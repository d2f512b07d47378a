import { foldName, spellingKey } from './fold-name.ts';
import type { AskedName } from './store.ts';

/** What somebody typed into the place field, taken apart. */
export interface PlaceText {
  /** All that stands before the first comma. */
  asked: AskedName;
  /** Words after the first comma: of the district, state or country. */
  area: string[];
  /** Where there is no comma: every way to read the words as a name and then words of its area, the longest name first. */
  splits: { asked: AskedName; area: string[] }[];
}

/** One or two letters begin far too many names: such a text is a whole name, whatever stands behind it. */
export const shortestBeginning = 3;

/** Reads 'Leh', 'Goa ' (a whole word), 'Leh Lad', 'Salem, Tamil Nadu'. */
export function readPlaceText(text: string): PlaceText {
  const [before = '', ...after] = text.split(',');
  const folded = foldName(before);
  const words = folded.split(' ');
  const splits =
    after.length > 0
      ? []
      : words.slice(1).map((_, index) => ({
          asked: askedName(words.slice(0, index + 1).join(' ')),
          area: words.slice(index + 1),
        }));
  return {
    asked: {
      ...askedName(folded),
      whole: after.length > 0 || /\s$/.test(before) || folded.length < shortestBeginning,
    },
    area: foldName(after.join(' ')).split(' ').filter(Boolean),
    splits: splits.slice(0, 8).reverse(),
  };
}

/** Whether each word begins a word of the area, which has a space before every word. */
export function liesIn(area: string, words: readonly string[]): boolean {
  return words.every((word) => area.includes(` ${word}`));
}

function askedName(folded: string): AskedName {
  return { folded, spelling: spellingKey(folded), whole: true };
}
