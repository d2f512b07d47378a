import { Button } from '@mantine/core';
import type { ReportListItem } from '@udaya/contract/reports';
import type { ReportAction } from '@udaya/core/reports/report-actions';
import * as m from '@udaya/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconDownload, IconEye } from '../../../ui/icons.tsx';
import type { ReactNode } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { AfterFailedDownload } from '../after-failed-download.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { DownloadButton } from '../download-button.tsx';
import { PayButton } from '../pay-button.tsx';
import { SeePaymentButton } from '../see-payment-button.tsx';
import { useReportDownload } from '../use-report-download.ts';
import { plainSearch } from './list-search.ts';
import type { ListAddress } from './list-address.ts';
import classes from './report-actions.module.css';

interface Props {
  report: ReportListItem;
  address: ListAddress;
  /** The id of the words that say why something cannot be done. */
  reasonId: string;
}

/** What can be done with a report. View and Download always stand there, and say why they are closed. */
export function ReportActions({ report, address, reasonId }: Props) {
  const { id, name, actions } = report;
  const download = useReportDownload();
  const navigate = useNavigate();
  const may = (action: ReportAction) => actions.includes(action);
  const failed = download.error ? errorWords(download.error) : undefined;
  const way = {
    to: '/users-birthchart/$id',
    params: { id },
    state: { listSearch: plainSearch(address.search) },
  } as const;

  return (
    <div>
      <div className={classes.actions}>
        <PayButton report={report} size="sm" />
        {may('view') ? (
          <Button
            size="sm"
            variant="light"
            leftSection={<Eye />}
            aria-label={m.list_view_label({ name })}
            renderRoot={(props) => <Link {...props} {...way} />}
          >
            {m.list_view()}
          </Button>
        ) : (
          <Closed label={m.list_view_label({ name })} reasonId={reasonId} icon={<Eye />}>
            {m.list_view()}
          </Closed>
        )}
        {may('preview') && (
          <Button
            size="sm"
            variant="light"
            aria-label={m.list_preview_label({ name })}
            renderRoot={(props) => <Link {...props} {...way} />}
          >
            {m.list_preview()}
          </Button>
        )}
        {may('download') ? (
          <DownloadButton
            report={report}
            download={download}
            size="sm"
            variant="default"
            aria-label={m.list_download_label({ name })}
          />
        ) : (
          <Closed label={m.list_download_label({ name })} reasonId={reasonId} icon={<Down />}>
            {m.list_download()}
          </Closed>
        )}
        <SeePaymentButton report={report} size="sm" variant="subtle" />
        <DeleteButton
          report={report}
          onDeleted={(deletedReport) =>
            navigate({ to: '.', search: true, state: { deletedReport }, replace: true })
          }
        />
      </div>
      <div role="status">
        {download.isPending && <p className={classes.news}>{m.report_downloading()}</p>}
        {failed && (
          <p className={classes.news} data-failed>
            {m.report_download_failed()} {failed.message}{' '}
            {failed.requestId && m.error_reference({ requestId: failed.requestId })}
          </p>
        )}
      </div>
      {failed && (
        <div className={classes.afterwards}>
          <AfterFailedDownload report={report} download={download} />
        </div>
      )}
    </div>
  );
}

const Eye = () => <IconEye size={17} stroke={1.7} />;
const Down = () => <IconDownload size={17} stroke={1.7} />;

interface ClosedProps {
  label: string;
  reasonId: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button that cannot be used now, and that the keyboard still finds, with the reason. */
function Closed({ label, reasonId, icon, children }: ClosedProps) {
  return (
    <Button
      size="sm"
      variant="default"
      data-disabled
      aria-disabled="true"
      aria-label={label}
      aria-describedby={reasonId}
      leftSection={icon}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
