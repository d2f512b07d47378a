import type { Locale } from '../locale.ts';
import type { RowAgeBand } from './age-band.ts';
import type { Tag } from './traits.ts';

/**
 * One row of a knowledge base: a passage (`Sun 1`, `Rahu 4 portrait 2`; `passage-keys.ts`), or a text of the template around the passages
 * (`nakshatra.14`, `house.Venus.6`; `text-keys.ts`).
 */
export interface CuratedText {
  key: string;
  /** Empty: it fits any age. */
  ageBand: RowAgeBand;
  /** Of a passage; else empty. */
  title: string;
  text: string;
  /** What it claims. */
  tags: readonly Tag[];
  /** When it was read against the checklist, and against which version of that: `2026-11-22/2`. Empty: not yet, and no report uses it. */
  reviewed: string;
  /** Of a text in another language than the first: what it was written from (`sourceMark`), by which it is known to be outdated. */
  source?: string;
  lang: Locale;
  /** The version that brought it, and since when, an ISO instant. */
  versionId: number;
  versionDate: string;
  /** Its passage is held until it was reviewed: no report uses it, and a neutral text stands in its place. */
  held?: true;
}

/** A row as a file or an editor brings it, before it belongs to a version. */
export type TextRow = Omit<CuratedText, 'lang' | 'versionId' | 'versionDate' | 'held'>;

/** The mark of the text that others are written from: the beginning of its SHA-256, of title and text. */
export const sourceMark = (
  { title, text }: Pick<TextRow, 'title' | 'text'>,
  sha256Of: (text: string) => string,
): string => sha256Of(`${title}\n${text}`).slice(0, 12);

/** The version of the checklist in `docs/text-review.md`. */
export const checklistVersion = 3;

/** Whether a cell says when and against what a text was read: a day and the version of the checklist. */
export function isReviewMark(cell: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\/[1-9]\d?$/.test(cell);
}

/** The mark of what was read on a day, yyyy-MM-dd, against the checklist as it stands. */
export const reviewMarkOf = (day: string): string => `${day}/${checklistVersion}`;
