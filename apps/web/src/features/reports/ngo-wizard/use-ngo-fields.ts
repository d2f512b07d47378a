import { WizardBirthInput } from '@udaya/contract/group-births';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { isMoved } from '../birth-form/moment-rules.ts';
import { wizardDraft } from './wizard-draft.ts';
import { emptyWizard, fieldOf, type WizardFields, wizardOrder, wizardRules } from './wizard-fields.ts';

/** The fields of the five steps with the contract's rules. Every change is kept in the draft until they are sent. */
export function useNgoFields(username: string) {
  const fields: FormFields<WizardFields> = useFormFields<WizardFields>(WizardBirthInput, {
    initialValues: emptyWizard,
    order: wizardOrder,
    fieldOf,
    rules: wizardRules,
    checkOnBlur: true,
    draft: wizardDraft.of(username),
    onChange: (typed, before) => {
      // An offset that was chosen for one moment says nothing about another.
      if (
        (isMoved(typed, before) || typed.placeId !== before.placeId) &&
        typed.utcOffsetMinutes !== undefined
      )
        fields.form.setFieldValue('utcOffsetMinutes', undefined);
    },
  });
  return fields;
}
