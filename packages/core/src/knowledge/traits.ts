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

/** A claim as files write it: `+company`, `-pace`. */
export type Tag = `${'+' | '-'}${Trait}`;

const tagPattern = new RegExp(`^[+-](?:${traits.join('|')})$`);

/** Whether a word is a tag: a sign and one of the traits. */
export function isTag(word: string): word is Tag {
  return tagPattern.test(word);
}

/** The words of a cell of tags, as they stand; whether each is one is for `isTag` to say. */
export function tagWords(cell: string): string[] {
  return cell.split(/[\s,;]+/u).filter(Boolean);
}

export const traitOf = (tag: Tag): Trait => tag.slice(1) as Trait;
export const poleOf = (tag: Tag): Pole => (tag.startsWith('+') ? 'plus' : 'minus');
