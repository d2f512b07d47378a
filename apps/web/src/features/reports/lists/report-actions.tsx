import { Link, useNavigate } from '@tanstack/react-router';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import { IconDownload, IconEye, IconReceipt, IconTrash } from '../../../ui/icons.tsx';
import { AfterFailedDownload } from '../record/after-failed-download.tsx';
import { useDeletion } from '../record/delete-button.tsx';
import { progressText } from '../record/download-button.tsx';
import { groupWays } from '../record/group-ways.ts';
import { wayToPay } from '../record/pay-button.tsx';
import { reportPath } from '../record/report-path.ts';
import { StopDownload } from '../record/stop-download.tsx';
import { useReportDownload } from '../record/use-report-download.ts';
import classes from './report-actions.module.css';
import type { ReportListSearch } from './report-lists.ts';

interface Props {
  report: ReportListItem;
  /** What the list was asked for, so that the way back from the report leads to the same page of it. */
  search: ReportListSearch;
  /** The id of the words that say why something cannot be done. */
  reasonId: string;
}

/** What can be done with a report. View and Download always stand there, and say why they are closed. */
export function ReportActions({ report, search, reasonId }: Props) {
  const { role } = useSession();
  const download = useReportDownload();
  const navigate = useNavigate();
  const deletion = useDeletion(report, (deletedReport) =>
    navigate({ to: '.', search: true, state: { deletedReport }, replace: true }),
  );
  const { id, name, actions, paymentId, paymentUnderway } = report;
  const closedUnless = (open: boolean) => (open ? undefined : reasonId);
  const toReport: RowAction['renderLink'] = (props) => (
    <Link {...props} to={reportPath(report)} params={{ id }} state={{ listSearch: search }} />
  );

  const all: (RowAction | false | undefined)[] = [
    wayToPay(report, role),
    {
      key: 'view',
      label: m.list_view(),
      fullLabel: m.report_list_view_label({ name }),
      icon: IconEye,
      renderLink: toReport,
      closedBy: closedUnless(actions.includes('view')),
    },
    actions.includes('preview') && {
      key: 'preview',
      label: m.report_list_preview(),
      fullLabel: m.report_list_preview_label({ name }),
      icon: IconEye,
      renderLink: toReport,
    },
    {
      key: 'download',
      label: m.report_download(),
      fullLabel: m.report_list_download_label({ name }),
      icon: IconDownload,
      asButton: groupWays(role) !== undefined,
      working: download.isPending,
      onChoose: () => download.begin(report),
      closedBy: closedUnless(actions.includes('download')),
    },
    paymentId !== null &&
      !paymentUnderway && {
        key: 'payment',
        label: m.report_payment_view(),
        fullLabel: m.report_payment_view_label({ name }),
        icon: IconReceipt,
        renderLink: (props) => <Link {...props} to="/payments/success/$id" params={{ id: paymentId }} />,
      },
    actions.includes('delete') && {
      key: 'delete',
      label: m.report_delete(),
      fullLabel: m.report_delete_label({ name }),
      icon: IconTrash,
      danger: true,
      onChoose: deletion.ask,
    },
  ];
  const failed = download.error ? errorText(download.error) : undefined;

  return (
    <div>
      <RowActions actions={all.filter((one) => !!one)} menuLabel={m.report_list_more_label({ name })} />
      {actions.includes('delete') && deletion.dialog}
      <div role="status">
        {progressText(download) && <p className={classes.message}>{progressText(download)}</p>}
        {failed && (
          <p className={classes.message} data-failed>
            {m.report_download_failed()} {failed.message}{' '}
            {failed.requestId && m.error_reference({ requestId: failed.requestId })}
          </p>
        )}
      </div>
      <StopDownload download={download} name={name} />
      {failed && (
        <div className={classes.afterwards}>
          <AfterFailedDownload report={report} download={download} />
        </div>
      )}
    </div>
  );
}
