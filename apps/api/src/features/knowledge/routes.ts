import { uploads } from '@udaya/contract/uploads';
import type { Serve } from '../../platform/http/serve.ts';
import { readUploadErrors, readUploadExample, readUploadTemplate } from './upload-files.ts';
import { uploadTexts } from './upload-texts.ts';
import { type UploadPorts, validateUpload } from './validate-upload.ts';

/** Files of texts: checked, put in force, and given back. */
export function uploadRoutes(serve: Serve<UploadPorts>): void {
  serve(uploads.validate, validateUpload);
  serve(uploads.upload, uploadTexts);
  serve(uploads.readErrors, readUploadErrors);
  serve(uploads.readTemplate, readUploadTemplate);
  serve(uploads.readExample, readUploadExample);
}
