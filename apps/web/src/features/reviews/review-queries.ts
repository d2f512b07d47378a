import { queryOptions } from '@tanstack/react-query';
import { reviews } from '@udaya/contract/reviews';
import { call } from '../../api/call.ts';

export const reviewsKey = ['reviews'] as const;

/** One review. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...reviewsKey, 'one', id],
    queryFn: ({ signal }) => call(reviews.read, { params: { id }, signal }),
  });
}
