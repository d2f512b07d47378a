import { skyPlanets } from '@udaya/astro/planets';
import { elements, modes } from '@udaya/astro/signs';
import type { ReportType } from '../reports/report-types.ts';
import { ageBands, type RowAgeBand } from './age-band.ts';
import { type Area, areas, taskAreas } from './areas.ts';
import { positions } from './passage.ts';
import { passageKeys } from './passage-keys.ts';
import { signKey, signs } from './signs.ts';
import { traits } from './traits.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Texts that always had wordings count them from 1. */
const worded = (keys: readonly string[], count: number) =>
  keys.flatMap((key) => numbers(count).map((wording) => `${key}.${wording}`));
/** The first wording of a text that had but one stands under its bare key. */
const wordedFurther = (keys: readonly string[], count: number) =>
  keys.flatMap((key) => [key, ...worded([key], count).slice(1)]);

const mostWordings = 6;

/** The keys under which the wordings of a text may stand. */
export const wordingsOf = (key: string): string[] => [key, ...worded([key], mostWordings)];

/** The key of the text that stands in an area of life while its passage is held. */
export function neutralKey(area: Area): string {
  return `neutral.${area}`;
}

/** The texts around the passages, by kind: every key that a file may name. */
export const templateKeys = {
  opening: worded(
    [
      ...positions.map((sign) => `opening.moon.${sign}`),
      ...[...elements, 'even'].map((element) => `opening.element.${element}`),
      'opening.plain',
    ],
    3,
  ),
  closing: worded(
    [
      ...[...modes, 'even'].map((mode) => `closing.mode.${mode}`),
      ...elements.map((element) => `closing.quiet.${element}`),
      'closing.last',
    ],
    mostWordings,
  ),
  heading: areas.map((area) => `heading.${area}`),
  house: skyPlanets.flatMap((planet) => numbers(12).map((house) => `house.${planet}.${house}`)),
  navamsa: positions.map((sign) => `navamsa.${sign}`),
  nakshatra: numbers(27).map((nakshatra) => `nakshatra.${nakshatra}`),
  bridge: wordedFurther(
    [
      ...traits.flatMap((trait) => ['plus', 'minus', 'even'].map((led) => `bridge.${trait}.${led}`)),
      'bridge.many',
    ],
    3,
  ),
  glance: wordedFurther(
    ['strength', 'watch', 'helps'].flatMap((kind) =>
      traits.flatMap((trait) => [`${kind}.${trait}.plus`, `${kind}.${trait}.minus`]),
    ),
    2,
  ),
  plan: ['week', 'month'].flatMap((span) =>
    areas.flatMap((area) => wordedFurther([`plan.${span}.${area}`], taskAreas.includes(area) ? 2 : 1)),
  ),
  /** What a child of an age is often able to do, and whom to ask where it is not. */
  sign: signs.map(({ sign }) => signKey(sign)),
  /** What stands in place of a part whose passage is held. */
  neutral: areas.map((area) => neutralKey(area)),
} as const;
export type TemplateKind = keyof typeof templateKeys;
export const templateKinds = Object.keys(templateKeys) as TemplateKind[];

/** Signs are of a child, and so are further closings and tasks: children of one class are more alike than grown-ups. */
const ofChildAlone = (kind: TemplateKind, key: string) =>
  kind === 'sign' || (kind === 'closing' && /[456]$/.test(key)) || (kind === 'plan' && /\d$/.test(key));

/** The keys of a kind that a whole knowledge base of a type has. */
export function templateKeysOf(reportType: ReportType, kind: TemplateKind): readonly string[] {
  const keys: readonly string[] = templateKeys[kind];
  return reportType === 'Child' ? keys : keys.filter((key) => !ofChildAlone(kind, key));
}

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
