import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';
import { users } from '../../accounts/tables.ts';
import { branches, groups } from '../../groups/tables.ts';
import { reports } from '../tables.ts';

/** Whose a report is, by name; empty where there is none, or none any more. */
interface Whose {
  /** The username of the account that made it, and the name of its person. */
  account: string;
  user: string;
  groupId: string | null;
  group: string;
  branch: string;
}

/** Whose these reports are: of accounts, groups and branches that the caller does not reach the names are empty. */
export async function findWhose(db: Queryable, reportIds: readonly string[]): Promise<Map<string, Whose>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: reports.id,
      account: sql<string>`coalesce(${users.username}::text, '')`,
      user: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
      groupId: groups.id,
      group: sql<string>`coalesce(${groups.name}, '')`,
      branch: sql<string>`coalesce(${branches.name}, '')`,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.ownerId))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    .leftJoin(branches, eq(branches.id, reports.branchId))
    .where(inArray(reports.id, [...reportIds]));
  return new Map(rows.map(({ id, ...whose }) => [id, whose]));
}

/** Of a report that was erased in between. */
export const nobodys: Whose = { account: '', user: '', groupId: null, group: '', branch: '' };
