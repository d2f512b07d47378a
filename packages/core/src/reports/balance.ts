import { type Planet, planets } from '@udaya/astro/planets';
import { type Element, elements, type Mode, modes, readSign } from '@udaya/astro/signs';
import { weightOf } from './composing/weigh.ts';
import { isSettled, type ReportFacts, signsOf } from './report-facts.ts';

/** How the weight of a chart shares itself out over the elements and modes of the signs. */
export interface Balance {
  elements: Record<Element, number>;
  modes: Record<Mode, number>;
  /** The element that weighs most, or 'even' where none stands out by two. */
  strongElement: Element | 'even';
  /** The element of which there is least; null where none is quiet enough to be called so. */
  quietElement: Element | null;
  strongMode: Mode | 'even';
}

/** What an element that is called quiet weighs at most. */
const quietAtMost = 1;
const leading: readonly Planet[] = ['Sun', 'Moon', 'Ascendant'];

/**
 * Weighs elements and modes over the points of a chart that keep one sign over the window of the birth time. An element is quiet if it
 * weighs at most 1 and less than every other, and if neither Sun nor Moon nor Ascendant stands in it, or may: without an Ascendant none is.
 */
export function balanceOf(facts: ReportFacts): Balance {
  const byElement: Record<Element, number> = { fire: 0, earth: 0, air: 0, water: 0 };
  const byMode: Record<Mode, number> = { movable: 0, fixed: 0, dual: 0 };
  for (const planet of planets) {
    const point = facts.points[planet];
    if (!point || !isSettled(facts, planet)) continue;
    const { element, mode } = readSign(point.sign);
    byElement[element] += weightOf(planet, point.sign);
    byMode[mode] += weightOf(planet, point.sign);
  }
  return {
    elements: byElement,
    modes: byMode,
    strongElement: strongest(elements, byElement),
    quietElement: quietest(facts, byElement),
    strongMode: strongest(modes, byMode),
  };
}

function strongest<K extends string>(keys: readonly K[], weights: Record<K, number>): K | 'even' {
  const [first, second] = [...keys].sort((a, b) => weights[b] - weights[a]);
  return first && second && weights[first] - weights[second] >= 2 ? first : 'even';
}

function quietest(facts: ReportFacts, weights: Record<Element, number>): Element | null {
  const [least, next] = [...elements].sort((a, b) => weights[a] - weights[b]);
  const isKnown = leading.every((planet) => facts.points[planet]);
  if (!least || !next || !isKnown || weights[least] > quietAtMost || weights[least] === weights[next])
    return null;
  const mayStand = leading.some((planet) =>
    signsOf(facts, planet).some((sign) => readSign(sign).element === least),
  );
  return mayStand ? null : least;
}
