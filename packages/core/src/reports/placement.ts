import { type Planet, planets } from '@udaya/astro/planets';
import { type Position, positions } from '../knowledge/passage.ts';

export { planets, positions };

/** A planet in the position where a chart has it. */
export interface Placement {
  planet: Planet;
  position: Position;
}

/** A placement as a whole number from 1 to 120, by which reports are found. */
export function placementCode({ planet, position }: Placement): number {
  return planets.indexOf(planet) * positions.length + position;
}

/** The codes of everything that a chart holds. */
export function placementCodes(points: Partial<Record<Planet, { sign: Position }>>): number[] {
  return planets.flatMap((planet) => {
    const point = points[planet];
    return point ? [placementCode({ planet, position: point.sign })] : [];
  });
}

/**
 * Reads a placement as lists are asked for it: the planet as 'Moon' or with its position as 'Moon##4', the position once
 * more by itself. Answers which of the two is wrong where they name no placement, and undefined where none is asked for.
 */
export function readPlacement(
  planetText: string | undefined,
  positionText: string | undefined,
): Placement | 'planet' | 'position' | undefined {
  if (!planetText && !positionText) return undefined;
  const [name, inPlanet] = (planetText ?? '').split('##');
  const planet = planets.find((one) => one === name);
  if (!planet) return 'planet';
  const asked = [inPlanet, positionText].filter((one) => one !== undefined && one !== '');
  const position = positions.find((one) => String(one) === asked[0]);
  if (!position || asked.some((one) => one !== asked[0])) return 'position';
  return { planet, position };
}
