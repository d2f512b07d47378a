import { baseLocale, type Locale } from '../locale.ts';
import { fillPronouns, namePlaceholder, strayPlaceholders } from '../reports/fill-name.ts';
import type { ReportType } from '../reports/report-types.ts';
import { childBands, type RowAgeBand } from './age-band.ts';
import { countWords, sentencesOf } from './count-words.ts';
import { isReviewMark, sourceMark, type TextRow } from './curated-text.ts';
import { bannedIn } from './lint-entry.ts';
import { languageErrors } from './lint-language.ts';
import { type Planet, planets, positions } from './passage.ts';
import {
  isPassageKey,
  type PassageKind,
  type PassagePair,
  type PassageWording,
  passageKey,
  passageWordings,
  slotOf,
} from './passage-keys.ts';
import { findHarm } from './safety/find-harm.ts';
import { rowIdOf, type TemplateKind, templateKeysOf, templateKindOf, templateKinds } from './text-keys.ts';
import { inLanguage, wordsOfShipped } from './text-lengths.ts';
import { traitOf } from './traits.ts';
import { findUnsafeAdvice } from './unsafe-advice.ts';

const titleLength = { min: 1, max: 150 } as const;
const tagCount = { min: 2, max: 3 } as const;
/** Shorter sentences ("Wait.") may come again. */
const sharedWords = 4;

/** What is wrong with one row, in words for the person who edits it. */
export interface TextError {
  row: string;
  error: string;
}

/**
 * Every error of the texts that the product ships for a report type: rows that are missing, doubled or unknown, lengths, what
 * harms, banned subjects, unsafe advice, tags, marks of review, placeholders, and sentences that two of them share.
 */
export function lintTexts(reportType: ReportType, rows: readonly TextRow[]): TextError[] {
  return [
    ...rowErrors(rows, rowsOf(reportType)),
    ...errorsOf(rows, (row) => [...textErrors(reportType, row), ...claimErrors(row)]),
    ...sharedSentences(rows),
  ];
}

/** The texts that a language has of `base`, in the first: what they claim stands there, and one wording of each suffices. */
interface Translated {
  lang: Locale;
  rows: readonly TextRow[];
  base: readonly TextRow[];
  /** SHA-256 in hex. */
  sha256Of: (text: string) => string;
}

/** The same of the texts in another language: beside it what breaks the rules of the language, and what was written from an earlier text. */
export function lintLanguage(
  reportType: ReportType,
  { lang, rows, base, sha256Of }: Translated,
): TextError[] {
  const origins = new Map(base.map((row) => [rowIdOf(row), row]));
  const named = (text = '') => text.split(namePlaceholder).length;
  return [
    ...rowErrors(rows, rowsOfLanguage(reportType), new Set(origins.keys())),
    ...errorsOf(rows, (row) => {
      const origin = origins.get(rowIdOf(row));
      return [
        ...textErrors(reportType, row, lang),
        ...languageErrors(lang, `${row.title} ${row.text}`),
        ...(named(row.text) === named(origin?.text)
          ? []
          : ['names the reader where the first language does not, or not']),
        ...(origin && row.source === sourceMark(origin, sha256Of) ? [] : ['was written from another text']),
      ];
    }),
    ...sharedSentences(rows),
  ];
}

const errorsOf = (rows: readonly TextRow[], find: (row: TextRow) => string[]): TextError[] =>
  rows.flatMap((row) => find(row).map((error) => ({ row: nameOf(row), error })));

/** The rows that a whole knowledge base of another language has: the first wording of each text. */
export const rowsOfLanguage = (reportType: ReportType) => rowsOf(reportType).filter(isFirstWording);

/** Whether a row is the first wording of what it says: those that count from one begin with it, the others bear no number. */
function isFirstWording({ key }: Pick<TextRow, 'key'>): boolean {
  if (isPassageKey(key)) return !/ \d$/.test(key.replace(/^\S+ \d+/, ''));
  const kind = templateKindOf(key);
  return kind === 'opening' || kind === 'closing' ? key.endsWith('.1') : !isFurtherWording(kind, key);
}

const isFurtherWording = (kind: TemplateKind | undefined, key: string) =>
  (kind === 'bridge' || kind === 'glance' || kind === 'plan') && /\.\d$/.test(key);

/**
 * Moon and Ascendant change their sign within days or hours; the others stand in one for weeks or years, and the children of a class with
 * them, so their texts have further wordings.
 */
const inOneWording: readonly Planet[] = ['Moon', 'Ascendant'];

/** The portraits and helps of a pair. Those of no band serve a child from one to nine, a student, and a grown-up from thirty. */
function passagesOf(reportType: ReportType, pair: PassagePair): Pick<TextRow, 'key' | 'ageBand'>[] {
  const row = (kind: PassageKind, ageBand: RowAgeBand, wording: PassageWording = 1) => ({
    key: passageKey({ ...pair, kind, ageBand, wording }),
    ageBand,
  });
  if (reportType === 'Student') return [row('portrait', '')];
  if (reportType === 'Adult') return [row('portrait', ''), row('portrait', '18-29')];
  const wordings = inOneWording.includes(pair.planet) ? ([1] as const) : passageWordings;
  return [
    ...(['', '0', '10-14'] as const).flatMap((band) =>
      wordings.map((wording) => row('portrait', band, wording)),
    ),
    ...childBands.flatMap((band) => wordings.map((wording) => row('help', band, wording))),
  ];
}

/** The ages that texts of the template are written for: of a child a plan for each, and from ten on places of one's own. */
function bandsOfTemplate(reportType: ReportType, kind: TemplateKind): readonly RowAgeBand[] {
  if (reportType !== 'Child') return [''];
  if (kind === 'plan') return childBands;
  return kind === 'house' ? ['', '10-14'] : [''];
}

/** The rows that a whole knowledge base of a type has. */
export function rowsOf(reportType: ReportType): Pick<TextRow, 'key' | 'ageBand'>[] {
  return [
    ...planets.flatMap((planet) =>
      positions.flatMap((position) => passagesOf(reportType, { planet, position })),
    ),
    ...templateKinds.flatMap((kind) =>
      templateKeysOf(reportType, kind).flatMap((key) =>
        bandsOfTemplate(reportType, kind).map((ageBand) => ({ key, ageBand })),
      ),
    ),
  ];
}

const nameOf = ({ key, ageBand }: Pick<TextRow, 'key' | 'ageBand'>) => `${key} ${ageBand}`.trim();

/** `known` are the rows that may stand beside those that must. */
function rowErrors(
  rows: readonly TextRow[],
  wanted: readonly Pick<TextRow, 'key' | 'ageBand'>[],
  known: ReadonlySet<string> = new Set(wanted.map(rowIdOf)),
): TextError[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(rowIdOf(row), (counts.get(rowIdOf(row)) ?? 0) + 1);
  return [
    ...wanted.flatMap((row) => {
      const count = counts.get(rowIdOf(row)) ?? 0;
      return count === 1 ? [] : [{ row: nameOf(row), error: `stands ${count} times instead of once` }];
    }),
    ...rows
      .filter((row) => !known.has(rowIdOf(row)))
      .map((row) => ({ row: nameOf(row), error: 'is no row of this report type' })),
  ];
}

function textErrors(reportType: ReportType, row: TextRow, lang: Locale = baseLocale): string[] {
  const { key, title, reviewed } = row;
  const text = fillPronouns(row.text, 'Others');
  const whole = `${title}. ${text}`;
  const touched = [...findHarm(whole), ...bannedIn(key, text), ...findUnsafeAdvice(whole, reportType)];
  const inTitle = bannedIn('nakshatra.1', title);
  const errors = [
    ...touched.map(({ subject, words }) => `touches ${subject}: "${words}"`),
    ...inTitle.map(({ subject, words }) => `title touches ${subject}: "${words}"`),
    ...strayPlaceholders(`${title} ${row.text}`).map((found) => `has the placeholder "${found}"`),
  ];
  const words = countWords(text);
  const { min, max } = inLanguage(wordsOfShipped(reportType, row), lang);
  if (words < min || words > max) errors.push(`has ${words} words instead of ${min} to ${max}`);
  if (text !== text.trim() || /\s{2}|[\n\t<>]/.test(text)) errors.push('has untidy white space or markup');
  if (!isReviewMark(reviewed)) errors.push('was not read against the checklist');
  if (isPassageKey(key) && (title.length < titleLength.min || title.length > titleLength.max))
    errors.push(`has a title of ${title.length} characters`);
  return errors;
}

function claimErrors(row: TextRow): string[] {
  const { key, tags } = row;
  const errors: string[] = [];
  if (new Set(tags.map(traitOf)).size < tags.length) errors.push('claims a trait twice');
  if (!isPassageKey(key)) return errors;
  const claims = tags.filter(traitOf).length;
  const least = fewestClaims(row);
  if (claims < least || claims > tagCount.max)
    errors.push(`claims ${claims} traits instead of ${least} to ${tagCount.max}`);
  return errors;
}

/** What helps need claim nothing, and a baby cannot show all that a child can. */
function fewestClaims(row: Pick<TextRow, 'key' | 'ageBand'>): number {
  if (slotOf(row)?.kind === 'help') return 0;
  return row.ageBand === '0' ? 1 : tagCount.min;
}

const longSentencesOf = (text: string) =>
  sentencesOf(text).filter((sentence) => countWords(sentence) >= sharedWords);

function sharedSentences(rows: readonly TextRow[]): TextError[] {
  const first = new Map<string, TextRow>();
  return rows.flatMap((row) =>
    longSentencesOf(row.text).flatMap((sentence) => {
      const earlier = first.get(sentence);
      first.set(sentence, earlier ?? row);
      return earlier && earlier !== row
        ? [{ row: nameOf(row), error: `shares a sentence with ${nameOf(earlier)}: "${sentence}"` }]
        : [];
    }),
  );
}
