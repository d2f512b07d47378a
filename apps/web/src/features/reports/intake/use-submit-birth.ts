import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import { reports } from '@udaya/contract/reports';
import { useProductInfo } from '../../../api/product-info.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { useSession } from '../../../api/use-session.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { type IntakeValues, wireOf } from '../../intake/intake-values.ts';
import { reportsKey } from '../record/report-queries.ts';
import { forgetSubmission, submissionKey, waitingReport } from './birth-draft.ts';

/** Sends the details and goes on: to the report where nothing is to be paid, else to the invoice. */
export function useSubmitBirth(fields: FormFields<IntakeValues>, reveal: (path: string) => unknown) {
  const { username } = useSession();
  const { paymentProviders } = useProductInfo();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useFormCall(reports.create, fields, {
    inputOf: (typed) => {
      const body = BirthInput.parse(wireOf(ownFields(), typed));
      return { body, headers: { 'Idempotency-Key': submissionKey(username, JSON.stringify(body)) } };
    },
    onDone: ({ id }) => {
      forgetSubmission();
      void queryClient.invalidateQueries({ queryKey: reportsKey });
      if (paymentProviders.length === 0)
        void navigate({ to: '/users-birthchart/$id', params: { id }, replace: true });
      else {
        waitingReport.of(username).save({ id });
        void navigate({ to: '/payments/invoice', search: { report: id }, replace: true });
      }
    },
    onFailed: (error) => {
      if (refusedWith(error, reports.create, 'report.conflict')) forgetSubmission();
    },
    reveal,
  });
}
