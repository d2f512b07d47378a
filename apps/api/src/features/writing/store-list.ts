import type { WritingState } from '@udaya/core/writing/writing-states';
import { and, desc, eq, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { reportWritings } from './tables.ts';

/** What attempts are narrowed by; what is undefined does not count. */
export interface WritingFilter {
  state: WritingState | undefined;
  reportId: string | undefined;
}

const deepest = 10_000;

/** The ids of one page of attempts, latest first, and how many there are; nothing beyond the first 10,000. For who sees all of the product. */
export async function findWritingPage(
  db: TenantDb,
  { state, reportId }: WritingFilter,
  { page, size }: { page: number; size: number },
): Promise<{ ids: string[] } & ListTotal> {
  const where = and(
    db.scope.kind === 'all' ? sql`true` : sql`false`,
    state === undefined ? undefined : eq(reportWritings.state, state),
    reportId === undefined ? undefined : eq(reportWritings.reportId, reportId),
  );
  const offset = page * size;
  const total = await countUpTo(db, sql`select from ${reportWritings} where ${where}`);
  if (offset >= Math.min(deepest, total.total)) return { ids: [], ...total };
  const rows = await db
    .select({ id: reportWritings.id })
    .from(reportWritings)
    .where(where)
    .orderBy(desc(reportWritings.createdAt), desc(reportWritings.id))
    .limit(size)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), ...total };
}
