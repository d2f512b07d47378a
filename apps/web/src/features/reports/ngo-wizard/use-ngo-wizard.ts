import { useQueryClient } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { useWizard } from '../../../shell/forms/use-wizard.ts';
import { readBirthBack } from '../birth-form/resolve-query.ts';
import { askedBirth } from '../group-form/person-fields.ts';
import { type NgoStep, stepFields, type WizardFields } from './wizard-fields.ts';

interface Options {
  at: NgoStep;
  goTo: (step: NgoStep, replace?: boolean) => Promise<unknown>;
  /** Shows a step from where all is read back, to come back from it. */
  change: (step: NgoStep) => Promise<unknown>;
  /** The step is shown to be changed: it leads back to where all is read back. */
  changing: boolean;
}

/** The five steps of an NGO; what is read back at the end belongs to the fifth. */
export function useNgoWizard(fields: FormFields<WizardFields>, { at, goTo, change, changing }: Options) {
  const queryClient = useQueryClient();
  // The server's look at the birth names what is wrong with it. Where it cannot be asked, it is asked again at the end.
  const read = async (typed: WizardFields) => {
    try {
      await readBirthBack(queryClient, askedBirth(typed));
    } catch (error) {
      if (error instanceof ApiError && fields.firstOf(fields.errorsFrom(error)) !== undefined) throw error;
    }
  };
  return useWizard<WizardFields, NgoStep>(fields, {
    steps: [
      { name: 'birth', title: m.wizard_step_birth(), fields: stepFields.birth, read },
      { name: 'personal', title: m.wizard_step_personal(), fields: stepFields.personal },
      { name: 'family', title: m.wizard_step_family(), fields: stepFields.family },
      { name: 'education', title: m.wizard_step_education(), fields: stepFields.education },
      { name: 'training', title: m.wizard_step_training(), fields: stepFields.training },
      { name: 'check', title: m.wizard_step_check(), fields: stepFields.check, within: true },
    ],
    at,
    goTo,
    change,
    ...(changing ? { onwards: 'check' } : {}),
  });
}
