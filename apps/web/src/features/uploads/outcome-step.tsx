import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import classes from '../../shell/files/file-page.module.css';
import { IconAlertTriangle, IconArrowLeft, IconCircleCheck, IconInfoCircle } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { FileGone } from './hash-file.ts';
import { UploadCounts } from './upload-counts.tsx';
import type { Upload } from './use-upload.ts';

/** How the upload came out, and the way on. */
export function OutcomeStep({ upload, onBack }: { upload: Upload; onBack: () => void }) {
  const { data, error } = upload.sending;
  if (data)
    return (
      <Panel className={classes.outcome} data-tone={data.imported ? 'done' : 'same'}>
        {data.imported ? (
          <IconCircleCheck size={44} stroke={1.5} aria-hidden="true" />
        ) : (
          <IconInfoCircle size={44} stroke={1.5} aria-hidden="true" />
        )}
        <Title order={2}>
          {data.imported ? m.knowledge_upload_done() : m.knowledge_upload_done_already()}
        </Title>
        <Text maw="56ch">
          {data.imported ? m.knowledge_upload_done_text() : m.knowledge_upload_done_already_text()}
        </Text>
        <UploadCounts counts={data} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            onClick={() => {
              upload.reset();
              onBack();
            }}
          >
            {m.knowledge_upload_back()}
          </Button>
          <Button component={Link} to="/product/knowledge" variant="subtle">
            {m.knowledge_upload_to_knowledge()}
          </Button>
        </div>
      </Panel>
    );
  return <Failed upload={upload} error={error} onBack={onBack} />;
}

function Failed({ upload, error, onBack }: { upload: Upload; error: Error | null; onBack: () => void }) {
  const { message, requestId } =
    error instanceof FileGone ? { message: error.message, requestId: undefined } : errorText(error);
  // What the server refused is refused again; what did not come through may come through now.
  const mayTryAgain = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const mayValidate = !mayTryAgain && !(error instanceof FileGone);
  return (
    <Panel className={classes.outcome} data-tone="failed">
      <IconAlertTriangle size={44} stroke={1.5} aria-hidden="true" />
      <Title order={2}>{m.knowledge_upload_failed()}</Title>
      <Text maw="56ch">{message}</Text>
      {requestId && (
        <Text size="sm" c="dimmed">
          {m.error_reference({ requestId })}
        </Text>
      )}
      <div className={classes.buttons}>
        {mayTryAgain && (
          <WorkingButton working={upload.sending.isPending} onClick={upload.send}>
            {m.action_retry()}
          </WorkingButton>
        )}
        {mayValidate && (
          <WorkingButton working={upload.checking.isPending} onClick={() => upload.validate(upload.chosen)}>
            {m.knowledge_upload_validate_again()}
          </WorkingButton>
        )}
        <Button variant="default" leftSection={<IconArrowLeft size={18} stroke={1.8} />} onClick={onBack}>
          {m.knowledge_upload_back()}
        </Button>
      </div>
    </Panel>
  );
}
