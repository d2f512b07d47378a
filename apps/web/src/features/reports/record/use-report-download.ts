import { productReports, type ReportListItem, reports } from '@udaya/contract/reports';
import { reportFileName } from '@udaya/format/report-file-name';
import { downloadFile } from '../../../api/download-file.ts';
import { type Download, useDownload } from '../../../api/use-download.ts';
import { useSession } from '../../../api/use-session.ts';
import { groupWays } from './group-ways.ts';

/** What is to be known of a report for its download. */
export type DownloadedReport = Pick<ReportListItem, 'id' | 'name' | 'userType'> & {
  /** Without the parts that were marked as not quite fitting. */
  leaveOut?: boolean;
};
export type ReportDownload = Download<DownloadedReport>;

/** Downloads a report's PDF by the way of the own role; the server names the file. */
export function useReportDownload(): ReportDownload {
  const { role } = useSession();
  return useDownload(({ id, name, userType, leaveOut }: DownloadedReport, signal) =>
    role === 'productAdmin'
      ? downloadFile(
          productReports.readPdf,
          { query: { id, userType }, signal },
          reportFileName(name, 'AI_Report_'),
        )
      : downloadFile(
          groupWays(role)?.readPdf ?? reports.readPdf,
          { query: { id, ...(leaveOut ? { leaveOut: 'true' } : {}) }, signal },
          reportFileName(name),
        ),
  );
}
