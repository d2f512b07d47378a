import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { isPayable } from '@udaya/core/billing/payment-status';
import { isOtherPerson } from '@udaya/core/reports/correction';
import { mayDo, refusalOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useTitleInstead } from '../../../shell/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconArrowLeft, IconPencilOff } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { IntakeValues } from '../../intake/intake-values.ts';
import type { BirthStep } from '../../intake/use-intake.ts';
import { correctionDraft } from '../intake/birth-draft.ts';
import { ReportNotLoaded } from '../reading/report-not-loaded.tsx';
import { reportQuery } from '../record/report-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { EditDetails } from './edit-details.tsx';
import { useDetails } from './use-details.ts';
import { useSubmitCorrection } from './use-submit-correction.ts';

/** The birth details of a report, to be corrected once, or edited as long as it is unpaid: typed, read back, sent. */
export function CorrectReportPage({ id, step }: { id: string; step: BirthStep }) {
  const { role } = useSession();
  // As it was when the page was opened: a change of the report must not change what is being typed.
  const query = useQuery({ ...reportQuery(role, id), refetchInterval: false, refetchOnWindowFocus: false });
  const unpaid = query.data !== undefined && isPayable(query.data.paymentStatus);
  useTitleInstead(unpaid ? m.correction_edit_title() : m.correction_title());
  return (
    <>
      <PageHeader
        title={unpaid ? m.correction_edit_title() : m.correction_title()}
        lead={query.data && (unpaid ? m.correction_edit_lead : m.correction_lead)({ name: query.data.name })}
        actions={<BackToReport id={id} />}
      />
      <QueryView
        query={query}
        skeleton="40rem"
        renderFailed={(error, retry) => <ReportNotLoaded error={error} onRetry={retry} />}
      >
        {(report) =>
          report.history?.correctableUntil ? (
            <Correction report={report} step={step} />
          ) : mayDo('edit', role, report) ? (
            <EditDetails report={report} step={step} />
          ) : (
            <Impossible report={report} />
          )
        }
      </QueryView>
    </>
  );
}

function Correction({ report, step }: { report: ReportDetail; step: BirthStep }) {
  const { id } = report;
  const { before, fields, changed, wizard } = useDetails(report, step);
  const onlyIqLevel = changed === 'iqLevel';
  const sending = useSubmitCorrection(fields, { id, onlyIqLevel, reveal: wizard.reveal });
  return (
    <DetailsForm
      wizard={wizard}
      sending={sending}
      label={m.correction_title()}
      confirm={onlyIqLevel ? m.correction_confirm_iq() : m.correction_confirm()}
      note={isOtherPerson(personOf(before), personOf(fields.form.values)) ? m.correction_closes() : undefined}
      corrects={id}
    />
  );
}

const personOf = (values: IntakeValues) => ({
  name: String(values.name),
  gender: String(values.gender),
  dateOfBirth: values.dateOfBirth,
});

/** Why there is nothing to change: it is too late, or just now money or the writing is on its way. */
function Impossible({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const refusal = refusalOf('edit', role, report);
  const soon = refusal === 'payment.in_progress' || refusal === 'report.not_ready';
  return (
    <Panel>
      <EmptyState
        icon={<IconPencilOff size={26} stroke={1.6} />}
        title={soon ? m.correction_edit_later() : m.correction_impossible()}
        text={
          refusal === 'payment.in_progress'
            ? m.correction_edit_paying()
            : refusal === 'report.not_ready'
              ? m.correction_edit_writing()
              : m.correction_impossible_text()
        }
      />
    </Panel>
  );
}

function BackToReport({ id }: { id: string }) {
  const { username } = useSession();
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      onClick={() => correctionDraft.of(username, id).drop()}
      renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id }} state />}
    >
      {m.correction_back()}
    </Button>
  );
}
