import type { RowAgeBand } from '../knowledge/age-band.ts';
import type { TextRow } from '../knowledge/curated-text.ts';
import { rowsOf } from '../knowledge/lint-texts.ts';
import { isHelp, isPassageKey } from '../knowledge/passage-keys.ts';
import { rowIdOf, templateKindOf } from '../knowledge/text-keys.ts';
import type { ReportType } from '../reports/report-types.ts';
import {
  type DraftGroup,
  type DraftKind,
  type DraftLanguage,
  type TurnedLanguage,
  turnedLanguages,
} from './draft-words.ts';

/** The place that a draft is for. */
export interface DraftSlot {
  reportType: ReportType;
  key: string;
  ageBand: RowAgeBand;
  lang: DraftLanguage;
}

/** What a draft is made from, where it is made from a text. */
export type DraftSource = Pick<TextRow, 'title' | 'text' | 'tags'>;

/** What is drafted for a place. */
export function draftKindOf({ key, lang }: Pick<DraftSlot, 'key' | 'lang'>): DraftKind {
  if (lang !== 'en') return 'language';
  if (isPassageKey(key)) return 'band';
  return templateKindOf(key) === 'bridge' ? 'bridge' : 'frame';
}

/** The group that a place is asked for in. */
export function draftGroupOf(slot: Pick<DraftSlot, 'key' | 'lang'>): DraftGroup {
  const kind = draftKindOf(slot);
  return kind === 'language' ? (slot.lang as TurnedLanguage) : kind;
}

/** What tells one place of a report type from another. */
export const slotIdOf = ({ key, ageBand, lang }: Omit<DraftSlot, 'reportType'>): string =>
  `${lang} ${rowIdOf({ key, ageBand })}`;

/** The active texts of a report type, found by their place. */
export class BaseTexts {
  readonly rows: readonly TextRow[];
  readonly #byId: ReadonlyMap<string, TextRow>;

  constructor(rows: readonly TextRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [rowIdOf(row), row]));
  }

  at(key: string, ageBand: RowAgeBand): TextRow | undefined {
    return this.#byId.get(rowIdOf({ key, ageBand }));
  }
}

/** What a draft for a place is made from: the portrait of what helps at an age, the English text of one in another language. */
export function draftSourceOf(slot: Omit<DraftSlot, 'reportType'>, held: BaseTexts): DraftSource | undefined {
  const kind = draftKindOf(slot);
  if (kind === 'language') return held.at(slot.key, slot.ageBand);
  return kind === 'band' ? held.at(slot.key, '') : undefined;
}

/** Whether a draft can be made for a place: it has none yet, and where it is made from a text, that is there. */
export function canBeDrafted(slot: DraftSlot, held: BaseTexts): boolean {
  if (slot.lang !== 'en') return held.at(slot.key, slot.ageBand) !== undefined;
  const isRow = rowsOf(slot.reportType).some((row) => rowIdOf(row) === rowIdOf(slot));
  if (!isRow || held.at(slot.key, slot.ageBand)) return false;
  return !isPassageKey(slot.key) || (isHelp(slot) && held.at(slot.key, '') !== undefined);
}

/** What of a source a draft hangs on, as one text: whoever hashes it knows whether it is still the same. */
export const sourceLetters = ({ reportType, key }: DraftSlot, source: DraftSource | undefined): string =>
  JSON.stringify([
    reportType,
    key,
    source?.title ?? '',
    source?.text ?? '',
    [...(source?.tags ?? [])].sort(),
  ]);

/**
 * The places of a report type that have no text and can be drafted: in English what a whole knowledge base has, in other languages the
 * passages. `key` narrows it to one key, of the template in other languages too. `isKnown` says of what was turned into a language already.
 */
export function listMissing(
  reportType: ReportType,
  held: BaseTexts,
  isKnown: (slot: DraftSlot) => boolean,
  key?: string,
): DraftSlot[] {
  const english = rowsOf(reportType)
    .filter((row) => key === undefined || row.key === key)
    .filter(
      (row) =>
        !held.at(row.key, row.ageBand) &&
        (!isPassageKey(row.key) || (isHelp(row) && held.at(row.key, '') !== undefined)),
    )
    .map((row): DraftSlot => ({ reportType, ...row, lang: 'en' }));
  const turned = turnedLanguages.flatMap((lang) =>
    held.rows
      .filter((row) => (key === undefined ? isPassageKey(row.key) : row.key === key))
      .map((row): DraftSlot => ({ reportType, key: row.key, ageBand: row.ageBand, lang }))
      .filter((slot) => !isKnown(slot)),
  );
  return [...english, ...turned];
}
