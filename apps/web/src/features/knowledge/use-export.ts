import { useMutation } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import type { FileKind } from '@udaya/core/knowledge/upload-file';
import { downloadFile } from '../../api/download-file.ts';

/** Downloads the passages of a version, or the texts of its template, as a CSV file; the server names it. */
export function useExport() {
  return useMutation({
    mutationFn: ({ id, part }: { id: number; part: FileKind }) =>
      downloadFile(knowledge.exportFile, { params: { id }, query: { part } }, 'knowledge.csv'),
  });
}
