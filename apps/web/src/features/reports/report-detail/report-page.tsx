import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { type ReactNode, useEffect } from 'react';
import { lastRequestId } from '../../../api/last-request.ts';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { notificationsQuery } from '../../../shell/use-notifications.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LimitsNote } from '../../../ui/limits-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChangePanel } from '../correction/change-panel.tsx';
import { CorrectionOffer } from '../correction/correction-offer.tsx';
import { IqLevelMessage } from '../correction/iq-level-message.tsx';
import { OlderVersionNote, VersionList } from '../correction/version-list.tsx';
import { DownloadButton, DownloadMessage } from '../download-button.tsx';
import { OpeningsSection } from '../opening/openings-section.tsx';
import { isBeingWritten, reportQuery } from '../report-queries.ts';
import { SeePaymentButton } from '../see-payment-button.tsx';
import { useReportDownload } from '../use-report-download.ts';
import { ChartPanel } from './chart-panel.tsx';
import { GoBack } from './go-back.tsx';
import { HelpPanel } from './help-panel.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { PreviewNote } from './preview-note.tsx';
import { ProvenanceSection } from './provenance-section.tsx';
import { readItems } from './read-items.ts';
import { ReportNotLoaded } from './report-not-loaded.tsx';
import classes from './report-page.module.css';
import { ActionsSkeleton, ReportSkeleton } from './report-skeleton.tsx';
import { ReportSummary } from './report-summary.tsx';
import { WritingFailed } from './writing-failed.tsx';
import { WritingProgress } from './writing-progress.tsx';

interface Props {
  id: string;
  /** An earlier version; the current one without it. */
  version?: number | undefined;
  /** Whose it is: a report of the other kind is not found here. */
  userType: ReportUserType;
  /** What else belongs to this report and is no matter of reports. */
  further?: (report: ReportDetail) => ReactNode;
  /** What stands below the report and is not part of it. */
  below?: (report: ReportDetail) => ReactNode;
}

/** One report: while it is being written how far it has come, then what it says. */
export function ReportPage({ id, version, userType, further, below }: Props) {
  const { role } = useSession();
  const query = useQuery(reportQuery(role, id, version, userType));
  const download = useReportDownload();
  const report = query.data;
  useMessageWhenReady(report);

  return (
    <>
      <PageHeader
        over={m.report_title()}
        title={report ? m.report_reading({ name: report.name }) : m.report_reading_loading()}
        actions={
          query.isPending ? (
            <ActionsSkeleton />
          ) : (
            <>
              {report && version === undefined && <DownloadButton report={report} download={download} />}
              {report && <SeePaymentButton report={report} />}
              <GoBack userType={userType} />
            </>
          )
        }
      />
      <DownloadMessage report={report} download={download} />
      <IqLevelMessage />
      <QueryView
        query={query}
        skeleton={<ReportSkeleton />}
        renderFailed={(error, retry) => <ReportNotLoaded error={error} onRetry={retry} />}
      >
        {(loaded) => (
          <div className={classes.page}>
            <LimitsNote />
            <div className={classes.side}>
              <PersonalDetails report={loaded} />
              <VersionList report={loaded} />
              <CorrectionOffer report={loaded} />
              {further?.(loaded)}
            </div>
            <div className={classes.main}>
              <ChartPanel report={loaded} />
              <OlderVersionNote report={loaded} />
              <ChangePanel report={loaded} />
              <ReportBody report={loaded} onRetry={() => void query.refetch()} />
              <ProvenanceSection report={loaded} />
              <OpeningsSection report={loaded} />
              {below?.(loaded)}
              <HelpPanel id={loaded.id} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

function ReportBody({ report, onRetry }: { report: ReportDetail; onRetry: () => void }) {
  if (report.stage === 'failed') return <WritingFailed id={report.id} />;
  if (report.stage !== 'ready') return <WritingProgress stage={report.stage} />;
  const parts = readItems(report);
  if (!parts || (parts.length === 0 && !report.preview)) {
    return (
      <Panel>
        <ErrorState
          title={m.report_unreadable()}
          message={m.report_unreadable_text()}
          requestId={lastRequestId()}
          onRetry={onRetry}
        />
      </Panel>
    );
  }
  const locked = report.preview && parts.length === 0;
  return (
    <>
      {!locked && (
        <ReportSummary lang={report.lang} parts={parts} opening={report.opening} closing={report.closing} />
      )}
      {report.preview && <PreviewNote report={report} />}
    </>
  );
}

/** Once a report is ready to be read, the bell hears of it: by having it open its notifications count as read. */
function useMessageWhenReady(report: ReportDetail | undefined): void {
  const queryClient = useQueryClient();
  const ready = report !== undefined && !isBeingWritten(report);
  useEffect(() => {
    if (ready) void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  }, [ready, queryClient]);
}
