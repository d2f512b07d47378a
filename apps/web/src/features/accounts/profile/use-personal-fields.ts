import type { UseFormReturnType } from '@mantine/form';
import { PersonalUpdate, type Profile } from '@udaya/contract/accounts';
import { useEffect, useEffectEvent } from 'react';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { type PersonalFields, personalFieldsOf, withOwnRules } from './personal-fields.ts';

export type PersonalForm = UseFormReturnType<PersonalFields>;

/** The fields of the tab. A profile that is loaded again fills them unless something was changed. */
export function usePersonalFields(profile: Profile): FormFields<PersonalFields> {
  const fields = useFormFields<PersonalFields>(PersonalUpdate, {
    name: 'personal',
    initialValues: personalFieldsOf(profile),
    rules: (typed, bySchema) =>
      withOwnRules(bySchema({ ...typed, updateDetail: 'personal' }), typed, profile),
    checkOnBlur: true,
  });
  const refill = useEffectEvent((stored: Profile) => {
    if (fields.form.isDirty()) return;
    fields.form.setInitialValues(personalFieldsOf(stored));
    fields.form.reset();
  });
  useEffect(() => refill(profile), [profile]);
  return fields;
}
