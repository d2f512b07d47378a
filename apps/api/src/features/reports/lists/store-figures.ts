import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';
import { spansOf } from '../../../platform/database/intervals.ts';
import { reportSearch, reports } from '../tables.ts';

export interface ReportFigures {
  consumerReports: number;
  groupReports: number;
  failedReports: number;
  [figure: string]: number;
}

/** How many reports were made in each span of time, by whose they are, and how many of those given up in it are not written yet. */
export async function countReportsIn(db: Queryable, bounds: readonly Date[]): Promise<ReportFigures[]> {
  const { rows } = await db.execute<ReportFigures>(sql`
    select
      (select count(*)::int from ${reportSearch} where not of_group and created_at >= begins and created_at < ends) as "consumerReports",
      (select count(*)::int from ${reportSearch} where of_group and created_at >= begins and created_at < ends) as "groupReports",
      (select count(*)::int from ${reports} where failed_at >= begins and failed_at < ends and stage = 'failed') as "failedReports"
    from ${spansOf(bounds)} order by number`);
  return rows;
}

/** How many reports wait to be written again, having been given up. */
export async function countGivenUpReports(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${reports} where stage = 'failed'`,
  );
  return rows[0]?.total ?? 0;
}
