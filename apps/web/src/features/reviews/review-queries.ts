import { queryOptions } from '@tanstack/react-query';
import { type Review, type ReviewPage, reviews } from '@udaya/contract/reviews';
import { call } from '../../api/call.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';
import type { questionOf } from './review-list.ts';

export const reviewsKey = ['reviews'] as const;

/** One page of what upset readers. */
export function reviewsQuery(query: ReturnType<typeof questionOf>) {
  return queryOptions<ReviewPage, Error, ListPage<Review>>({
    queryKey: [...reviewsKey, 'list', query],
    queryFn: ({ signal }) => call(reviews.list, { query, signal }),
    select: ({ reviews: rows, totalElements, totalIsExact, totalPages }) => ({
      rows,
      total: totalElements,
      totalIsExact,
      pages: totalPages,
    }),
  });
}

/** One review. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...reviewsKey, 'one', id],
    queryFn: ({ signal }) => call(reviews.read, { params: { id }, signal }),
  });
}
