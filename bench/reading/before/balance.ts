import { type Element, elements, type Mode, modes, readSign } from '../../../packages/astro/src/signs.ts';
import type { Position } from '../../../packages/core/src/knowledge/passage.ts';

/** How the points of a chart share themselves out over the elements and modes of the signs. */
export interface Balance {
  elements: Record<Element, number>;
  modes: Record<Mode, number>;
  /** The element with most points, or 'even' where none stands out by two. */
  strongElement: Element | 'even';
  /** The element with fewest points; the first of the traditional order where several share that. */
  quietElement: Element;
  strongMode: Mode | 'even';
}

/** Counts elements and modes over the signs (1 to 12) of a chart's points. */
export function balanceOf(positions: readonly Position[]): Balance {
  const byElement: Record<Element, number> = { fire: 0, earth: 0, air: 0, water: 0 };
  const byMode: Record<Mode, number> = { movable: 0, fixed: 0, dual: 0 };
  for (const position of positions) {
    const sign = readSign(position);
    byElement[sign.element] += 1;
    byMode[sign.mode] += 1;
  }
  return {
    elements: byElement,
    modes: byMode,
    strongElement: strongest(elements, byElement),
    quietElement: elements.reduce((quiet, one) => (byElement[one] < byElement[quiet] ? one : quiet)),
    strongMode: strongest(modes, byMode),
  };
}

function strongest<K extends string>(keys: readonly K[], counts: Record<K, number>): K | 'even' {
  const [first, second] = [...keys].sort((a, b) => counts[b] - counts[a]);
  return first && second && counts[first] - counts[second] >= 2 ? first : 'even';
}
