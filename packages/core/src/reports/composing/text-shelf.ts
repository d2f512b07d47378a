import { type ReaderBand, type RowAgeBand, servingBands } from '../../knowledge/age-band.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import { rowIdOf } from '../../knowledge/text-keys.ts';
import { isForMonths } from '../../knowledge/traits.ts';
import type { SourcedText } from '../report-content.ts';
import { onceFor } from './once-for.ts';

/** The rows of a knowledge base that a report may use, by what tells them apart. */
export interface TextShelf {
  /** The row of exactly this age band, empty for any age. */
  at(key: string, ageBand: RowAgeBand): CuratedText | undefined;
  /** The row for a reader of this band: the one of the band itself, of an older file's band around it, or for any age. */
  find(key: string, ageBand: ReaderBand | null): CuratedText | undefined;
  /** Whether the rows of a key are held: they are not among those that can be found. */
  isPaused(key: string): boolean;
}

/** Puts the rows in order. What nobody has read against the checklist, what is held and what is blank is not among them. */
const order = onceFor((texts: readonly CuratedText[]) => {
  const rows = new Map(
    texts
      .filter(({ reviewed, text, held }) => !held && reviewed !== '' && text.trim() !== '')
      .map((row) => [rowIdOf(row), row] as const),
  );
  const held = new Set(texts.filter((row) => row.held).map(({ key }) => key));
  return { rows, held };
});

/** The rows for a reader; of a child those alone that are meant for so many months. */
export function shelve(texts: readonly CuratedText[], ageMonths: number | null): TextShelf {
  const { rows, held } = order(texts);
  const at = (key: string, ageBand: RowAgeBand) => {
    const row = rows.get(rowIdOf({ key, ageBand }));
    return row && isForMonths(row.tags, ageMonths) ? row : undefined;
  };
  return {
    at,
    find: (key, ageBand) =>
      servingBands(ageBand)
        .map((band) => at(key, band))
        .find((row) => row !== undefined),
    isPaused: (key) => held.has(key),
  };
}

/** A row as a report keeps it. */
export function sourced({ key, ageBand, versionId, text }: CuratedText): SourcedText {
  return { key, ageBand, version: versionId, text };
}

/** The same of a row that there may not be. */
export const sourcedOrNull = (row: CuratedText | undefined): SourcedText | null =>
  row ? sourced(row) : null;
