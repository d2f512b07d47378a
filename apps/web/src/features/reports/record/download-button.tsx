import type { ButtonProps } from '@mantine/core';
import type { ReportDetail, ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { errorText } from '../../../api/error-text.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { AfterFailedDownload } from './after-failed-download.tsx';
import classes from './download-button.module.css';
import { StopDownload } from './stop-download.tsx';
import type { DownloadedReport, ReportDownload } from './use-report-download.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  report: DownloadedReport & Pick<ReportListItem, 'actions'>;
  download: ReportDownload;
  'aria-label'?: string;
}

/** The report as a PDF, where the user may have it. */
export function DownloadButton({ report, download, ...look }: Props) {
  if (!report.actions.includes('download')) return null;
  return (
    <WorkingButton
      {...look}
      working={download.isPending}
      leftSection={<IconDownload size={18} stroke={1.8} />}
      onClick={() => download.begin(report)}
    >
      {m.report_download()}
    </WorkingButton>
  );
}

/** How the download goes, in words, and what helps when it failed. */
export function DownloadMessage({
  report,
  download,
}: {
  report: ReportDetail | undefined;
  download: ReportDownload;
}) {
  const failed = download.error ? errorText(download.error) : undefined;
  const reference = failed?.requestId ? m.error_reference({ requestId: failed.requestId }) : undefined;
  return (
    <div className={classes.message}>
      <MessageLine text={progressText(download)} />
      {report && <StopDownload download={download} name={report.name} />}
      <MessageLine
        tone="error"
        text={failed && `${m.report_download_failed()} ${failed.message}`}
        detail={reference}
      />
      {failed && report && <AfterFailedDownload report={report} download={download} />}
    </div>
  );
}

/** How far the download of a report is: that it is on its way, or was stopped. */
export function progressText({ isPending, cancelled }: ReportDownload): string | undefined {
  if (isPending) return m.report_downloading();
  return cancelled ? m.report_download_cancelled() : undefined;
}
