import { useMutation } from '@tanstack/react-query';
import { productReports, type ReportListItem, reports } from '@udaya/contract/reports';
import { reportFileName } from '@udaya/core/reports/file-name';
import { downloadFile } from '../../api/download-file.ts';
import { useSession } from '../../api/use-session.ts';

/** Downloads a report's PDF by the way of the own role; the server names the file. */
export function useReportDownload() {
  const { role } = useSession();
  return useMutation({
    mutationFn: ({ id, name, userType }: Pick<ReportListItem, 'id' | 'name' | 'userType'>) =>
      role === 'productAdmin'
        ? downloadFile(
            productReports.readPdf,
            { query: { id, userType } },
            reportFileName(name, 'AI_Report_'),
          )
        : downloadFile(reports.readPdf, { query: { id } }, reportFileName(name)),
  });
}
