import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { saysTheSame } from '@udaya/core/knowledge/list-changes';
import { groupOfKey, isPassageKey } from '@udaya/core/knowledge/passage-keys';
import { rowIdOf } from '@udaya/core/knowledge/text-keys';
import type { RowPlace } from './store.ts';

/** How many texts a file adds, changes, takes out, finds equal and leaves alone. */
export interface TextCounts {
  added: number;
  changed: number;
  removed: number;
  same: number;
  leftAlone: number;
}

/** What new texts are against those that are held. */
export interface TextComparison<T extends TextRow> {
  /** Those that are not there yet. */
  texts: T[];
  /** The rows that are no longer active. */
  gone: RowPlace[];
  counts: TextCounts;
}

/**
 * Compares new texts with those that are held. `replacesBands`: they were written to stand alone, so whatever else is held of their pairs
 * or under their keys goes: portraits and helps of single ages, and further wordings. What is left alone is counted among the texts of their kind, passages or template.
 */
export function compareTexts<T extends TextRow>(
  held: readonly TextRow[],
  brought: readonly T[],
  { replacesBands = false }: { replacesBands?: boolean } = {},
): TextComparison<T> {
  const heldById = new Map(held.map((row) => [rowIdOf(row), row]));
  const ids = new Set(brought.map(rowIdOf));
  const groups = new Set(brought.map(({ key }) => groupOfKey(key)));
  const added = brought.filter((row) => !heldById.has(rowIdOf(row)));
  const changed = brought.filter((row) => isAnother(row, heldById.get(rowIdOf(row))));
  const gone = replacesBands
    ? held.filter((row) => groups.has(groupOfKey(row.key)) && !ids.has(rowIdOf(row)))
    : [];
  const kinds = new Set(brought.map(({ key }) => isPassageKey(key)));
  const ofKind = held.filter(({ key }) => kinds.has(isPassageKey(key)));
  const counts = {
    added: added.length,
    changed: changed.length,
    removed: gone.length,
    same: brought.length - added.length - changed.length,
    leftAlone: ofKind.length - gone.length - (brought.length - added.length),
  };
  return { texts: [...added, ...changed], gone: gone.map(({ key, ageBand }) => ({ key, ageBand })), counts };
}

const isAnother = (row: TextRow, held: TextRow | undefined) => held !== undefined && !saysTheSame(held, row);
