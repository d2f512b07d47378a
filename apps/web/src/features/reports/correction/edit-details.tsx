import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { reportEdits } from '@udaya/contract/report-edits';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { birthInputOf } from '../birth-form/birth-fields.ts';
import { BirthForm } from '../birth-form/birth-form.tsx';
import { OwnBirthCheck } from '../birth-form/own-birth-check.tsx';
import type { BirthStep } from '../birth-form/use-birth-wizard.ts';
import { reportsKey } from '../report-queries.ts';
import classes from './correction.module.css';
import { useDetails } from './use-details.ts';

/** The birth details of a report that is not paid: changed, read back, and on to the payment. */
export function EditDetails({ report, step }: { report: ReportDetail; step: BirthStep }) {
  const { id } = report;
  const { fields, wizard } = useDetails(report, step);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sending = useFormCall(reportEdits.edit, fields, {
    inputOf: (typed) => ({ params: { id }, body: birthInputOf(typed) }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: reportsKey });
      await navigate({ to: '/payments/invoice', search: { report: id }, replace: true });
    },
    reveal: wizard.reveal,
  });
  const checking = wizard.step.name === 'check';
  return (
    <div className={classes.page}>
      <WizardForm wizard={wizard} sending={sending} label={m.birthform_edit_title()}>
        {checking ? (
          <OwnBirthCheck
            wizard={wizard}
            sending={sending}
            confirm={m.birthform_edit_confirm()}
            corrects={id}
          />
        ) : (
          <BirthForm wizard={wizard} />
        )}
      </WizardForm>
      {!checking && (
        <Text size="sm" c="dimmed">
          {m.correct_draft_kept()}
        </Text>
      )}
    </div>
  );
}
