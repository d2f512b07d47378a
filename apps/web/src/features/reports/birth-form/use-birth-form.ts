import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { BirthInput } from '@udaya/contract/births';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { keepBirthDraft, readBirthDraft } from './birth-draft.ts';
import type { BirthFields } from './birth-fields.ts';

export type BirthForm = UseFormReturnType<BirthFields>;

/** The form's values and rules. Every change is kept in the tab's storage until the details are sent. */
export function useBirthForm(): BirthForm {
  const { username } = useSession();
  const [initialValues] = useState(() => readBirthDraft(username));
  return useForm<BirthFields>({
    initialValues,
    validate: schemaResolver(BirthInput, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: (values) => keepBirthDraft(username, values),
  });
}
