import { Button, Text } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { isPayable } from '@udaya/core/billing/payment-status';
import { isOtherPerson } from '@udaya/core/reports/correction';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconArrowLeft, IconPencilOff } from '../../../ui/icons.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { BirthCheck } from '../birth-form/birth-check.tsx';
import { isComplete, type BirthFields } from '../birth-form/birth-fields.ts';
import { BirthForm } from '../birth-form/birth-form.tsx';
import { useBirthValues } from '../birth-form/use-birth-form.ts';
import { useReading } from '../birth-form/use-reading.ts';
import { ReportNotLoaded } from '../report-detail/report-not-loaded.tsx';
import { reportQuery } from '../report-queries.ts';
import { dropCorrectionDraft, keepCorrectionDraft, readCorrectionDraft } from './correction-draft.ts';
import classes from './correction.module.css';
import { difference, fieldsOfReport } from './fields-of-report.ts';
import { useSubmitCorrection } from './use-submit-correction.ts';

/** The steps of the page; the address carries which one it is. */
export type CorrectStep = 'fill' | 'check';

/** The birth details of a report, to be corrected once: typed, read back, sent. */
export function CorrectReportPage({ id, step }: { id: string; step: CorrectStep }) {
  const { role } = useSession();
  // As it was when the page was opened: news about the report must not change what is being typed.
  const query = useQuery({ ...reportQuery(role, id), refetchInterval: false, refetchOnWindowFocus: false });
  const report = query.data;
  return (
    <>
      <PageHeader
        title={m.correct_title()}
        lead={report && m.correct_lead({ name: report.name })}
        actions={<BackToReport id={id} />}
      />
      {query.isPending && <LoadingState />}
      {query.isError && !report && (
        <ReportNotLoaded error={query.error} onRetry={() => void query.refetch()} />
      )}
      {report &&
        (report.history?.correctableUntil ? (
          <Correction report={report} step={step} />
        ) : (
          <Impossible report={report} />
        ))}
    </>
  );
}

function Correction({ report, step }: { report: ReportDetail; step: CorrectStep }) {
  const { id } = report;
  const [before] = useState(() => fieldsOfReport(report));
  const form = useCorrectionForm(id, before);
  const goTo = useSteps(id);
  const reading = useReading(form, () => goTo('check'));
  const sayUnchanged = () => reading.setFailure({ message: m.correct_unchanged(), detail: undefined });
  const changed = difference(form.values, before);
  const complete = isComplete(form.values);
  const checking = step === 'check' && complete && changed !== undefined;

  // An address that was kept, of changes that are not there any more.
  const nothingToCheck = step === 'check' && !checking;
  const leaveCheck = useEffectEvent(() => {
    if (complete) sayUnchanged();
    void goTo('fill', true);
  });
  useEffect(() => {
    if (nothingToCheck) leaveCheck();
  }, [nothingToCheck]);

  const read = () => {
    if (changed) void reading.read();
    else sayUnchanged();
  };
  const onlyIqLevel = changed === 'iqLevel';
  const refuseSent = async (error: unknown) => {
    await goTo('fill', true);
    reading.refuse(error);
  };
  const submission = useSubmitCorrection(id, onlyIqLevel, (error) => void refuseSent(error));
  return (
    <div className={classes.page}>
      {checking ? (
        <BirthCheck
          form={form}
          submission={submission}
          confirm={onlyIqLevel ? m.correct_confirm_iq() : m.correct_confirm()}
          note={isOtherPerson(before, form.values) ? m.correct_closes() : undefined}
          corrects={id}
          onEdit={() => void goTo('fill')}
        />
      ) : (
        <>
          <BirthForm
            form={form}
            label={m.correct_title()}
            busy={reading.busy}
            failure={reading.failure}
            refused={reading.refused}
            onRefused={reading.markRefused}
            onComplete={read}
          />
          <Text size="sm" c="dimmed">
            {m.correct_draft_kept()}
          </Text>
        </>
      )}
    </div>
  );
}

/** The details as they are, or as this person had changed them before. Every change is kept until it is sent. */
function useCorrectionForm(id: string, before: BirthFields) {
  const { username } = useSession();
  const [initialValues] = useState(() => readCorrectionDraft(username, id) ?? before);
  return useBirthValues(initialValues, (values) => keepCorrectionDraft(username, id, values));
}

function useSteps(id: string) {
  const navigate = useNavigate();
  return (step: CorrectStep, replace = false) =>
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
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      onClick={() => dropCorrectionDraft(id)}
      renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id }} state />}
    >
      {m.correct_back()}
    </Button>
  );
}
