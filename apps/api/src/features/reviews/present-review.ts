import type { Review } from '@udaya/contract/reviews';
import type { StoredReview } from './store.ts';

/** A review as the queue shows it. */
export function presentReview(
  { id, kind, state, reportType, key, place, worded, openedAt }: StoredReview,
  votes: number,
): Review {
  return {
    id,
    kind,
    state,
    reportType,
    key: key ?? '',
    place,
    worded,
    votes,
    openedDate: openedAt.toISOString(),
  };
}
