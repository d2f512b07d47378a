import { Button } from '@mantine/core';
import { productReports } from '@udaya/contract/reports';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { type Download, stopsDownload, useDownload } from '../../../api/use-download.ts';
import { IconDownload, IconRefresh, IconX } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { productFilters } from '../report-queries.ts';
import classes from './report-list-page.module.css';
import type { ReportListSearch } from './report-lists.ts';

/** A hundred thousand rows take their time on a slow line. */
const patience = 5 * 60_000;

/** The whole list as it is filtered, as a file. */
export function useReportExport(userType: ReportUserType, search: ReportListSearch): Download {
  return useDownload((_, signal) =>
    downloadFile(
      productReports.export,
      { query: { sortOrder: search.sort, ...productFilters(userType, search) }, signal, patience },
      userType === 'GROUP' ? 'group-reports.csv' : 'reports.csv',
    ),
  );
}

export function ExportButton({ download }: { download: Download }) {
  return (
    <WorkingButton
      variant="default"
      working={download.isPending}
      leftSection={<IconDownload size={18} stroke={1.7} />}
      onClick={() => download.begin()}
    >
      {m.list_export()}
    </WorkingButton>
  );
}

/** How the export goes, in words, with the way to stop it, or to try again what failed. */
export function ExportMessage({ download }: { download: Download }) {
  const failed = errorLine(download.error);
  const going = download.isPending ? m.list_exporting() : undefined;
  const ended = download.cancelled ? m.list_export_cancelled() : undefined;
  return (
    <div className={classes.notice}>
      <MessageLine text={going ?? ended} />
      <MessageLine tone="success" text={download.isSuccess ? m.list_export_done() : undefined} />
      <MessageLine
        tone="error"
        text={failed.text && `${m.list_export_failed()} ${failed.text}`}
        detail={failed.detail}
      />
      {download.isPending && (
        <Button
          {...stopsDownload}
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
          aria-label={m.list_export_cancel()}
          onClick={download.cancel}
        >
          {m.list_download_cancel()}
        </Button>
      )}
      {failed.text && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={17} stroke={1.7} />}
          aria-label={m.list_export_again()}
          onClick={() => download.begin()}
        >
          {m.action_retry()}
        </Button>
      )}
    </div>
  );
}
