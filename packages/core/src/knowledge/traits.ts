/**
 * What a text can claim of a person, each with two poles: what `plus` and `minus` say stands in `trait-words.ts`. Two texts that claim
 * opposite poles of a trait contradict each other, unless a bridge says how both are true.
 */
export const traits = [
  'company',
  'pace',
  'order',
  'talk',
  'feelings',
  'novelty',
  'audience',
  'rules',
  'finishing',
  'risk',
  'movement',
  'independence',
  'planning',
  'peace',
  'imagination',
  'sharing',
  'winning',
  'focus',
  'sensitivity',
  'holding',
] as const;
export type Trait = (typeof traits)[number];

/** The two ends of a trait. */
export type Pole = 'plus' | 'minus';

/** The months of a child's life, in whole ones, from which on a text can be meant. */
export const fromMonths = [3, 6, 9, 12, 15, 18, 24] as const;

/** What stands beside a text: what it claims (`+company`, `-pace`), and from which month of a child's life on it is meant (`from:9`). */
export type Tag = `${'+' | '-'}${Trait}` | `from:${(typeof fromMonths)[number]}`;

export const allTags: readonly Tag[] = [
  ...traits.flatMap((trait): Tag[] => [`+${trait}`, `-${trait}`]),
  ...fromMonths.map((month): Tag => `from:${month}`),
];
const known: ReadonlySet<string> = new Set(allTags);

/** Whether a word is a tag: a sign and one of the traits, or a month. */
export function isTag(word: string): word is Tag {
  return known.has(word);
}

/** The words of a cell of tags, as they stand; whether each is one is for `isTag` to say. */
export function tagWords(cell: string): string[] {
  return cell.split(/[\s,;]+/u).filter(Boolean);
}

/** The trait that a tag claims; undefined of a month. */
export const traitOf = (tag: Tag): Trait | undefined => traits.find((trait) => tag.slice(1) === trait);
export const poleOf = (tag: Tag): Pole => (tag.startsWith('+') ? 'plus' : 'minus');

/** Whether a text is meant for a child of so many whole months; null is no child, for whom months say nothing. */
export function isForMonths(tags: readonly Tag[], ageMonths: number | null): boolean {
  return (
    ageMonths === null || fromMonths.every((month) => month <= ageMonths || !tags.includes(`from:${month}`))
  );
}
