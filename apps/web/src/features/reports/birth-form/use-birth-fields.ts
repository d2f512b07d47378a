import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { BirthInput } from '@udaya/contract/births';
import * as m from '@udaya/messages';
import type { Draft } from '../../../api/define-draft.ts';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { readTypedDate } from '../../../shell/read-typed-date.ts';
import { type BirthFields, fieldOf, fieldOrder } from './birth-fields.ts';

export type BirthForm = UseFormReturnType<BirthFields>;

/** A date that cannot be read at all is told how to write it. */
function withReadableDate(errors: FormErrors, { dateOfBirth }: BirthFields): FormErrors {
  const typed = dateOfBirth.trim();
  if (!errors.dateOfBirth || typed === '' || readTypedDate(typed)) return errors;
  return { ...errors, dateOfBirth: m.birth_date_unread() };
}

const momentOf = ({ dateOfBirth, timeOfBirth, timeAccuracy, place }: BirthFields) =>
  [dateOfBirth, timeOfBirth, timeAccuracy, place.place_id].join('|');

/** The fields of a birth with the contract's rules. Every change is kept in the draft until the details are sent. */
export function useBirthFields(initialValues: BirthFields, draft: Draft<BirthFields>) {
  const fields: FormFields<BirthFields> = useFormFields<BirthFields>(BirthInput, {
    initialValues,
    order: fieldOrder,
    fieldOf,
    rules: (typed, bySchema) => withReadableDate(bySchema(typed), typed),
    checkOnBlur: true,
    draft,
    onChange: (typed, before) => {
      // An offset that was chosen for one moment says nothing about another.
      const moved = momentOf(typed) !== momentOf(before);
      if (moved && typed.utcOffsetMinutes !== undefined)
        fields.form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return fields;
}
