import type { ButtonProps } from '@mantine/core';
import type { ReportDetail, ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { AfterFailedDownload } from './after-failed-download.tsx';
import classes from './download-button.module.css';
import type { useReportDownload } from './use-report-download.ts';

type Download = ReturnType<typeof useReportDownload>;

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  report: Pick<ReportListItem, 'id' | 'name' | 'userType' | 'actions'>;
  download: Download;
  'aria-label'?: string;
}

/** The report as a PDF, where the viewer may have it. */
export function DownloadButton({ report, download, ...look }: Props) {
  if (!report.actions.includes('download')) return null;
  return (
    <WorkingButton
      {...look}
      working={download.isPending}
      leftSection={<IconDownload size={18} stroke={1.8} />}
      onClick={() => download.mutate(report)}
    >
      {m.list_download()}
    </WorkingButton>
  );
}

/** How the download goes, in words, and what helps when it failed. */
export function DownloadMessage({
  report,
  download,
}: {
  report: ReportDetail | undefined;
  download: Download;
}) {
  const failed = download.error ? errorText(download.error) : undefined;
  const reference = failed?.requestId ? m.error_reference({ requestId: failed.requestId }) : undefined;
  return (
    <div className={classes.message}>
      <MessageLine text={download.isPending ? m.report_downloading() : undefined} />
      <MessageLine
        tone="error"
        text={failed && `${m.report_download_failed()} ${failed.message}`}
        detail={reference}
      />
      {failed && report && <AfterFailedDownload report={report} download={download} />}
    </div>
  );
}
