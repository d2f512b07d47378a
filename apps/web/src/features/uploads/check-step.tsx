import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type UploadCheck, uploads } from '@udaya/contract/uploads';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadFile } from '../../shell/files/download-file-button.tsx';
import { ErrorList } from '../../shell/files/error-list.tsx';
import classes from '../../shell/files/file-page.module.css';
import { IconArrowLeft } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { ChangeList } from './change-list.tsx';
import { UploadCounts } from './upload-counts.tsx';
import type { Upload } from './use-upload.ts';

interface Props {
  check: UploadCheck;
  upload: Upload;
  onBack: () => void;
}

/** What the check of the file found: its errors, or what it would change. */
export function CheckStep({ check, upload, onBack }: Props) {
  const back = (
    <Button variant="default" leftSection={<IconArrowLeft size={18} stroke={1.8} />} onClick={onBack}>
      {m.knowledge_upload_back()}
    </Button>
  );
  if (check.errorFlag)
    return (
      <>
        <SectionPanel title={m.file_invalid()} lead={m.knowledge_upload_invalid_lead()}>
          <FileLine check={check} />
          <div className={classes.buttons}>{back}</div>
        </SectionPanel>
        <ErrorList
          found={{ listed: check.reportValidateRowList, errorCount: check.errorCount, causes: check.causes }}
        >
          <DownloadErrors check={check} />
        </ErrorList>
      </>
    );
  const isNothing = check.added + check.changed + check.removed === 0;
  return (
    <>
      <Panel className={classes.checked}>
        <MessageLine
          tone="success"
          text={m.knowledge_upload_valid()}
          detail={isNothing ? m.knowledge_upload_nothing_new() : undefined}
        />
        <FileLine check={check} />
        <UploadCounts counts={check} />
        <MessageLine
          text={
            check.unreviewed > 0 ? m.knowledge_upload_unreviewed_note({ count: check.unreviewed }) : undefined
          }
        />
        <div className={classes.buttons}>
          <WorkingButton size="md" working={upload.sending.isPending} onClick={upload.send}>
            {upload.sending.isPending ? m.knowledge_upload_uploading() : m.knowledge_upload_submit()}
          </WorkingButton>
          {back}
        </div>
        <Text size="sm" c="dimmed">
          {m.knowledge_upload_nothing_written()}
        </Text>
      </Panel>
      {check.noteCount > 0 && <Notes check={check} />}
      {check.changes.length > 0 && <ChangeList changes={check.changes} />}
    </>
  );
}

function FileLine({ check: { fileName, reportType, rowCount } }: { check: UploadCheck }) {
  return (
    <Text size="sm" className={classes.fileLine}>
      {m.knowledge_upload_file_line({ name: fileName, type: reportType, count: rowCount })}
    </Text>
  );
}

/** What is worth a second look, out of the way until it is asked for. */
function Notes({ check: { notes, noteCount } }: { check: UploadCheck }) {
  return (
    <Panel>
      <details className={classes.notes}>
        <summary>{m.knowledge_upload_notes({ count: noteCount })}</summary>
        <ul>
          {notes.map(({ rowNo, columnNo, description }) => (
            <li key={`${rowNo} ${columnNo} ${description}`}>
              {m.knowledge_upload_note({ row: rowNo, text: description })}
            </li>
          ))}
        </ul>
        {noteCount > notes.length && (
          <p>{m.knowledge_upload_notes_more({ count: noteCount - notes.length })}</p>
        )}
      </details>
    </Panel>
  );
}

/** The file as it was sent, with its errors. */
function DownloadErrors({ check: { batchId } }: { check: UploadCheck }) {
  const fetching = useMutation({
    mutationFn: () => downloadFile(uploads.readErrors, { params: { batchId } }, 'errors.csv'),
  });
  return <DownloadFile label={m.knowledge_upload_download_errors()} fetching={fetching} variant="light" />;
}
