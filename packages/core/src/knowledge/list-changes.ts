import type { TextRow } from './curated-text.ts';
import { byKey, rowIdOf } from './text-keys.ts';

/** How one row differs between two states of a knowledge base; `before` or `after` is null where it stands in one of them only. */
export interface TextChange<T extends TextRow = TextRow> extends Pick<TextRow, 'key' | 'ageBand'> {
  kind: 'added' | 'changed' | 'removed';
  before: T | null;
  after: T | null;
}

/** What differs between two states of a knowledge base, in the order of their keys, and how many rows are equal. */
export function listChanges<T extends TextRow>(
  before: readonly T[],
  after: readonly T[],
): { changes: TextChange<T>[]; same: number } {
  const earlier = new Map(before.map((row) => [rowIdOf(row), row]));
  const later = new Set(after.map(rowIdOf));
  const added = after.filter((row) => !earlier.has(rowIdOf(row)));
  const removed = before.filter((row) => !later.has(rowIdOf(row)));
  const changed = after.flatMap((row): TextChange<T>[] => {
    const old = earlier.get(rowIdOf(row));
    return old && !saysTheSame(old, row)
      ? [{ ...placeOf(row), kind: 'changed', before: old, after: row }]
      : [];
  });
  const changes: TextChange<T>[] = [
    ...added.map((row) => ({ ...placeOf(row), kind: 'added' as const, before: null, after: row })),
    ...changed,
    ...removed.map((row) => ({ ...placeOf(row), kind: 'removed' as const, before: row, after: null })),
  ];
  return { changes: changes.sort(byKey), same: after.length - added.length - changed.length };
}

type Said = Pick<TextRow, 'title' | 'text' | 'tags' | 'reviewed' | 'source'>;

/** Whether two rows are equal to the letter, claim the same, and both may be used or neither; on which day they were read is no matter. */
export function saysTheSame(one: Said, other: Said): boolean {
  return (
    one.title === other.title &&
    one.text === other.text &&
    [...one.tags].sort().join() === [...other.tags].sort().join() &&
    (one.reviewed === '') === (other.reviewed === '') &&
    // What a file does not say of it may be as it is.
    (one.source === undefined || other.source === undefined || one.source === other.source)
  );
}

const placeOf = ({ key, ageBand }: TextRow) => ({ key, ageBand });
