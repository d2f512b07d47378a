import { useForm, type UseFormReturnType } from '@mantine/form';
import type { Profile } from '@udaya/contract/accounts';
import { useEffect, useEffectEvent } from 'react';
import { blurPause } from '../../../ui/blur-pause.ts';
import { faultsOf, personalFieldsOf, type PersonalFields } from './personal-fields.ts';

export type PersonalForm = UseFormReturnType<PersonalFields>;

/** The fields of the tab. A profile that is loaded anew fills them unless something was changed. */
export function usePersonalForm(profile: Profile): PersonalForm {
  const form: PersonalForm = useForm<PersonalFields>({
    name: 'personal',
    initialValues: personalFieldsOf(profile),
    validate: (fields) => faultsOf(fields, profile),
    validateInputOnBlur: true,
    validateDebounce: blurPause,
  });
  const refill = useEffectEvent((stored: Profile) => {
    if (form.isDirty()) return;
    form.setInitialValues(personalFieldsOf(stored));
    form.reset();
  });
  useEffect(() => refill(profile), [profile]);
  return form;
}
