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
    title: m.upload_cause_cells,
    error: ({ value, detail }) => m.upload_error_cells({ found: number(value), count: number(detail) }),
    expected: ({ detail }) => m.upload_expected_cells({ count: Number(detail) }),
    help: m.upload_help_cells,
  },
  consent: {
    title: m.bulk_cause_consent,
    error: m.bulk_error_consent,
    expected: m.bulk_expected_consent,
    help: m.bulk_help_consent,
  },
  consentUnclear: {
    title: m.bulk_cause_consent_unclear,
    error: m.bulk_error_consent_unclear,
    expected: m.bulk_expected_consent,
  },
  missing: {
    title: m.bulk_cause_missing,
    error: m.bulk_error_missing,
    expected: m.bulk_expected_value,
  },
  lettersLost: {
    title: m.upload_cause_letters_lost,
    error: m.upload_error_letters_lost,
    expected: m.upload_expected_letters,
    help: m.upload_help_letters_lost,
  },
  characters: {
    title: m.upload_cause_characters,
    error: m.upload_error_characters,
    expected: m.upload_expected_characters,
  },
  tooLong: {
    title: m.upload_cause_too_long,
    error: ({ detail }) => m.upload_error_too_long({ found: number(detail.split(' ')[0] ?? '0') }),
    expected: ({ detail }) => m.upload_expected_text({ max: number(longest(detail)) }),
  },
  name: { title: m.bulk_cause_name, error: m.bulk_error_name, expected: m.bulk_expected_name },
  gender: { title: m.bulk_cause_gender, error: m.bulk_error_gender, expected: m.bulk_expected_gender },
  date: { title: m.bulk_cause_date, error: m.bulk_error_date, expected: m.bulk_expected_date },
  dateMonthFirst: {
    title: m.bulk_cause_month_first,
    error: m.bulk_error_month_first,
    expected: m.bulk_expected_date,
    help: m.bulk_help_month_first,
  },
  dateShortYear: {
    title: m.bulk_cause_short_year,
    error: m.bulk_error_short_year,
    expected: m.bulk_expected_date,
  },
  dateNumber: {
    title: m.bulk_cause_date_number,
    error: m.bulk_error_date_number,
    expected: m.bulk_expected_date,
    help: m.bulk_help_date_number,
  },
  dateRange: {
    title: m.bulk_cause_date_range,
    error: m.bulk_error_date_range,
    expected: m.bulk_expected_date_range,
  },
  time: { title: m.bulk_cause_time, error: m.bulk_error_time, expected: m.bulk_expected_time },
  accuracy: {
    title: m.bulk_cause_accuracy,
    error: m.bulk_error_accuracy,
    expected: m.bulk_expected_accuracy,
  },
  birthType: {
    title: m.bulk_cause_birth_type,
    error: m.bulk_error_birth_type,
    expected: () => formatList(birthTypeWords, currentLocale()),
  },
  country: { title: m.bulk_cause_country, error: m.bulk_error_country, expected: m.bulk_expected_country },
  mobile: { title: m.bulk_cause_mobile, error: m.bulk_error_mobile, expected: m.bulk_expected_mobile },
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
