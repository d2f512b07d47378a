import { reports } from '@udaya/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { birthInputOf, type BirthFields } from '../birth-form/birth-fields.ts';
import { reportsKey } from '../report-queries.ts';
import { dropCorrectionDraft } from './correction-draft.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a report's details only the IQ level was just changed. */
    savedIqLevel?: boolean;
  }
}

/**
 * Sends the corrected details and goes back to the report, which is then written anew, unless only the IQ level is
 * another one.
 */
export function useSubmitCorrection(id: string, onlyIqLevel: boolean, onRefused: (error: ApiError) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: BirthFields) =>
      call(reports.correct, { params: { id }, body: birthInputOf(fields) }),
    onSuccess: async () => {
      dropCorrectionDraft(id);
      await queryClient.invalidateQueries({ queryKey: reportsKey });
      await navigate({
        to: '/users-birthchart/$id',
        params: { id },
        state: (kept) => ({ ...kept, savedIqLevel: onlyIqLevel }),
        replace: true,
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.errors.length > 0) onRefused(error);
    },
  });
}
