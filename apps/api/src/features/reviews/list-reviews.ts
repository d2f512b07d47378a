import type { ReviewPage } from '@udaya/contract/reviews';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { ReviewKind, ReviewState } from '@udaya/core/reviews/review-words';
import type { UserCall } from '../../platform/call-context.ts';
import { countUpsetOf } from '../reports/keep-upset.ts';
import { presentReview } from './present-review.ts';
import { listReviewRows } from './store-lists.ts';

interface ReviewQuery {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
  state?: ReviewState | '' | undefined;
  kind?: ReviewKind | '' | undefined;
  reportType?: ReportType | '' | undefined;
}

/** One page of what upset readers. */
export async function listReviews(
  { db }: UserCall,
  { page, size, sortOrder, state, kind, reportType }: ReviewQuery,
): Promise<ReviewPage> {
  const filter = {
    state: state || undefined,
    kind: kind || undefined,
    reportType: reportType || undefined,
  };
  const { rows, total, totalIsExact } = await listReviewRows(db, filter, { page, size, sortOrder });
  const votes = await countUpsetOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    reviews: rows.map((row) => presentReview(row, votes.get(row.id) ?? 0)),
    totalElements: total,
    totalIsExact,
    totalPages: Math.ceil(total / size),
  };
}
