import type { CuratedText } from '../../knowledge/curated-text.ts';
import { traits } from '../../knowledge/traits.ts';
import type { FindWording } from './choose-wording.ts';
import { type Claim, claimsOf, weightOfAll } from './find-contradictions.ts';

/** The rows of a report in a few lines. */
export interface DrawnGlance {
  strengths: CuratedText[];
  watch: CuratedText | undefined;
  helps: CuratedText | undefined;
}

const strengthsShown = 3;

/** Three strengths, one thing to watch and what helps with it: of what the report claims most heavily, never takes back, and is sure of. */
export function drawGlance(claims: readonly Claim[], findWording: FindWording): DrawnGlance {
  const poles = plainPoles(claims);
  const find = (kind: string, pole: string) => findWording(`${kind}.${pole}`);
  const strong = poles.filter((pole) => find('strength', pole)).slice(0, strengthsShown);
  const watched = poles.find((pole) => !strong.includes(pole) && find('watch', pole) && find('helps', pole));
  return {
    strengths: strong.flatMap((pole) => find('strength', pole) ?? []),
    watch: watched ? find('watch', watched) : undefined,
    helps: watched ? find('helps', watched) : undefined,
  };
}

/** What is claimed and nowhere contradicted, as `trait.pole`; the heaviest first, then what more parts say. */
function plainPoles(claims: readonly Claim[]): string[] {
  return traits
    .flatMap((trait) => {
      const [plus, minus] = [claimsOf(trait, 'plus', claims), claimsOf(trait, 'minus', claims)];
      if (plus.length > 0 === minus.length > 0) return [];
      const claimed = plus.length > 0 ? plus : minus;
      if (claimed.every(({ open }) => open)) return [];
      const pole = `${trait}.${plus.length > 0 ? 'plus' : 'minus'}`;
      return [{ pole, weight: weightOfAll(claimed), parts: claimed.length }];
    })
    .sort((one, other) => other.weight - one.weight || other.parts - one.parts)
    .map(({ pole }) => pole);
}
