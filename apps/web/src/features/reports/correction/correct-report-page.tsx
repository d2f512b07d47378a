import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconPencilOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { BirthCheck } from '../birth-form/birth-check.tsx';
import { BirthForm } from '../birth-form/birth-form.tsx';
import { useBirthValues } from '../birth-form/use-birth-form.ts';
import { useReading } from '../birth-form/use-reading.ts';
import { ReportNotLoaded } from '../report-detail/report-not-loaded.tsx';
import { reportQuery } from '../report-queries.ts';
import classes from './correction.module.css';
import { difference, fieldsOfReport } from './fields-of-report.ts';
import { useSubmitCorrection } from './use-submit-correction.ts';

/** The birth details of a report, to be corrected once: typed, read back, sent. */
export function CorrectReportPage({ id }: { id: string }) {
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
      {report && (report.history?.correctableUntil ? <Correction report={report} /> : <TooLate />)}
    </>
  );
}

function Correction({ report }: { report: ReportDetail }) {
  const [before] = useState(() => fieldsOfReport(report));
  const [checking, setChecking] = useState(false);
  const form = useBirthValues(before);
  const reading = useReading(form, () => setChecking(true));
  const onlyIqLevel = difference(form.values, before) === 'iqLevel';
  const submission = useSubmitCorrection(report.id, onlyIqLevel, (error) => {
    setChecking(false);
    reading.refuse(error);
  });
  const read = () => {
    if (!difference(form.getValues(), before))
      reading.setFailure({ message: m.correct_unchanged(), detail: undefined });
    else void reading.read();
  };
  return (
    <div className={classes.page}>
      {checking ? (
        <BirthCheck
          form={form}
          submission={submission}
          confirm={onlyIqLevel ? m.correct_confirm_iq() : m.correct_confirm()}
          corrects={report.id}
          onEdit={() => setChecking(false)}
        />
      ) : (
        <BirthForm
          form={form}
          busy={reading.busy}
          failure={reading.failure}
          refused={reading.refused}
          onRefused={reading.markRefused}
          onComplete={read}
        />
      )}
    </div>
  );
}

function TooLate() {
  return (
    <Panel>
      <EmptyState
        icon={<IconPencilOff size={26} stroke={1.6} />}
        title={m.correct_impossible()}
        text={m.correct_impossible_text()}
      />
    </Panel>
  );
}

function BackToReport({ id }: { id: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id }} state />}
    >
      {m.correct_back()}
    </Button>
  );
}
