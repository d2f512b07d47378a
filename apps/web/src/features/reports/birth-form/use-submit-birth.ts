import { reports } from '@udaya/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { reportsKey } from '../report-queries.ts';
import { dropBirthDraft, forgetSubmission, submissionKey } from './birth-draft.ts';
import { birthInputOf, type BirthFields } from './birth-fields.ts';

/** Sends the details and goes on: to the report where nothing is to be paid, else to the invoice. */
export function useSubmitBirth(onRefused: (error: ApiError) => void) {
  const { username } = useSession();
  const { paymentProvider } = useProductInfo();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: BirthFields) => {
      const body = birthInputOf(fields);
      const key = submissionKey(username, fields, JSON.stringify(body));
      return call(reports.create, { body, headers: { 'Idempotency-Key': key } });
    },
    onSuccess: ({ id }) => {
      dropBirthDraft();
      void queryClient.invalidateQueries({ queryKey: reportsKey });
      if (paymentProvider === 'none')
        void navigate({ to: '/users-birthchart/$id', params: { id }, replace: true });
      else void navigate({ to: '/payments/invoice', search: { report: id }, replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'report.conflict') forgetSubmission(username);
      if (error.errors.length > 0) onRefused(error);
    },
  });
}
