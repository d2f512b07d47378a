import type { BirthFindings } from '@udaya/contract/birth-imports';
import { type BirthCause, birthCauses } from '@udaya/core/births/import-words';
import { birthTypeWords } from '@udaya/core/births/read-birth-row';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { BirthImportRow, StoredError } from './store.ts';

/** The words for a cause: what its errors have in common, each error, what would be right, and how to mend it. */
interface CauseWords {
  title: () => string;
  error: (error: StoredError) => string;
  expected: (error: StoredError) => string;
  help?: () => string;
}

const number = (value: string) => formatNumber(Number(value), currentLocale());
const longest = (detail: string) => detail.split(' ')[1] ?? '0';

const words: Record<BirthCause, CauseWords> = {
  cells: {
    title: m.file_cause_cells,
    error: ({ value, detail }) => m.file_error_cells({ found: number(value), count: number(detail) }),
    expected: ({ detail }) => m.file_expected_cells({ count: Number(detail) }),
    help: m.file_help_cells,
  },
  consent: {
    title: m.import_cause_consent,
    error: m.import_error_consent,
    expected: m.import_expected_consent,
    help: m.import_help_consent,
  },
  consentUnclear: {
    title: m.import_cause_consent_unclear,
    error: m.import_error_consent_unclear,
    expected: m.import_expected_consent,
  },
  missing: {
    title: m.import_cause_missing,
    error: m.import_error_missing,
    expected: m.import_expected_value,
  },
  lettersLost: {
    title: m.file_cause_letters_lost,
    error: m.file_error_letters_lost,
    expected: m.file_expected_letters,
    help: m.file_help_letters_lost,
  },
  characters: {
    title: m.file_cause_characters,
    error: m.file_error_characters,
    expected: m.file_expected_characters,
  },
  tooLong: {
    title: m.file_cause_too_long,
    error: ({ detail }) => m.file_error_too_long({ found: number(detail.split(' ')[0] ?? '0') }),
    expected: ({ detail }) => m.file_expected_text({ max: number(longest(detail)) }),
  },
  name: { title: m.import_cause_name, error: m.import_error_name, expected: m.import_expected_name },
  gender: { title: m.import_cause_gender, error: m.import_error_gender, expected: m.import_expected_gender },
  date: { title: m.import_cause_date, error: m.import_error_date, expected: m.import_expected_date },
  dateMonthFirst: {
    title: m.import_cause_month_first,
    error: m.import_error_month_first,
    expected: m.import_expected_date,
    help: m.import_help_month_first,
  },
  dateShortYear: {
    title: m.import_cause_short_year,
    error: m.import_error_short_year,
    expected: m.import_expected_date,
  },
  dateNumber: {
    title: m.import_cause_date_number,
    error: m.import_error_date_number,
    expected: m.import_expected_date,
    help: m.import_help_date_number,
  },
  dateRange: {
    title: m.import_cause_date_range,
    error: m.import_error_date_range,
    expected: m.import_expected_date_range,
  },
  time: { title: m.import_cause_time, error: m.import_error_time, expected: m.import_expected_time },
  accuracy: {
    title: m.import_cause_accuracy,
    error: m.import_error_accuracy,
    expected: m.import_expected_accuracy,
  },
  birthType: {
    title: m.import_cause_birth_type,
    error: m.import_error_birth_type,
    expected: () => formatList(birthTypeWords, currentLocale()),
  },
  country: {
    title: m.import_cause_country,
    error: m.import_error_country,
    expected: m.import_expected_country,
  },
  language: {
    title: m.import_cause_language,
    error: m.import_error_language,
    expected: m.import_expected_language,
  },
  mobile: { title: m.import_cause_mobile, error: m.import_error_mobile, expected: m.import_expected_mobile },
};

/** An error as the page and the wire have it. */
export function describeError(
  error: StoredError,
  { headings }: Pick<BirthImportRow, 'headings'>,
): BirthFindings['errors'][number] {
  const { rowNo, columnNo, cause, value } = error;
  return {
    rowNo,
    columnNo,
    currentValue: cause === 'cells' ? '' : value,
    expectedValue: words[cause].expected(error),
    description: words[cause].error(error),
    columnName: cause === 'cells' ? '' : (headings[columnNo - 1] ?? ''),
    cause,
  };
}

/** What is wrong with a row, in one cell of the file that is given back. */
export function describeInFile(error: StoredError, found: Pick<BirthImportRow, 'headings'>): string {
  const { columnName, description, expectedValue } = describeError(error, found);
  return `${columnName ? `${columnName}: ` : ''}${description} (${expectedValue})`;
}

/** The causes of errors with their counts. */
export function describeCauses(
  counts: readonly { cause: BirthCause; count: number }[],
): BirthFindings['causes'] {
  return birthCauses.flatMap((cause) => {
    const count = counts.find((one) => one.cause === cause)?.count ?? 0;
    const { title, help } = words[cause];
    return count > 0 ? [{ cause, title: title(), help: help?.() ?? '', count }] : [];
  });
}
