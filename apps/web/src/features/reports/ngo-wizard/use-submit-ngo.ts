import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { groupBirths } from '@udaya/contract/group-births';
import { refusedWith } from '../../../api/refused-with.ts';
import { useSession } from '../../../api/use-session.ts';
import type { FieldPath } from '../../../shell/forms/form-errors.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { forgetSubmission, submissionKey } from '../birth-form/birth-draft.ts';
import { reportsKey } from '../report-queries.ts';
import { type WizardFields, wizardInputOf } from './wizard-fields.ts';

/** Sends the details and goes on to what came of it. */
export function useSubmitNgo(
  fields: FormFields<WizardFields>,
  reveal: (path: FieldPath<WizardFields>) => unknown,
) {
  const { username } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useFormCall(groupBirths.create, fields, {
    inputOf: (typed) => {
      const body = wizardInputOf(typed);
      return { body, headers: { 'Idempotency-Key': submissionKey(username, JSON.stringify(body)) } };
    },
    onDone: ({ birthInputId }) => {
      forgetSubmission();
      void queryClient.invalidateQueries({ queryKey: reportsKey });
      void navigate({
        to: '/enterprise/generate-report/landing-page',
        search: { id: birthInputId },
        replace: true,
        ignoreBlocker: true,
      });
    },
    onFailed: (error) => {
      if (refusedWith(error, groupBirths.create, 'report.conflict')) forgetSubmission();
    },
    reveal,
  });
}
