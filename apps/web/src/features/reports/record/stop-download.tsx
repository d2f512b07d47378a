import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { stopsDownload } from '../../../api/use-download.ts';
import { IconX } from '../../../ui/icons.tsx';
import classes from './download-button.module.css';
import type { ReportDownload } from './use-report-download.ts';

/** Stops the download of a report that is on its way. */
export function StopDownload({ download, name }: { download: ReportDownload; name: string }) {
  if (!download.isPending) return null;
  return (
    <Button
      {...stopsDownload}
      size="compact-sm"
      variant="default"
      className={classes.stop}
      leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
      aria-label={m.report_download_cancel_label({ name })}
      onClick={download.cancel}
    >
      {m.report_download_cancel()}
    </Button>
  );
}
