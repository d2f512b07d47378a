import { queryOptions } from '@tanstack/react-query';
import { readingLinks } from '@udaya/contract/reading-links';
import { call } from '../../../api/call.ts';

/** The links of a report that work: asked for anew each time, for others open them. */
export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: ['reading-links', id],
    queryFn: ({ signal }) => call(readingLinks.list, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
