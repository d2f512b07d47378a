import type { Passage } from '@udaya/core/knowledge/passage';

type Text = Omit<Passage, 'reportType'>;

/** How many entries new texts add, change, find equal and leave alone. */
export interface TextCounts {
  added: number;
  changed: number;
  same: number;
  leftAlone: number;
}

/** What new texts are against those that are held: those that are not there yet, and the counts of all. */
export function compareTexts<T extends Text>(
  held: readonly Text[],
  brought: readonly T[],
): { texts: T[]; counts: TextCounts } {
  const heldByPair = new Map(held.map((text) => [pairOf(text), text]));
  const earlier = (text: Text) => heldByPair.get(pairOf(text));
  const added = brought.filter((text) => !earlier(text));
  const changed = brought.filter((text) => isAnother(text, earlier(text)));
  const counts = {
    added: added.length,
    changed: changed.length,
    same: brought.length - added.length - changed.length,
    leftAlone: held.length - (brought.length - added.length),
  };
  return { texts: [...added, ...changed], counts };
}

/** What tells one entry of a knowledge base from another. */
export const pairOf = ({ planet, position }: Pick<Text, 'planet' | 'position'>) => `${planet} ${position}`;

const isAnother = (text: Text, held: Text | undefined) =>
  held !== undefined && (held.title !== text.title || held.description !== text.description);
