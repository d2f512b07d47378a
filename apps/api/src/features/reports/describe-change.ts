import { formatOffset, recordTime } from '@udaya/core/births/clock-time';
import type { DetailChange, PartChange } from '@udaya/core/reports/present-history';
import * as m from '@udaya/messages';
import {
  accuracyWords,
  birthTypeLabel,
  genderLabel,
  mansionText,
  signName,
  signNames,
} from './report-text.ts';

/** One thing that a correction made different, in words; days and times as records carry them. */
export function describeChange(change: DetailChange): { label: string; before: string; after: string } {
  switch (change.detail) {
    case 'name':
      return inWords(m.report_name(), change, asEntered);
    case 'gender':
      return inWords(m.report_gender(), change, genderLabel);
    case 'birthType':
      return inWords(m.birth_type(), change, birthTypeLabel);
    case 'bloodGroup':
      return inWords(m.birth_blood_group_term(), change, (group) => group || m.birth_blood_group_none());
    case 'dateOfBirth':
      return inWords(m.report_date_of_birth(), change, asEntered);
    case 'timeOfBirth':
      return inWords(m.report_time_of_birth(), change, (clock) =>
        clock === undefined ? m.report_time_unknown() : recordTime(clock),
      );
    case 'accuracy':
      return inWords(m.birth_accuracy_term(), change, accuracyWords);
    case 'place':
      return inWords(m.report_place_of_birth(), change, asEntered);
    case 'clock':
      return inWords(
        m.report_time_zone(),
        change,
        ({ offsetSeconds, zone }) => `UTC${formatOffset(offsetSeconds)}, ${zone}`,
      );
    case 'referredBy':
      return inWords(m.report_referred_by(), change, asEntered);
    case 'moonSign':
      return inWords(m.provenance_moon_sign(), change, signNames);
    case 'mansion':
      return inWords(m.provenance_nakshatra(), change, mansionText);
  }
}

const asEntered = (text: string) => text;

function inWords<Value>(
  label: string,
  { before, after }: { before: Value; after: Value },
  words: (value: Value) => string,
) {
  return { label, before: words(before), after: words(after) };
}

/** Where a planet stood and stands. */
export function describeMove({ planet, from, to }: NonNullable<PartChange['move']>): string {
  return from === undefined ? `${planet}: ${signName(to)}` : `${planet}: ${signName(from)} → ${signName(to)}`;
}
