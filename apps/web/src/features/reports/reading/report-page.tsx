import { Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { permissionsOf } from '@udaya/core/reports/report-policy';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lastRequestId } from '../../../api/last-request.ts';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { notificationsQuery } from '../../../shell/use-notifications.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useBlindTest } from '../blind-test/use-blind-test.tsx';
import { ChangePanel } from '../corrections/change-panel.tsx';
import { CorrectionOffer } from '../corrections/correction-offer.tsx';
import { IqLevelMessage } from '../corrections/iq-level-message.tsx';
import { VersionList } from '../corrections/version-list.tsx';
import { ChartPanel } from '../facts/chart-panel.tsx';
import { DayPanel } from '../facts/day-panel.tsx';
import { PersonalDetails } from '../facts/personal-details.tsx';
import { ProvenanceSection } from '../facts/provenance-section.tsx';
import { FlagTemplate } from '../feedback/flag-template.tsx';
import { PartActions } from '../feedback/part-actions.tsx';
import { AskPurpose } from '../openings/ask-purpose.tsx';
import { OpeningsSection } from '../openings/openings-section.tsx';
import { DownloadButton, DownloadMessage } from '../record/download-button.tsx';
import { isBeingWritten, reportQuery } from '../record/report-queries.ts';
import { SeePaymentButton } from '../record/see-payment-button.tsx';
import { useReportDownload } from '../record/use-report-download.ts';
import { CardButton } from '../share/card-button.tsx';
import { LinkButton } from '../share/link-button.tsx';
import { SourcesGate } from '../trace/sources-gate.tsx';
import { Wordings } from '../writing/wordings.tsx';
import { WritingProgress } from '../writing/writing-progress.tsx';
import { Contents } from './contents.tsx';
import { GoBack } from './go-back.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveOut } from './leave-out.tsx';
import { LimitsLine, LimitsPanel } from './limits-panel.tsx';
import { PlanButton } from './plan-button.tsx';
import { type ReportPart, readItems } from './read-items.ts';
import { Reading } from './reading.tsx';
import { ReportHero } from './report-hero.tsx';
import { ReportNotLoaded } from './report-not-loaded.tsx';
import classes from './report-page.module.css';
import { ActionsSkeleton, ReportSkeleton } from './report-skeleton.tsx';
import { sectionsOf } from './sections-of.ts';

// Most readings are paid, and were written once.
const PreviewEnd = lazy(async () => ({ default: (await import('./preview-end.tsx')).PreviewEnd }));
const WritingFailed = lazy(async () => ({
  default: (await import('../writing/writing-failed.tsx')).WritingFailed,
}));

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
  const [leaveOut, setLeaveOut] = useState(false);
  const report = query.data;
  useMessageWhenReady(report);
  const struck = report ? struckParts(report) : 0;
  const leavesOut = leaveOut && struck > 0;

  return (
    <>
      <ReportHero
        report={report}
        pending={query.isPending}
        actions={
          query.isPending ? (
            <ActionsSkeleton />
          ) : (
            <>
              {report && version === undefined && (
                <DownloadButton report={{ ...report, leaveOut: leavesOut }} download={download} />
              )}
              {report && !isWhole(role, report) && <SeePaymentButton report={report} />}
              <GoBack userType={userType} />
            </>
          )
        }
      />
      {report && version === undefined && <LanguageSwitch report={report} />}
      {report && version === undefined && (
        <LeaveOut report={report} count={struck} chosen={leavesOut} onChoose={setLeaveOut} />
      )}
      <DownloadMessage report={report} download={download} />
      <IqLevelMessage />
      <QueryView
        query={query}
        skeleton={<ReportSkeleton />}
        renderFailed={(error, retry) => <ReportNotLoaded error={error} onRetry={retry} />}
      >
        {(loaded) => (
          <Loaded
            report={loaded}
            latest={version === undefined}
            further={further}
            below={below}
            onRetry={() => void query.refetch()}
          />
        )}
      </QueryView>
    </>
  );
}

/** Who reads the whole looks for its payment at the end; who cannot, at the top. */
const isWhole = (role: Role, report: ReportDetail) => permissionsOf(role, report).extent === 'whole';

/** How many parts do not quite fit, or are flagged by their reader. */
function struckParts({ feedback, upsets }: ReportDetail): number {
  const wrong = feedback.filter(({ verdict }) => verdict === 'notQuite').map(({ area }) => area);
  const places = upsets.map(({ place }) => place).filter((place) => place !== 'frame');
  return new Set([...wrong, ...places]).size;
}

interface LoadedProps extends Pick<Props, 'further' | 'below'> {
  report: ReportDetail;
  /** Not an earlier version. */
  latest: boolean;
  onRetry: () => void;
}

function Loaded({ report, latest, further, below, onRetry }: LoadedProps) {
  const { role } = useSession();
  const parts = report.stage === 'ready' ? readItems(report) : undefined;
  const sections = sectionsOf(report, parts ?? []);
  const toRead = parts !== undefined && parts.length > 1;
  const test = useBlindTest(report, {
    latest,
    placeOf: (area) => parts?.find((part) => part.area === area)?.id,
  });
  if (test.view)
    return (
      <div className={classes.page}>
        <div className={classes.side} />
        <div className={classes.main}>{test.view}</div>
      </div>
    );
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <LimitsLine />
      </div>
      <div className={classes.side}>{toRead && <Contents sections={sections} />}</div>
      <div className={classes.main}>
        <AskPurpose id={report.id} />
        <Wordings report={report} latest={latest} />
        {test.offer}
        <ReportBody report={report} parts={parts} latest={latest} onRetry={onRetry} />
        <LimitsPanel report={report} id={report.id} />
        <DayPanel report={report} />
        <PersonalDetails report={report} />
        <ChangePanel report={report} />
        <div className={classes.tools} data-not-printed>
          <VersionList report={report} />
          <CorrectionOffer report={report} />
          {further?.(report)}
        </div>
        <ChartPanel report={report} />
        {!report.preview && <ProvenanceSection report={report} />}
        <div className={classes.tools} data-not-printed>
          {latest && <Wordings report={report} again />}
          <OpeningsSection report={report} />
          {isWhole(role, report) && (
            <div>
              <SeePaymentButton report={report} />
            </div>
          )}
          {below?.(report)}
        </div>
      </div>
    </div>
  );
}

function ReportBody({
  report,
  parts,
  latest,
  onRetry,
}: Pick<LoadedProps, 'report' | 'latest' | 'onRetry'> & { parts: ReportPart[] | undefined }) {
  if (report.stage === 'failed')
    return (
      <Suspense>
        <WritingFailed id={report.id} />
      </Suspense>
    );
  if (report.stage !== 'ready') return <WritingProgress stage={report.stage} />;
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
        <SourcesGate report={report}>
          <Reading
            report={report}
            parts={parts}
            renderBelow={(part) => <PartActions report={report} part={part} latest={latest} />}
            belowGlance={
              latest && (
                <Group gap="sm">
                  <CardButton report={report} parts={parts} />
                  <LinkButton report={report} />
                </Group>
              )
            }
            belowPlan={latest && <PlanButton report={report} />}
            end={<FlagTemplate report={report} latest={latest} />}
          />
        </SourcesGate>
      )}
      {report.preview && (
        <Suspense>
          <PreviewEnd report={report} parts={parts} />
        </Suspense>
      )}
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
