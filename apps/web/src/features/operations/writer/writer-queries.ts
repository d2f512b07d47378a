import { queryOptions } from '@tanstack/react-query';
import { models } from '@udaya/contract/models';
import { productWritings, type Writing } from '@udaya/contract/writing';
import { call } from '../../../api/call.ts';
import { operationsKey } from '../operation-queries.ts';

/** How soon it is asked again, in milliseconds; sooner while a report is being worded. */
export const pace = 15_000;
export const busyPace = 3_000;

/** The language model, how it does and what it uses. */
export const writerQuery = queryOptions({
  queryKey: [...operationsKey, 'writer'],
  queryFn: ({ signal }) => call(models.readWriter, { signal }),
  refetchInterval: pace,
});

/** Whether an attempt goes on. */
export const isBusy = ({ state }: Writing) => state === 'waiting' || state === 'underway';

/** One attempt with what the model answered. */
export function writingQuery(id: string) {
  return queryOptions({
    queryKey: [...operationsKey, 'writing', id],
    queryFn: ({ signal }) => call(productWritings.read, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? busyPace : false),
  });
}
