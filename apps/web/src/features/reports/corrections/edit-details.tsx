import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BirthInput } from '@udaya/contract/births';
import { ownFields } from '@udaya/contract/intake/forms';
import { reportEdits } from '@udaya/contract/report-edits';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { wireOf } from '../../intake/intake-values.ts';
import type { BirthStep } from '../../intake/use-intake.ts';
import { reportsKey } from '../record/report-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { useDetails } from './use-details.ts';

/** The birth details of a report that is not paid: changed, read back, and on to the payment. */
export function EditDetails({ report, step }: { report: ReportDetail; step: BirthStep }) {
  const { id } = report;
  const { fields, wizard } = useDetails(report, step);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sending = useFormCall(reportEdits.edit, fields, {
    inputOf: (typed) => ({ params: { id }, body: BirthInput.parse(wireOf(ownFields(), typed)) }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: reportsKey });
      await navigate({ to: '/payments/invoice', search: { report: id }, replace: true });
    },
    reveal: wizard.reveal,
  });
  return (
    <DetailsForm
      wizard={wizard}
      sending={sending}
      label={m.correction_edit_title()}
      confirm={m.correction_edit_confirm()}
      corrects={id}
    />
  );
}
