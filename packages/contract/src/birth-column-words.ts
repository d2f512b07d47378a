import { type BirthColumn, furtherColumns } from '@udaya/core/births/birth-file';
import type { BirthRowOutcome } from '@udaya/core/births/import-words';
import * as m from '@udaya/messages';
import { recordFieldsInWords } from './intake/forms.ts';

/** What the columns of a file of births are called. */
export const birthColumnWords: Record<BirthColumn, () => string> = {
  name: m.bulk_column_name,
  lastName: m.bulk_column_last_name,
  gender: m.bulk_column_gender,
  dateOfBirth: m.bulk_column_date,
  timeOfBirth: m.bulk_column_time,
  timeAccuracy: m.bulk_column_accuracy,
  place: m.bulk_column_place,
  country: m.bulk_column_country,
  birthType: m.bulk_column_birth_type,
  referredBy: m.list_referred_by,
  mobile: m.bulk_column_mobile,
  city: m.bulk_column_city,
  consent: m.bulk_column_consent,
  evidence: m.bulk_column_evidence,
  ...Object.fromEntries(furtherColumns.map(({ name }) => [name, recordFieldsInWords().get(name)?.label])),
};

/** What rows come to, as counts of them are headed. */
export const birthOutcomeWords: Record<BirthRowOutcome, () => string> = {
  ready: m.bulk_count_ready,
  taken: m.bulk_count_taken,
  placeOpen: m.bulk_count_place_open,
  earlier: m.bulk_count_earlier,
  twice: m.bulk_count_twice,
  placeDropped: m.bulk_count_place_dropped,
  refused: m.bulk_count_refused,
  failed: m.bulk_count_failed,
};
