import { planets } from '@udaya/astro/planets';
import type { UploadCheck, UploadError } from '@udaya/contract/uploads';
import { ageBands } from '@udaya/core/knowledge/age-band';
import { checklistVersion } from '@udaya/core/knowledge/curated-text';
import { fromMonths, traits } from '@udaya/core/knowledge/traits';
import { tagsMost } from '@udaya/core/knowledge/upload-cells';
import {
  type Heading,
  readHeading,
  type UploadCause,
  uploadCauses,
  uploadColumns,
  uploadRows,
} from '@udaya/core/knowledge/upload-file';
import { namePlaceholder } from '@udaya/core/reports/fill-name';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { describeBroken, longestRecord } from '../../platform/csv/read-rows.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { FoundNote } from './read-staged-row.ts';
import type { StoredUpload, StoredUploadError } from './store-uploads.ts';

const number = (value: number | string) => formatNumber(Number(value), currentLocale());
const columnNames = (_error: StoredUploadError, { kind }: Heading) =>
  uploadColumns[kind].map(({ name }) => name).join(', ');

interface Words {
  title: () => string;
  error: (error: StoredUploadError) => string;
  expected: (error: StoredUploadError, heading: Heading) => string;
  help?: () => string;
}

const words: Record<UploadCause, Words> = {
  quotes: {
    title: m.file_cause_quotes,
    error: ({ rowNo }) => describeBroken({ rowNo, why: 'quotes' }),
    expected: () => m.file_expected_quotes(),
  },
  rowTooLong: {
    title: m.file_cause_row_too_long,
    error: ({ rowNo }) => describeBroken({ rowNo, why: 'rowTooLong' }),
    expected: () => m.file_expected_row_too_long({ max: number(longestRecord) }),
  },
  columnMissing: {
    title: m.knowledge_upload_cause_column_missing,
    error: ({ value }) => m.knowledge_upload_error_column_missing({ name: value }),
    expected: columnNames,
  },
  columnUnknown: {
    title: m.knowledge_upload_cause_column_unknown,
    error: ({ value }) => m.knowledge_upload_error_column_unknown({ name: value }),
    expected: columnNames,
  },
  columnTwice: {
    title: m.knowledge_upload_cause_column_twice,
    error: ({ value }) => m.knowledge_upload_error_column_twice({ name: value }),
    expected: columnNames,
  },
  noRows: {
    title: m.knowledge_upload_cause_no_rows,
    error: m.knowledge_upload_error_no_rows,
    expected: () => m.knowledge_upload_expected_rows(),
  },
  tooManyRows: {
    title: m.knowledge_upload_cause_too_many_rows,
    error: m.knowledge_upload_error_too_many_rows,
    expected: () => m.knowledge_upload_expected_most_rows({ max: number(uploadRows) }),
  },
  cells: {
    title: m.file_cause_cells,
    error: ({ value, detail }) => m.file_error_cells({ found: number(value), count: number(detail) }),
    expected: ({ detail }) => m.file_expected_cells({ count: Number(detail) }),
    help: m.file_help_cells,
  },
  lettersLost: {
    title: m.file_cause_letters_lost,
    error: m.file_error_letters_lost,
    expected: () => m.file_expected_letters(),
    help: m.file_help_letters_lost,
  },
  planet: {
    title: m.knowledge_upload_cause_planet,
    error: ({ value }) =>
      value ? m.knowledge_upload_error_planet({ value }) : m.knowledge_upload_error_planet_empty(),
    expected: () => formatList(planets, currentLocale()),
  },
  position: {
    title: m.knowledge_upload_cause_position,
    error: m.knowledge_upload_error_position,
    expected: () => m.knowledge_upload_expected_position(),
  },
  key: {
    title: m.knowledge_upload_cause_key,
    error: ({ value }) =>
      value ? m.knowledge_upload_error_key({ value }) : m.knowledge_upload_error_key_empty(),
    expected: () => m.knowledge_upload_expected_key(),
  },
  ageBand: {
    title: m.knowledge_upload_cause_age_band,
    error: ({ value, detail }) =>
      detail
        ? m.knowledge_upload_error_age_band_type({ type: detail })
        : m.knowledge_upload_error_age_band({ value }),
    expected: ({ detail }) =>
      detail
        ? m.knowledge_upload_expected_no_age_band()
        : m.knowledge_upload_expected_age_band({ bands: ageBands.join(', ') }),
    help: m.knowledge_upload_help_age_band,
  },
  kind: {
    title: m.knowledge_upload_cause_kind,
    error: ({ value, detail }) =>
      detail
        ? m.knowledge_upload_error_kind_type({ type: detail })
        : m.knowledge_upload_error_kind({ value }),
    expected: () => m.knowledge_upload_expected_kind(),
  },
  wording: {
    title: m.knowledge_upload_cause_wording,
    error: ({ value }) => m.knowledge_upload_error_wording({ value }),
    expected: () => m.knowledge_upload_expected_wording(),
  },
  pairTwice: {
    title: m.knowledge_upload_cause_pair_twice,
    error: ({ value, detail }) => m.knowledge_upload_error_pair_twice({ pair: value, row: number(detail) }),
    expected: () => m.knowledge_upload_expected_pair_once(),
  },
  empty: {
    title: m.knowledge_upload_cause_empty,
    error: m.knowledge_upload_error_empty,
    expected: ({ detail }) => m.file_expected_text({ max: number(detail) }),
  },
  tooLong: {
    title: m.file_cause_too_long,
    error: ({ detail }) => m.file_error_too_long({ found: number(lengthsOf(detail).found) }),
    expected: ({ detail }) => m.file_expected_text({ max: number(lengthsOf(detail).max) }),
  },
  formula: {
    title: m.knowledge_upload_cause_formula,
    error: m.knowledge_upload_error_formula,
    expected: () => m.knowledge_upload_expected_formula(),
  },
  characters: {
    title: m.file_cause_characters,
    error: m.file_error_characters,
    expected: () => m.file_expected_characters(),
  },
  placeholder: {
    title: m.knowledge_upload_cause_placeholder,
    error: ({ value }) => m.knowledge_upload_error_placeholder({ value }),
    expected: () => m.knowledge_upload_expected_placeholder({ name: namePlaceholder }),
  },
  tag: {
    title: m.knowledge_upload_cause_tag,
    error: ({ detail }) => m.knowledge_upload_error_tag({ value: detail }),
    expected: () =>
      m.knowledge_upload_expected_tag({
        max: number(tagsMost),
        traits: traits.join(', '),
        months: fromMonths.join(', '),
      }),
    help: m.knowledge_upload_help_tag,
  },
  reviewed: {
    title: m.knowledge_upload_cause_reviewed,
    error: ({ value }) => m.knowledge_upload_error_reviewed({ value }),
    expected: () => m.knowledge_upload_expected_reviewed({ version: number(checklistVersion) }),
  },
  harmful: {
    title: m.knowledge_upload_cause_harmful,
    error: ({ detail }) =>
      m.knowledge_upload_error_harmful({ subject: m.knowledge_subject({ subject: detail }) }),
    expected: ({ value }) => m.knowledge_upload_expected_without({ words: value }),
  },
  banned: {
    title: m.knowledge_upload_cause_banned,
    error: ({ detail }) =>
      m.knowledge_upload_error_banned({ subject: m.knowledge_subject({ subject: detail }) }),
    expected: ({ value }) => m.knowledge_upload_expected_without({ words: value }),
  },
  unsafe: {
    title: m.knowledge_upload_cause_unsafe,
    error: ({ detail }) =>
      m.knowledge_upload_error_unsafe({ subject: m.knowledge_subject({ subject: detail }) }),
    expected: ({ value }) => m.knowledge_upload_expected_without({ words: value }),
  },
};

/** The length of a text that is too long, and how long it may be. */
function lengthsOf(detail: string): { found: string; max: string } {
  const [found = '0', max = '0'] = detail.split(' ');
  return { found, max };
}

/** An error as the page and the wire have it. */
export function describeError(
  error: StoredUploadError,
  { headings }: Pick<StoredUpload, 'headings'>,
): UploadError {
  const { rowNo, columnNo, cause, value } = error;
  const isName = cause === 'columnMissing';
  return {
    rowNo,
    columnNo,
    currentValue: isName ? '' : value,
    expectedValue: words[cause].expected(error, readHeading(headings)),
    description: words[cause].error(error),
    columnName: headings[columnNo - 1] ?? '',
    cause,
  };
}

/** What is wrong with a row, in one cell of the file that is given back. */
export function describeInFile(error: StoredUploadError, upload: Pick<StoredUpload, 'headings'>): string {
  const { columnName, description, expectedValue } = describeError(error, upload);
  return `${columnName ? `${columnName}: ` : ''}${description} (${expectedValue})`;
}

/** The causes of errors with their counts, those of the whole file first. */
export function describeCauses(
  counts: readonly { cause: UploadCause; count: number }[],
): UploadCheck['causes'] {
  return uploadCauses.flatMap((cause) => {
    const count = counts.find((one) => one.cause === cause)?.count ?? 0;
    const { title, help } = words[cause];
    return count > 0 ? [{ cause, title: title(), help: help?.() ?? '', count }] : [];
  });
}

/** What is worth a second look. */
export function describeNote({ rowNo, columnNo, finding }: FoundNote): UploadCheck['notes'][number] {
  const description =
    finding.rule === 'length'
      ? m.knowledge_upload_note_length({ count: Number(finding.words), ...finding.range })
      : m.knowledge_upload_note_markup({ words: finding.words });
  return { rowNo, columnNo, description };
}
