import type { Planet } from './planets.ts';
import { readSign } from './signs.ts';

/** How a planet stands in a sign: where it is strongest, in a sign that it rules, where it is weakest, or none of these. */
export type Dignity = 'exalted' | 'own' | 'fallen' | 'none';

/**
 * The signs of exaltation (uccha) of the seven planets: Brihat Parashara Hora Shastra 3.49-50 (Santhanam's count), and the same in
 * Varahamihira's Brihat Jataka 1.13. A planet falls (nicha) in the seventh from it. The nodes have none here, since the texts differ.
 */
const exaltedIn: Partial<Record<Planet, number>> = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
};

/**
 * The dignity of a planet in a sign, 1 Mesha to 12 Meena, by the whole sign. Mercury in Kanya, which it rules, is exalted. The nodes and
 * the Ascendant have none. Own signs: Brihat Parashara Hora Shastra 4, as {@link readSign} has them.
 *
 * @throws RangeError for anything but a whole sign from 1 to 12.
 */
export function dignityOf(planet: Planet, sign: number): Dignity {
  const { lord } = readSign(sign);
  const exalted = exaltedIn[planet];
  if (sign === exalted) return 'exalted';
  if (lord === planet) return 'own';
  return exalted !== undefined && sign === ((exalted + 5) % 12) + 1 ? 'fallen' : 'none';
}
