import { queryOptions } from '@tanstack/react-query';
import { models } from '@udaya/contract/models';
import { productWritings, type Writing, type WritingPage } from '@udaya/contract/writing';
import { call } from '../../../api/call.ts';
import { type LongListPage, operationsKey } from '../operation-queries.ts';

const pace = 15_000;
const busyPace = 3_000;

/** The language model, how it does and what it uses. */
export const writerQuery = queryOptions({
  queryKey: [...operationsKey, 'writer'],
  queryFn: ({ signal }) => call(models.readWriter, { signal }),
  refetchInterval: pace,
});

/** What the attempts to have reports worded are asked for. */
export interface WritingQuestion {
  page: number;
  size: number;
  state?: string | undefined;
  report?: string | undefined;
}

const isBusy = ({ state }: Writing) => state === 'waiting' || state === 'underway';

/** One page of them; asked again soon while one of them is underway. */
export function writingsQuery({ page, size, state, report }: WritingQuestion) {
  const query = { page: page - 1, size, state: state as Writing['state'] | undefined, report };
  return queryOptions<WritingPage, Error, LongListPage<Writing>>({
    queryKey: [...operationsKey, 'writings', query],
    queryFn: ({ signal }) => call(productWritings.list, { query, signal }),
    select: ({ writings, totalElements, totalIsExact, totalPages }) => ({
      rows: writings,
      total: totalElements,
      pages: totalPages,
      isExact: totalIsExact,
    }),
    refetchInterval: ({ state: { data } }) => (data?.writings.some(isBusy) ? busyPace : pace),
  });
}

/** One attempt with what the model answered. */
export function writingQuery(id: string) {
  return queryOptions({
    queryKey: [...operationsKey, 'writing', id],
    queryFn: ({ signal }) => call(productWritings.read, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? busyPace : false),
  });
}
