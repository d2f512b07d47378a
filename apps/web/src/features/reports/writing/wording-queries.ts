import { queryOptions } from '@tanstack/react-query';
import { reportVersions, wordings } from '@udaya/contract/writing';
import { call } from '../../../api/call.ts';
import { reportsKey } from '../record/report-queries.ts';

const askAgain = 2_500;

export const wordingKey = (id: string) => [...reportsKey, 'wording', id] as const;

/** How the wording of a report stands; asked again while it is underway. */
export function wordingQuery(id: string) {
  return queryOptions({
    queryKey: wordingKey(id),
    queryFn: ({ signal }) => call(wordings.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.underway ? askAgain : false),
  });
}

/** What differs between two versions, which never changes. */
export function comparisonQuery(id: string, from: number, to: number) {
  return queryOptions({
    queryKey: [...reportsKey, 'comparison', id, from, to],
    queryFn: ({ signal }) => call(reportVersions.compare, { params: { id }, query: { from, to }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
