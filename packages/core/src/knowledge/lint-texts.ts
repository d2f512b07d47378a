import { fillPronouns, strayPlaceholders } from '../reports/fill-name.ts';
import type { ReportType } from '../reports/report-types.ts';
import { childBands, type RowAgeBand } from './age-band.ts';
import { countWords, sentencesOf } from './count-words.ts';
import { isReviewMark, type TextRow } from './curated-text.ts';
import { bannedIn } from './lint-entry.ts';
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
import { rowIdOf, type TemplateKind, templateKeysOf, templateKinds } from './text-keys.ts';
import { wordsOfShipped } from './text-lengths.ts';
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
    ...rowErrors(reportType, rows),
    ...rows.flatMap((row) => textErrors(reportType, row).map((error) => ({ row: nameOf(row), error }))),
    ...sharedSentences(rows),
  ];
}

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

function rowErrors(reportType: ReportType, rows: readonly TextRow[]): TextError[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(rowIdOf(row), (counts.get(rowIdOf(row)) ?? 0) + 1);
  const wanted = rowsOf(reportType);
  const known = new Set(wanted.map(rowIdOf));
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

function textErrors(reportType: ReportType, row: TextRow): string[] {
  const { key, title, tags, reviewed } = row;
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
  const { min, max } = wordsOfShipped(reportType, row);
  if (words < min || words > max) errors.push(`has ${words} words instead of ${min} to ${max}`);
  if (text !== text.trim() || /\s{2}|[\n\t<>]/.test(text)) errors.push('has untidy white space or markup');
  if (!isReviewMark(reviewed)) errors.push('was not read against the checklist');
  if (new Set(tags.map(traitOf)).size < tags.length) errors.push('claims a trait twice');
  if (!isPassageKey(key)) return errors;
  if (title.length < titleLength.min || title.length > titleLength.max)
    errors.push(`has a title of ${title.length} characters`);
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
