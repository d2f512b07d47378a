import { Button } from '@mantine/core';
import { productReports } from '@udaya/contract/reports';
import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { useState } from 'react';
import type { CallInput } from '../../../api/call.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { stopsDownload, useDownload } from '../../../api/use-download.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconDownload, IconRefresh, IconX } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { PurposeChoice } from '../openings/purpose-choice.tsx';
import classes from './report-list-page.module.css';

type ReportQuestion = CallInput<typeof productReports.export>['query'];

/** A hundred thousand rows take their time on a slow line. */
const timeoutMs = 5 * 60_000;

/** The whole list as it is filtered, as a file, once it was said what for. */
export function useReportExport(userType: ReportUserType, question: ReportQuestion) {
  const download = useDownload((purpose: OpeningPurpose, signal) =>
    downloadFile(
      productReports.export,
      { query: { ...question, purpose }, signal, timeoutMs },
      userType === 'GROUP' ? 'group-reports.csv' : 'reports.csv',
    ),
  );
  const [asking, setAsking] = useState(false);
  const [purpose, setPurpose] = useState<OpeningPurpose | ''>('');
  const focus = useFocusReturn();
  const close = (then?: () => void) => {
    setAsking(false);
    focus.comeBack(then);
  };
  return {
    ...download,
    ask: () => {
      focus.leave();
      setAsking(true);
    },
    again: () => purpose && download.begin(purpose),
    dialog: asking && (
      <ExportDialog
        onClose={() => close()}
        onChoose={(chosen) => {
          setPurpose(chosen);
          close(() => download.begin(chosen));
        }}
      />
    ),
  };
}

type ReportExport = ReturnType<typeof useReportExport>;

function ExportDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (purpose: OpeningPurpose) => void;
}) {
  const [purpose, setPurpose] = useState<OpeningPurpose | ''>('');
  const [missing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      opened
      title={m.report_list_export_title()}
      text={m.report_list_export_text()}
      keep={m.account_managed_cancel()}
      confirm={m.report_list_export()}
      working={false}
      onClose={onClose}
      onConfirm={() => (purpose ? onChoose(purpose) : setMissing(true))}
    >
      <PurposeChoice
        value={purpose}
        error={missing && !purpose && m.report_opening_purpose_required()}
        onChange={setPurpose}
      />
    </ConfirmDialog>
  );
}

export function ExportButton({ download }: { download: ReportExport }) {
  return (
    <>
      <WorkingButton
        variant="default"
        working={download.isPending}
        leftSection={<IconDownload size={18} stroke={1.7} />}
        onClick={download.ask}
      >
        {m.report_list_export()}
      </WorkingButton>
      {download.dialog}
    </>
  );
}

/** How the export goes, in words, with the way to stop it, or to try again what failed. */
export function ExportMessage({
  download,
}: {
  download: Pick<ReportExport, 'isPending' | 'isSuccess' | 'error' | 'cancelled' | 'cancel'> & {
    again: () => unknown;
  };
}) {
  const failed = errorLine(download.error);
  const going = download.isPending ? m.report_list_exporting() : undefined;
  const ended = download.cancelled ? m.report_list_export_cancelled() : undefined;
  return (
    <div className={classes.notice}>
      <MessageLine text={going ?? ended} />
      <MessageLine tone="success" text={download.isSuccess ? m.report_list_export_done() : undefined} />
      <MessageLine
        tone="error"
        text={failed.text && `${m.report_list_export_failed()} ${failed.text}`}
        detail={failed.detail}
      />
      {download.isPending && (
        <Button
          {...stopsDownload}
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
          aria-label={m.report_list_export_cancel()}
          onClick={download.cancel}
        >
          {m.report_download_cancel()}
        </Button>
      )}
      {failed.text && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={17} stroke={1.7} />}
          aria-label={m.report_list_export_again()}
          onClick={download.again}
        >
          {m.action_retry()}
        </Button>
      )}
    </div>
  );
}
