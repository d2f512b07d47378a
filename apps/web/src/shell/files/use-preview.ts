import { useQuery } from '@tanstack/react-query';
import { type Preview, readPreview, refuseFile } from './read-preview.ts';

/** How files of a kind are looked at. */
export interface FileRules {
  maxBytes: number;
  /** Whether a heading is one that is looked for. */
  isKnown: (heading: string) => boolean;
}

/** The first rows of a chosen file, or why it is none that can be read. */
export function usePreview(
  file: File | undefined,
  { maxBytes, isKnown }: FileRules,
): { preview?: Preview; refused?: string } {
  const { data, isError } = useQuery({
    queryKey: ['upload-preview', file?.name, file?.lastModified, file?.size],
    queryFn: async () => (file ? readPreview(file, isKnown) : null),
    enabled: file !== undefined && refuseFile(file, maxBytes) === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  // It is only a look at the file: where it cannot be read here, the check says why.
  if (isError) return { preview: { heading: [], rows: [] } };
  if (!data) return {};
  return 'refused' in data ? data : { preview: data };
}
