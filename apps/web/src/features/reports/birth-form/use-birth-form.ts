import { schemaResolver, useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { BirthInput } from '@udaya/contract/births';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { blurPause } from '../../../ui/blur-pause.ts';
import { keepBirthDraft, readBirthDraft } from './birth-draft.ts';
import type { BirthFields } from './birth-fields.ts';
import { readTypedDate } from '../../../shell/read-typed-date.ts';

export type BirthForm = UseFormReturnType<BirthFields>;

const validateBySchema = schemaResolver(BirthInput, { sync: true });

/** The rules of the contract; a date that cannot be read at all is told how to write it. */
function validate(values: BirthFields): FormErrors {
  const errors = validateBySchema(values);
  const typed = values.dateOfBirth.trim();
  if (!errors.dateOfBirth || typed === '' || readTypedDate(typed)) return errors;
  return { ...errors, dateOfBirth: m.birth_date_unread() };
}

const momentOf = ({ dateOfBirth, timeOfBirth, timeAccuracy, place }: BirthFields) =>
  [dateOfBirth, timeOfBirth, timeAccuracy, place.place_id].join('|');

/** The form of a new birth. Every change is kept in the tab's storage until the details are sent. */
export function useBirthForm(): BirthForm {
  const { username } = useSession();
  const [initialValues] = useState(() => readBirthDraft(username));
  return useBirthValues(initialValues, (values) => keepBirthDraft(username, values));
}

/** The form's values and rules, beginning with what is known. */
export function useBirthValues(
  initialValues: BirthFields,
  onChange?: (values: BirthFields) => void,
): BirthForm {
  const form: BirthForm = useForm<BirthFields>({
    initialValues,
    validate,
    validateInputOnBlur: true,
    validateDebounce: blurPause,
    onValuesChange: (values, before) => {
      onChange?.(values);
      // An offset that was chosen for one moment says nothing about another.
      const moved = momentOf(values) !== momentOf(before);
      if (moved && values.utcOffsetMinutes !== undefined) form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return form;
}
