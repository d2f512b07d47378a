import { archives } from '@udaya/contract/report-archives';
import type { Serve } from '../../platform/http/serve.ts';
import { downloadArchive } from './download-archive.ts';
import {
  cancelArchive,
  type ManageArchiveDeps,
  makeArchive,
  readArchive,
  resumeArchive,
} from './manage-archive.ts';

/** Many reports of a group in one file. */
export function archiveRoutes(serve: Serve<ManageArchiveDeps>): void {
  serve(archives.make, makeArchive);
  serve(archives.read, readArchive);
  serve(archives.resume, resumeArchive);
  serve(archives.cancel, cancelArchive);
  serve(archives.download, downloadArchive);
}
