import { valueWords } from '@udaya/contract/intake/field';
import { recordFieldsInWords } from '@udaya/contract/intake/forms';
import { formatOffset, recordTime } from '@udaya/core/births/clock-time';
import type { EnteredBirth } from '@udaya/core/intake/record-fields';
import type { DetailChange, PartChange } from '@udaya/core/reports/present-history';
import * as m from '@udaya/messages';
import { localPlace } from '../../places/local-place.ts';
import { accuracyWords, mansionText, signName, signNames } from '../record/report-text.ts';

/** One thing that a correction made different, in words; days and times as records carry them. */
export function describeChange(change: DetailChange): { label: string; before: string; after: string } {
  switch (change.detail) {
    case 'dateOfBirth':
      return inWords(m.report_date_of_birth(), change, asEntered);
    case 'timeOfBirth':
      return inWords(m.report_time_of_birth(), change, (clock) =>
        clock === undefined ? m.report_time_unknown() : recordTime(clock),
      );
    case 'accuracy':
      return inWords(m.birth_accuracy_term(), change, accuracyWords);
    case 'place':
      return inWords(m.report_place_of_birth(), change, (place) => localPlace(place));
    case 'clock':
      return inWords(
        m.report_time_zone(),
        change,
        ({ offsetSeconds, zone }) => `UTC${formatOffset(offsetSeconds)}, ${zone}`,
      );
    case 'moonSign':
      return inWords(m.report_provenance_moon_sign(), change, signNames);
    case 'mansion':
      return inWords(m.report_provenance_nakshatra(), change, mansionText);
    default:
      return enteredInWords(change);
  }
}

function enteredInWords(change: Extract<DetailChange, { detail: keyof EnteredBirth }>) {
  const field = recordFieldsInWords().get(change.detail);
  if (!field) throw new Error(`No form asks for ${change.detail}.`);
  return inWords<string>((field.term ?? field.label)(), change, (value) => valueWords(field, value));
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
