/** Counts below this are not shown by themselves: behind few reports stand single children. */
export const smallestCell = 10;

/** What was counted of one part of a whole, such as a branch. */
export interface Cell {
  id: string;
  count: number;
}

/** A breakdown that tells nothing of few. The whole is known to whoever reads it. */
interface Breakdown {
  /** Parts with their counts, the largest first. */
  shown: Cell[];
  /** Parts of which only is said that each has fewer than `smallestCell`. */
  few: string[];
  /** Parts that are told together, as one sum; undefined where there are none. */
  together: { ids: string[]; count: number } | undefined;
  /** Nothing can be broken down without telling of few. */
  tooFew: boolean;
}

/**
 * Breaks a whole down without showing what is below `smallestCell`. One hidden part alone would be the whole less what is shown, and parts
 * whose sum leaves a single possibility are as good as told: the smallest of the others then goes together with them.
 */
export function breakDown(cells: readonly Cell[]): Breakdown {
  const sorted = cells.toSorted((one, other) => other.count - one.count);
  if (sorted.every(({ count }) => count === 0 || count >= smallestCell))
    return { shown: sorted, few: [], together: undefined, tooFew: false };
  const shown = sorted.filter(({ count }) => count >= smallestCell);
  // In the order that they came in: another one would say which of them is more.
  const hidden = cells.filter(({ count }) => count < smallestCell);
  const sum = hidden.reduce((total, { count }) => total + count, 0);
  const toldApart = hidden.length > 1 && sum < hidden.length * (smallestCell - 1);
  if (toldApart) return { shown, few: hidden.map(({ id }) => id), together: undefined, tooFew: false };
  // Equal ones go with it, or which of them went would tell how large it is.
  const least = shown.at(-1)?.count ?? 0;
  const larger = shown.filter(({ count }) => count > least);
  // What is left to be told together would be the whole itself.
  if (larger.length === 0) return { shown: [], few: [], together: undefined, tooFew: true };
  const gone = cells.filter(({ count }) => count <= least);
  const ids = gone.map(({ id }) => id);
  const count = gone.reduce((total, one) => total + one.count, 0);
  return { shown: larger, few: [], together: { ids, count }, tooFew: false };
}
