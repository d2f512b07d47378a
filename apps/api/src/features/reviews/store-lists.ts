import type { ReportType } from '@udaya/core/reports/report-types';
import type { ReviewKind, ReviewState } from '@udaya/core/reviews/review-words';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { StoredReview } from './store.ts';
import { reviews } from './tables.ts';

/** What reviews are looked for by; what is undefined does not count. */
export interface ReviewFilter {
  state?: ReviewState | undefined;
  kind?: ReviewKind | undefined;
  reportType?: ReportType | undefined;
}

/** One page of the reviews, by when they were opened, and how many there are. For who sees all of the product. */
export async function listReviewRows(
  db: TenantDb,
  { state, kind, reportType }: ReviewFilter,
  { page, size, sortOrder }: { page: number; size: number; sortOrder: 'asc' | 'desc' },
): Promise<{ rows: StoredReview[] } & ListTotal> {
  const where = and(
    db.scope.kind === 'all' ? sql`true` : sql`false`,
    state && eq(reviews.state, state),
    kind && eq(reviews.kind, kind),
    reportType && eq(reviews.reportType, reportType),
  );
  const order = sortOrder === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(order(reviews.openedAt), order(reviews.id))
    .limit(size)
    .offset(page * size);
  return { rows, ...(await countUpTo(db, sql`select from ${reviews} where ${where}`)) };
}
