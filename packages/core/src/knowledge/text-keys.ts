import { skyPlanets } from '@udaya/astro/planets';
import { elements, modes } from '@udaya/astro/signs';
import { ageBands, type RowAgeBand } from './age-band.ts';
import { type Area, areas } from './areas.ts';
import { positions } from './passage.ts';
import { passageKeys } from './passage-keys.ts';
import { signKey, signs } from './signs.ts';
import { traits } from './traits.ts';

/** How many wordings an opening and a closing have, to choose from. */
export const wordings = [1, 2, 3] as const;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const worded = (keys: readonly string[]) =>
  keys.flatMap((key) => wordings.map((wording) => `${key}.${wording}`));

/** The key of the text that stands in an area of life while its passage is held. */
export function neutralKey(area: Area): string {
  return `neutral.${area}`;
}

/** The texts around the passages, by kind: every key that a file may name and that a whole knowledge base has. */
export const templateKeys = {
  opening: worded([
    ...positions.map((sign) => `opening.moon.${sign}`),
    ...[...elements, 'even'].map((element) => `opening.element.${element}`),
    'opening.plain',
  ]),
  closing: worded([
    ...[...modes, 'even'].map((mode) => `closing.mode.${mode}`),
    ...elements.map((element) => `closing.quiet.${element}`),
    'closing.last',
  ]),
  heading: areas.map((area) => `heading.${area}`),
  house: skyPlanets.flatMap((planet) => numbers(12).map((house) => `house.${planet}.${house}`)),
  navamsa: positions.map((sign) => `navamsa.${sign}`),
  nakshatra: numbers(27).map((nakshatra) => `nakshatra.${nakshatra}`),
  bridge: [
    ...traits.flatMap((trait) => ['plus', 'minus', 'even'].map((led) => `bridge.${trait}.${led}`)),
    'bridge.many',
  ],
  glance: ['strength', 'watch', 'helps'].flatMap((kind) =>
    traits.flatMap((trait) => [`${kind}.${trait}.plus`, `${kind}.${trait}.minus`]),
  ),
  plan: ['week', 'month'].flatMap((span) => areas.map((area) => `plan.${span}.${area}`)),
  /** What a child of an age is often able to do, and whom to ask where it is not. */
  sign: signs.map(({ sign }) => signKey(sign)),
  /** What stands in place of a part whose passage is held. */
  neutral: areas.map((area) => neutralKey(area)),
} as const;
export type TemplateKind = keyof typeof templateKeys;
export const templateKinds = Object.keys(templateKeys) as TemplateKind[];

const kindOfKey = new Map(
  Object.entries(templateKeys).flatMap(([kind, keys]) =>
    keys.map((key) => [key, kind as TemplateKind] as const),
  ),
);

/** The kind of a key of the template; undefined for anything else. */
export function templateKindOf(key: string): TemplateKind | undefined {
  return kindOfKey.get(key);
}

const keyOrder = new Map([...passageKeys, ...kindOfKey.keys()].map((key, index) => [key, index]));
const bandOrder = ['', ...ageBands];

/** Sorts rows as they are listed everywhere: passages by planet and position, then the template by kind; any age before the bands. */
export function byKey(
  one: { key: string; ageBand: RowAgeBand },
  other: { key: string; ageBand: RowAgeBand },
): number {
  const at = ({ key }: { key: string }) => keyOrder.get(key) ?? keyOrder.size;
  return at(one) - at(other) || bandOrder.indexOf(one.ageBand) - bandOrder.indexOf(other.ageBand);
}

/** What tells one row of a knowledge base from another. */
export const rowIdOf = ({ key, ageBand }: { key: string; ageBand: RowAgeBand }): string =>
  `${key}|${ageBand}`;
