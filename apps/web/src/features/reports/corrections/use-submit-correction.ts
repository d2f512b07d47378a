import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import { reports } from '@udaya/contract/reports';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { type IntakeValues, wireOf } from '../../intake/intake-values.ts';
import { reportsKey } from '../record/report-queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a report's details only the IQ level was just changed. */
    savedIqLevel?: boolean;
  }
}

interface Options {
  id: string;
  /** Only the IQ level is another one. */
  onlyIqLevel: boolean;
  reveal: (path: string) => unknown;
}

/**
 * Sends the corrected details and goes back to the report, which is then written again, unless only the IQ level is
 * another one.
 */
export function useSubmitCorrection(fields: FormFields<IntakeValues>, { id, onlyIqLevel, reveal }: Options) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useFormCall(reports.correct, fields, {
    inputOf: (typed) => ({ params: { id }, body: BirthInput.parse(wireOf(ownFields(), typed)) }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: reportsKey });
      await navigate({
        to: '/users-birthchart/$id',
        params: { id },
        state: (kept) => ({ ...kept, savedIqLevel: onlyIqLevel }),
        replace: true,
      });
    },
    reveal,
  });
}
