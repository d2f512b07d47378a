import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type GroupBirthInput, groupBirths } from '@udaya/contract/group-births';
import { useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/use-session.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import type { IntakeValues } from '../../intake/intake-values.ts';
import { reportsKey } from '../record/report-queries.ts';
import { forgetSubmission, submissionKey } from './birth-draft.ts';

const landingPage = '/enterprise/generate-report/landing-page';

interface Options {
  /** What is sent; for fields that were found valid. */
  inputOf: (values: IntakeValues) => GroupBirthInput;
  reveal: (path: string) => unknown;
}

/**
 * Sends what staff of a group entered and goes to the page that says how it came out, by the report's id or by why it failed. What a field can
 * show is shown there instead, and the session that has ended has its own way. The draft is kept until the server has taken everything.
 */
export function useSubmitGroupBirth(fields: FormFields<IntakeValues>, { inputOf, reveal }: Options) {
  const { username } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  // Where the network is gone when it is sent, the page that says so must be there already.
  useEffect(() => void router.preloadRoute({ to: landingPage }).catch(() => undefined), [router]);
  const land = (search: { id: string } | { fail: string; reference?: string | undefined }) =>
    void navigate({
      to: landingPage,
      search,
      replace: 'id' in search,
      // What was typed is kept, or sent: nobody needs be warned.
      ignoreBlocker: true,
    });
  return useFormCall(groupBirths.create, fields, {
    inputOf: (typed) => {
      const body = inputOf(typed);
      const { aadharNumber: _aadhaar, passportNumber: _passport, ...meant } = body;
      return { body, headers: { 'Idempotency-Key': submissionKey(username, JSON.stringify(meant)) } };
    },
    onDone: ({ birthInputId }) => {
      forgetSubmission();
      void queryClient.invalidateQueries({ queryKey: reportsKey });
      void queryClient.invalidateQueries({ queryKey: ['group'] });
      land({ id: birthInputId });
    },
    onFailed: (error) => {
      const { code, status, requestId } =
        error instanceof ApiError ? error : { code: 'server.error', status: 0, requestId: undefined };
      if (code === 'report.conflict') forgetSubmission();
      const shown = fields.firstOf(fields.errorsFrom(error)) !== undefined;
      if (!shown && status !== 401) land({ fail: code, reference: requestId });
    },
    reveal,
  });
}
