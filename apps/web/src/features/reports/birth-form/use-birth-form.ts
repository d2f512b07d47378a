import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { BirthInput } from '@udaya/contract/births';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { keepBirthDraft, readBirthDraft } from './birth-draft.ts';
import type { BirthFields } from './birth-fields.ts';

export type BirthForm = UseFormReturnType<BirthFields>;

const momentOf = ({ dateOfBirth, timeOfBirth, timeAccuracy, place }: BirthFields) =>
  [dateOfBirth, timeOfBirth, timeAccuracy, place.place_id].join('|');

/** The form's values and rules. Every change is kept in the tab's storage until the details are sent. */
export function useBirthForm(): BirthForm {
  const { username } = useSession();
  const [initialValues] = useState(() => readBirthDraft(username));
  const form: BirthForm = useForm<BirthFields>({
    initialValues,
    validate: schemaResolver(BirthInput, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: (values, before) => {
      keepBirthDraft(username, values);
      // An offset that was chosen for one moment says nothing about another.
      const moved = momentOf(values) !== momentOf(before);
      if (moved && values.utcOffsetMinutes !== undefined) form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return form;
}
