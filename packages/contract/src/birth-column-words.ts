import { type BirthColumn, furtherColumns } from '@udaya/core/births/birth-file';
import type { BirthRowOutcome } from '@udaya/core/births/import-words';
import * as m from '@udaya/messages';
import { recordFieldsInWords } from './intake/forms.ts';

/** What the columns of a file of births are called. */
export const birthColumnWords: Record<BirthColumn, () => string> = {
  name: m.import_column_name,
  lastName: m.import_column_last_name,
  gender: m.import_column_gender,
  dateOfBirth: m.import_column_date,
  timeOfBirth: m.import_column_time,
  timeAccuracy: m.import_column_accuracy,
  place: m.import_column_place,
  country: m.import_column_country,
  birthType: m.import_column_birth_type,
  referredBy: m.report_list_referred_by,
  mobile: m.import_column_mobile,
  city: m.import_column_city,
  consent: m.import_column_consent,
  evidence: m.import_column_evidence,
  ...Object.fromEntries(furtherColumns.map(({ name }) => [name, recordFieldsInWords().get(name)?.label])),
};

/** What rows come to, as counts of them are headed. */
export const birthOutcomeWords: Record<BirthRowOutcome, () => string> = {
  ready: m.import_count_ready,
  taken: m.import_count_taken,
  placeOpen: m.import_count_place_open,
  earlier: m.import_count_earlier,
  twice: m.import_count_twice,
  placeDropped: m.import_count_place_dropped,
  refused: m.import_count_refused,
  failed: m.import_count_failed,
};
