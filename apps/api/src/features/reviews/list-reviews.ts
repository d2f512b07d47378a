import type { reviews } from '@udaya/contract/reviews';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import { countFlagsOf } from '../reports/feedback/save-flag.ts';
import { presentReview } from './present-review.ts';
import { listReviewRows } from './store-lists.ts';

/** One page of what readers flagged. */
export async function listReviews({ db }: UserCall, query: output<typeof reviews.list.query>) {
  const { rows, ...total } = await listReviewRows(db, query, query);
  const votes = await countFlagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => presentReview(row, votes.get(row.id) ?? 0)),
    total,
    query,
  );
}
