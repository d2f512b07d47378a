import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { spansOf } from '../../platform/database/intervals.ts';
import { mails } from './tables.ts';

/** How many mails were given up in each span of time; of those that are still kept. */
export async function countFailedMailsIn(
  db: Queryable,
  bounds: readonly Date[],
): Promise<{ failedMails: number; [figure: string]: number }[]> {
  const { rows } = await db.execute<{ failedMails: number }>(sql`
    select (select count(*)::int from ${mails} where failed_at >= begins and failed_at < ends) as "failedMails"
    from ${spansOf(bounds)} order by number`);
  return rows;
}
