import type { Planet } from '@udaya/astro/planets';
import type { Area } from '../../knowledge/areas.ts';
import { type Pole, poleOf, type Tag, type Trait, traitOf, traits } from '../../knowledge/traits.ts';

/** What a part of a report claims. The page of the lunar mansion is read last, and speaks of the Moon's area. */
export interface Claim {
  area: Area;
  planet: Planet | 'mansion';
  weight: number;
  /** The window of the birth time leaves it open. */
  open?: boolean;
  tags: readonly Tag[];
}

/** A trait of which parts claim both poles. */
export interface Contradiction {
  trait: Trait;
  /** What the parts of each pole weigh together. */
  plus: number;
  minus: number;
  /** The pole that most of the report says: by weight, by the number of parts, and first. Undefined where none does. */
  led: Pole | undefined;
  /** The areas that claim one or the other, in the order of the report. */
  areas: Area[];
  /** The part with which it first comes up, and where that stands. */
  after: Planet | 'mansion';
  at: number;
}

/** How heavily a pole of a trait is claimed, and by whom. */
export function claimsOf(trait: Trait, pole: Pole, claims: readonly Claim[]): Claim[] {
  return claims.filter(({ tags }) => tags.some((tag) => traitOf(tag) === trait && poleOf(tag) === pole));
}

/** What some parts weigh together. */
export const weightOfAll = (claims: readonly Claim[]): number =>
  claims.reduce((sum, { weight }) => sum + weight, 0);

/** The traits that a report contradicts itself in, what weighs most first. Claims come in the order of the report. */
export function findContradictions(claims: readonly Claim[]): Contradiction[] {
  return traits
    .flatMap((trait) => contradictionIn(trait, claims) ?? [])
    .sort((one, other) => other.plus + other.minus - (one.plus + one.minus));
}

function contradictionIn(trait: Trait, claims: readonly Claim[]): Contradiction | undefined {
  const plus = claimsOf(trait, 'plus', claims);
  const minus = claimsOf(trait, 'minus', claims);
  const [onePlus, oneMinus] = [plus[0], minus[0]];
  if (!onePlus || !oneMinus) return undefined;
  const at = Math.max(claims.indexOf(onePlus), claims.indexOf(oneMinus));
  return {
    trait,
    plus: weightOfAll(plus),
    minus: weightOfAll(minus),
    led: ledBy(plus, minus, claims.indexOf(onePlus) < claims.indexOf(oneMinus)),
    areas: [
      ...new Set(claims.filter((one) => plus.includes(one) || minus.includes(one)).map(({ area }) => area)),
    ],
    after: (claims[at] ?? onePlus).planet,
    at,
  };
}

/** A bridge that says 'mostly' must not deny the part above it: what leads is heavier, said by several parts, and read first. */
function ledBy(plus: readonly Claim[], minus: readonly Claim[], plusFirst: boolean): Pole | undefined {
  const [lead, other] = plusFirst ? [plus, minus] : [minus, plus];
  if (lead.length < 2 || weightOfAll(lead) <= weightOfAll(other)) return undefined;
  return plusFirst ? 'plus' : 'minus';
}

/** Whether any of the parts claims the opposite of one of the tags. */
export function isContradicted(tags: readonly Tag[], claims: readonly { tags: readonly Tag[] }[]): boolean {
  return tags.some((tag) => {
    const trait = traitOf(tag);
    const opposite = trait && (poleOf(tag) === 'plus' ? (`-${trait}` as const) : (`+${trait}` as const));
    return opposite && claims.some((one) => one.tags.includes(opposite));
  });
}
