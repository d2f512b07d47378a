import type { Planet } from '@udaya/astro/planets';

/** What stands first, whatever it weighs: feelings, and how the world is met. */
const first: readonly Planet[] = ['Moon', 'Ascendant'];

/** Areas that belong together: confidence and energy, learning and fairness, friends and patience, wishes and letting go. */
const pairs: readonly (readonly [Planet, Planet])[] = [
  ['Sun', 'Mars'],
  ['Mercury', 'Jupiter'],
  ['Venus', 'Saturn'],
  ['Rahu', 'Ketu'],
];

interface Weighed {
  planet: Planet;
  weight: number;
}

/** The order of a report's parts: Moon and Ascendant, then pair by pair, the pair with the heaviest part first, and in each the heavier. */
export function orderStatements<T>(all: readonly T[], weighedOf: (one: T) => Weighed): T[] {
  const of = (planets: readonly Planet[]) =>
    planets.flatMap((planet) => all.filter((one) => weighedOf(one).planet === planet));
  // What is not there weighs less than a node.
  const weight = (one: T | undefined) => (one ? weighedOf(one).weight : -1);
  const groups = pairs.map((pair) => of(pair).sort((one, other) => weight(other) - weight(one)));
  const ordered = groups.sort(([a, b], [c, d]) => weight(c) - weight(a) || weight(d) - weight(b));
  return [...of(first), ...ordered.flat()];
}
