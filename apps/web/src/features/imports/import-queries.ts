import { queryOptions } from '@tanstack/react-query';
import { birthImports } from '@udaya/contract/birth-imports';
import { call } from '../../api/call.ts';

/** How often a file that is being done is asked for, in milliseconds. */
const watchedEvery = 1_000;

/** The files that were sent, and where a new one may go. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: ['birth-imports', 'list', page],
    queryFn: ({ signal }) => call(birthImports.list, { query: { page, size: 10 }, signal }),
    staleTime: 0,
  });

/** How far a file has come; asked for again and again while its reports are made. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['birth-imports', importId],
    queryFn: ({ signal }) => call(birthImports.read, { params: { importId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? watchedEvery : false),
  });

/** What the check of a file found. */
export const findingsQuery = (importId: string) =>
  queryOptions({
    queryKey: ['birth-imports', importId, 'findings'],
    queryFn: ({ signal }) => call(birthImports.readFindings, { params: { importId }, signal }),
  });
