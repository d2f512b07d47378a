import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { spansOf } from '../../platform/database/intervals.ts';
import { users } from './tables.ts';

/** How many people registered in each span of time; accounts of groups and of administrators are not counted. */
export async function countSignUpsIn(
  db: Queryable,
  bounds: readonly Date[],
): Promise<{ signUps: number; [figure: string]: number }[]> {
  const { rows } = await db.execute<{ signUps: number }>(sql`
    select (select count(*)::int from ${users} where created_at >= begins and created_at < ends and role = 'user') as "signUps"
    from ${spansOf(bounds)} order by number`);
  return rows;
}
