import { useMutation } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import { downloadFile } from '../../api/download-file.ts';

/** Downloads all that a version holds as a CSV file; the server names it. */
export function useExport() {
  return useMutation({
    mutationFn: (id: number) => downloadFile(knowledge.exportFile, { params: { id } }, 'knowledge.csv'),
  });
}
