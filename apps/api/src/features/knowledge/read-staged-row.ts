import { shownCell } from '@udaya/core/files/csv-file';
import { rowBandsOf } from '@udaya/core/knowledge/age-band';
import { type EntryFinding, lintEntry } from '@udaya/core/knowledge/lint-entry';
import { templateKindOf } from '@udaya/core/knowledge/text-keys';
import {
  ageBandNamed,
  isReviewCell,
  passageKindNamed,
  planetNamed,
  stagedKey,
  textFault,
  wordingNamed,
  wrongTags,
} from '@udaya/core/knowledge/upload-cells';
import {
  type Heading,
  textColumns,
  type UploadCause,
  type UploadColumn,
  uploadColumns,
} from '@udaya/core/knowledge/upload-file';
import { hasPiledMarks, isOneLine } from '@udaya/core/one-line';
import { strayPlaceholders } from '@udaya/core/reports/fill-name';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { TableRow } from '../../platform/csv/read-rows.ts';
import type { KnowledgeBase } from './store.ts';
import type { FoundError, RowToCopy } from './store-staging.ts';

/** What the checklist finds in a text without refusing it. */
export interface FoundNote {
  rowNo: number;
  columnNo: number;
  finding: EntryFinding;
}

interface CellError {
  cause: UploadCause;
  value: string;
  detail?: string;
}

/** A row as it is kept, and what is wrong with its cells whatever stands in other rows. */
export function readRow(
  { kind, at, names }: Heading,
  reportType: ReportType,
  { rowNo, cells }: TableRow,
  sent: number,
): { row: RowToCopy; errors: FoundError[] } {
  const errors: FoundError[] = [];
  let width = Math.max(sent, cells.length);
  // Empty cells after the last column are a spreadsheet's.
  while (width > names.length && width <= cells.length && cells[width - 1] === '') width -= 1;
  if (width !== names.length)
    errors.push({
      rowNo,
      columnNo: Math.min(width, names.length) + (width < names.length ? 1 : 0),
      cause: 'cells',
      value: String(width),
      detail: String(names.length),
    });
  const own: Partial<Record<UploadColumn, string>> = {};
  for (const { name } of uploadColumns[kind]) {
    const index = at[name];
    const cell = index === undefined ? undefined : cells[index];
    if (index === undefined || cell === undefined) continue;
    const error = errorOf(name, cell, reportType);
    if (error) errors.push({ rowNo, columnNo: index + 1, ...error });
    own[name] = shownCell(describeCell(name, cell));
  }
  const taken = new Set(Object.values(at));
  const others = cells.flatMap((cell, index) =>
    taken.has(index) || cell === '' ? [] : [[index, shownCell(cell)] as const],
  );
  return {
    row: {
      rowNo,
      planet: own.planet ?? null,
      position: own.position ?? null,
      title: own.descriptionTitle ?? null,
      key: own.key ?? null,
      text: own[textColumns[kind].text] ?? null,
      ageBand: own.ageBand ?? null,
      tags: own.tags ?? null,
      reviewed: own.reviewed ?? null,
      kind: own.kind ?? null,
      wording: own.wording ?? null,
      others: others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
    },
    errors,
  };
}

/** A cell as it is meant, where it may be written in more than one way. */
function describeCell(name: UploadColumn, cell: string): string {
  if (name === 'planet') return planetNamed(cell) ?? cell;
  if (name === 'ageBand') return ageBandNamed(cell) ?? cell;
  return cell;
}

function errorOf(name: UploadColumn, cell: string, reportType: ReportType): CellError | undefined {
  if (!isOneLine(cell) || hasPiledMarks(cell)) return { cause: 'characters', value: shownCell(cell) };
  switch (name) {
    case 'descriptionTitle':
    case 'description':
    case 'text':
      return textError(cell);
    case 'key':
      return templateKindOf(cell) ? undefined : { cause: 'key', value: cell };
    case 'ageBand':
      return bandError(cell, reportType);
    case 'tags': {
      const [wrong] = cell === '' ? [] : wrongTags(cell);
      return wrong === undefined ? undefined : { cause: 'tag', value: cell, detail: wrong };
    }
    case 'kind':
      return kindError(cell, reportType);
    case 'wording':
      return wordingNamed(cell) === undefined ? { cause: 'wording', value: cell } : undefined;
    case 'reviewed':
      return isReviewCell(cell) ? undefined : { cause: 'reviewed', value: cell };
    default:
      return undefined;
  }
}

function textError(cell: string): CellError | undefined {
  const fault = textFault(cell);
  if (fault) return { cause: fault, value: cell };
  if (!cell.includes('{') && !cell.includes('}')) return undefined;
  const [stray] = strayPlaceholders(cell);
  return stray === undefined ? undefined : { cause: 'placeholder', value: stray };
}

function bandError(cell: string, reportType: ReportType): CellError | undefined {
  const band = ageBandNamed(cell);
  if (band === undefined) return { cause: 'ageBand', value: cell };
  return band === '' || rowBandsOf(reportType).includes(band)
    ? undefined
    : { cause: 'ageBand', value: cell, detail: reportType };
}

/** Only a child's report says apart what helps. */
function kindError(cell: string, reportType: ReportType): CellError | undefined {
  const kind = passageKindNamed(cell);
  if (kind === undefined) return { cause: 'kind', value: cell };
  return kind === 'help' && reportType !== 'Child'
    ? { cause: 'kind', value: cell, detail: reportType }
    : undefined;
}

/** What the checklist finds in a row's texts. */
export function lintRow(
  { kind, at }: Heading,
  { reportType, lang }: KnowledgeBase,
  { rowNo, title, text, ...place }: RowToCopy,
): { errors: FoundError[]; notes: FoundNote[] } {
  const columns = { descriptionTitle: textColumns[kind].title, description: textColumns[kind].text };
  const readable = (name: UploadColumn | undefined, cell: string | null) => {
    const column = uploadColumns[kind].find((one) => one.name === name);
    const max = column && 'max' in column ? column.max : 0;
    return cell !== null && cell.length <= max ? cell : '';
  };
  const texts = {
    title: readable(columns.descriptionTitle, title),
    text: readable(columns.description, text),
  };
  if (texts.title === '' && texts.text === '') return { errors: [], notes: [] };
  const row = { ...stagedKey(place), ...texts };
  const placed = lintEntry(reportType, row, lang).flatMap((finding) => {
    const column = columns[finding.field];
    const index = column && at[column];
    return index === undefined ? [] : [{ rowNo, columnNo: index + 1, finding }];
  });
  return {
    errors: placed
      .filter(({ finding }) => finding.refused)
      .map(({ columnNo, finding: { rule, words, subject } }) => ({
        rowNo,
        columnNo,
        cause: rule === 'harmful' || rule === 'banned' ? rule : ('unsafe' as const),
        value: words,
        detail: subject,
      })),
    notes: placed.filter(({ finding }) => !finding.refused),
  };
}
