import { planets } from '@udaya/astro/planets';
import type { Passage } from './passage.ts';

type Text = Omit<Passage, 'reportType'>;

/** How one entry differs between two states of a knowledge base; `before` or `after` is null where it stands in one of them only. */
export interface EntryChange<T extends Text = Text> extends Pick<Passage, 'planet' | 'position'> {
  kind: 'added' | 'changed' | 'removed';
  before: T | null;
  after: T | null;
}

/** What differs between two states of a knowledge base, in the order of planets and positions, and how many entries are equal. */
export function listChanges<T extends Text>(
  before: readonly T[],
  after: readonly T[],
): { changes: EntryChange<T>[]; same: number } {
  const earlier = new Map(before.map((text) => [pairOf(text), text]));
  const later = new Map(after.map((text) => [pairOf(text), text]));
  const added = after.filter((text) => !earlier.has(pairOf(text)));
  const removed = before.filter((text) => !later.has(pairOf(text)));
  const changed = after.flatMap((text): EntryChange<T>[] => {
    const old = earlier.get(pairOf(text));
    return old && !saysTheSame(old, text)
      ? [{ ...placeOf(text), kind: 'changed', before: old, after: text }]
      : [];
  });
  const changes: EntryChange<T>[] = [
    ...added.map((text) => ({ ...placeOf(text), kind: 'added' as const, before: null, after: text })),
    ...changed,
    ...removed.map((text) => ({ ...placeOf(text), kind: 'removed' as const, before: text, after: null })),
  ];
  return { changes: changes.sort(byPlace), same: after.length - added.length - changed.length };
}

/** Whether two texts are equal to the letter. */
export function saysTheSame(
  one: Pick<Text, 'title' | 'description'>,
  other: Pick<Text, 'title' | 'description'>,
): boolean {
  return one.title === other.title && one.description === other.description;
}

const pairOf = ({ planet, position }: Pick<Text, 'planet' | 'position'>) => `${planet} ${position}`;
const placeOf = ({ planet, position }: Text) => ({ planet, position });

const byPlace = (one: Pick<Text, 'planet' | 'position'>, other: Pick<Text, 'planet' | 'position'>) =>
  planets.indexOf(one.planet) - planets.indexOf(other.planet) || one.position - other.position;
