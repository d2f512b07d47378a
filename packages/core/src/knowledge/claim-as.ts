import type { TextRow } from './curated-text.ts';
import { rowIdOf } from './text-keys.ts';

/** Texts of a language with the claims of the rows of the first one that they say the same as. */
export function claimAs<T extends TextRow>(texts: readonly T[], base: readonly TextRow[]): T[] {
  const claims = new Map(base.map((row) => [rowIdOf(row), row.tags]));
  return texts.map((row) => ({ ...row, tags: claims.get(rowIdOf(row)) ?? [] }));
}
