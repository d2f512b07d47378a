import { correctReport } from '@udaya/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { birthInputOf, type BirthFields } from '../birth-form/birth-fields.ts';
import { reportsKey } from '../report-queries.ts';

/** Sends the corrected details and goes back to the report, which is then written anew. */
export function useSubmitCorrection(id: string, onRefused: (error: ApiError) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: BirthFields) => call(correctReport, { params: { id }, body: birthInputOf(fields) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: reportsKey });
      await navigate({ to: '/users-birthchart/$id', params: { id }, state: true, replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.errors.length > 0) onRefused(error);
    },
  });
}
