import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { isPayable } from '@udaya/core/billing/payment-status';
import { isOtherPerson } from '@udaya/core/reports/correction';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { QueryView } from '../../../shell/query-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconArrowLeft, IconPencilOff } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { correctionDraft } from '../birth-form/birth-draft.ts';
import { BirthForm } from '../birth-form/birth-form.tsx';
import { OwnBirthCheck } from '../birth-form/own-birth-check.tsx';
import { useBirthFields } from '../birth-form/use-birth-fields.ts';
import { type BirthStep, useBirthWizard } from '../birth-form/use-birth-wizard.ts';
import { ReportNotLoaded } from '../report-detail/report-not-loaded.tsx';
import { reportQuery } from '../report-queries.ts';
import classes from './correction.module.css';
import { difference, fieldsOfReport } from './fields-of-report.ts';
import { useSubmitCorrection } from './use-submit-correction.ts';

/** The birth details of a report, to be corrected once: typed, read back, sent. */
export function CorrectReportPage({ id, step }: { id: string; step: BirthStep }) {
  const { role } = useSession();
  // As it was when the page was opened: a change of the report must not change what is being typed.
  const query = useQuery({ ...reportQuery(role, id), refetchInterval: false, refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader
        title={m.correct_title()}
        lead={query.data && m.correct_lead({ name: query.data.name })}
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
  const { username } = useSession();
  const [before] = useState(() => fieldsOfReport(report));
  const fields = useBirthFields(before, correctionDraft.of(username, id));
  const typed = fields.form.values;
  const changed = difference(typed, before);
  const wizard = useBirthWizard(fields, {
    at: step,
    goTo: useSteps(id),
    blocked: changed ? undefined : m.correct_unchanged(),
  });
  const onlyIqLevel = changed === 'iqLevel';
  const sending = useSubmitCorrection(fields, { id, onlyIqLevel, reveal: wizard.reveal });
  const checking = wizard.step.name === 'check';
  return (
    <div className={classes.page}>
      <WizardForm wizard={wizard} sending={sending} label={m.correct_title()}>
        {checking ? (
          <OwnBirthCheck
            wizard={wizard}
            sending={sending}
            confirm={onlyIqLevel ? m.correct_confirm_iq() : m.correct_confirm()}
            note={isOtherPerson(before, typed) ? m.correct_closes() : undefined}
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

function useSteps(id: string) {
  const navigate = useNavigate();
  return (step: BirthStep, replace = false) =>
    navigate({
      to: '/users-birthchart/$id/correct',
      params: { id },
      search: step === 'check' ? { step } : {},
      // Which page of the list led to the report.
      state: true,
      replace,
    });
}

/** Why there is nothing to correct: it is too late, or too early. */
function Impossible({ report }: { report: ReportDetail }) {
  const unpaid = isPayable(report.paymentStatus);
  return (
    <Panel>
      <EmptyState
        icon={<IconPencilOff size={26} stroke={1.6} />}
        title={unpaid ? m.correct_unpaid() : m.correct_impossible()}
        text={unpaid ? m.correct_unpaid_text() : m.correct_impossible_text()}
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
      {m.correct_back()}
    </Button>
  );
}
