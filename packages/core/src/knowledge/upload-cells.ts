import { type Planet, planets } from '@udaya/astro/planets';
import { monthNamed } from '../births/month-named.ts';
import { hasLostLetters } from '../files/csv-file.ts';
import type { ReportType } from '../reports/report-types.ts';
import { bandsOf, isAgeBand, type RowAgeBand } from './age-band.ts';
import { checklistVersion, isReviewMark } from './curated-text.ts';
import { positions } from './passage.ts';
import {
  type PassageKind,
  type PassageWording,
  passageKey,
  passageKinds,
  passageWordings,
  placeOfKey,
  usualKind,
} from './passage-keys.ts';
import { isTag, type Tag, tagWords, traitOf } from './traits.ts';

/** The most tags of one text. */
export const tagsMost = 5;

/** The planet that a cell names, in whatever case. */
export function planetNamed(text: string): Planet | undefined {
  const folded = text.toLowerCase();
  return planets.find((planet) => planet.toLowerCase() === folded);
}

/** The planets as a cell may name them. */
export const planetNames: readonly string[] = planets;

/** The positions as a cell may name them. */
export const positionNames: readonly string[] = positions.map(String);

/** What spreadsheets make of an age band when they take it for a day of the year, by the numbers of day and month. */
const bandsAsDays: Record<string, RowAgeBand> = {
  '1 2': '1-2',
  '3 5': '3-5',
  '6 9': '6-9',
  '10 14': '10-14',
};

/** The age band that a cell names, with whatever dash, or as a spreadsheet has spoilt it ("3-May"); undefined where it names none. */
export function ageBandNamed(cell: string): RowAgeBand | undefined {
  const plain = cell.replace(/\s*[-‐-―−]\s*/gu, '-').replace(/^'/, '');
  if (isAgeBand(plain)) return plain;
  const parts = plain.toLowerCase().split('-');
  const numbers = parts.map((part) => monthNamed(part) || Number(part));
  const ofDay = parts.length === 2 && parts.some((part) => monthNamed(part) > 0);
  return ofDay ? bandsAsDays[numbers.toSorted((a, b) => a - b).join(' ')] : undefined;
}

/** Whether texts of this report type are written for ages. */
export const hasAgeBands = (reportType: ReportType): boolean => bandsOf(reportType).length > 0;

/** The kind of a passage that a cell names; null where it leaves it open, undefined where it names none. */
export const passageKindNamed = (cell: string): PassageKind | null | undefined =>
  cell === '' ? null : passageKinds.find((kind) => kind === cell.toLowerCase());

/** The wording that a cell names, the first where it is empty; undefined where it names none. */
export const wordingNamed = (cell: string): PassageWording | undefined =>
  cell === '' ? 1 : passageWordings.find((wording) => String(wording) === cell);

/** What is wrong with a cell of tags: the words that are none, or those of a trait that is claimed twice; empty where nothing is. */
export function wrongTags(cell: string): string[] {
  const words = tagWords(withoutMark(cell));
  const unknown = words.filter((word) => !isTag(word));
  if (unknown.length > 0) return unknown;
  const tags = words.filter(isTag);
  const twice = tags.filter((tag, index) => tags.findIndex((one) => traitOf(one) === traitOf(tag)) < index);
  return twice.length > 0 ? twice : tags.slice(tagsMost);
}

/** The tags of a cell that is right. */
export const tagsIn = (cell: string): Tag[] => tagWords(withoutMark(cell)).filter(isTag);

/** Spreadsheets would calculate a cell that begins with a sign: files are written with an apostrophe before it. */
const withoutMark = (cell: string) => cell.replace(/^'/, '');

/** Why a text is not taken, wherever it is entered: a spreadsheet would calculate it, or lost its letters; undefined where it is. */
export function textFault(text: string): 'formula' | 'lettersLost' | undefined {
  if (/^[-=+@]/.test(text)) return 'formula';
  return hasLostLetters(text) ? 'lettersLost' : undefined;
}

/** Tags as a cell of a file holds them, safe from being calculated. */
export const tagsCell = (tags: readonly Tag[]): string => (tags.length > 0 ? `'${tags.join(' ')}` : '');

/** Whether a cell says when a text was read and against which version of the checklist there is; empty: not yet. */
export const isReviewCell = (cell: string): boolean =>
  cell === '' || (isReviewMark(cell) && Number(cell.split('/')[1]) <= checklistVersion);

/** The key and the age band that the cells of a row name, whether they are right or not. */
export function stagedKey({
  planet,
  position,
  key,
  ageBand,
  kind,
  wording,
}: Record<'planet' | 'position' | 'key' | 'ageBand' | 'kind' | 'wording', string | null>): {
  key: string;
  ageBand: RowAgeBand;
} {
  const band = ageBandNamed(ageBand ?? '') ?? '';
  const place = placeOfKey(`${planet} ${position}`);
  const named = place && {
    ...place,
    ageBand: band,
    kind: passageKindNamed(kind ?? '') ?? usualKind(band),
    wording: wordingNamed(wording ?? '') ?? 1,
  };
  return { key: named ? passageKey(named) : (key ?? `${planet} ${position}`), ageBand: band };
}
