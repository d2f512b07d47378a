import { useMutation } from '@tanstack/react-query';
import { type UploadCheck, uploads } from '@udaya/contract/uploads';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadFile } from '../../shell/files/download-file-button.tsx';

/** The file as it was sent, with its errors. */
export function DownloadErrors({ check: { batchId } }: { check: UploadCheck }) {
  const fetching = useMutation({
    mutationFn: () => downloadFile(uploads.readErrors, { params: { batchId } }, 'errors.csv'),
  });
  return <DownloadFile label={m.knowledge_upload_download_errors()} fetching={fetching} variant="light" />;
}
