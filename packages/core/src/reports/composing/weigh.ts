import { type Dignity, dignityOf } from '@udaya/astro/dignities';
import type { Planet } from '@udaya/astro/planets';
import type { Position } from '../../knowledge/passage.ts';

const ownWeight: Record<Planet, number> = {
  Moon: 3,
  Ascendant: 3,
  Sun: 2,
  Mercury: 1,
  Venus: 1,
  Mars: 1,
  Jupiter: 1,
  Saturn: 1,
  Rahu: 0,
  Ketu: 0,
};
const byDignity: Record<Dignity, number> = { exalted: 1, own: 0.5, none: 0, fallen: -0.5 };

/** How much a planet in a sign counts: its own weight, more where it is exalted or at home, less where it is fallen. */
export function weightOf(planet: Planet, sign: Position): number {
  return ownWeight[planet] + standingOf(planet, sign);
}

/** What the sign adds to a planet's own weight: by how much this chart is unlike others in it. */
export function standingOf(planet: Planet, sign: Position): number {
  return byDignity[dignityOf(planet, sign)];
}
