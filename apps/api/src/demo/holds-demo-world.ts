import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { users } from '../features/accounts/tables.ts';
import { groups } from '../features/groups/tables.ts';
import type { Queryable } from '../platform/database/handles.ts';
import { hasTable, readMarks } from '../platform/database/installation.ts';
import { demoAccounts, demoGroups } from './demo-accounts.ts';

/**
 * Whether a database was filled with the demo world: by its mark, or, where a version without marks filled it, by the accounts.
 * `demo-parent` alone proves nothing: whoever registers may take that name.
 */
export async function holdsDemoWorld(db: Queryable): Promise<boolean> {
  if ((await readMarks(db))['demo-world']) return true;
  if (!(await hasTable(db, 'users'))) return false;
  const named = (role: 'productAdmin' | 'group') =>
    demoAccounts
      .filter((one) => (role === 'group' ? one.enterpriseCode : one.role === role))
      .map(({ username }) => username);
  const codes = demoGroups.map(({ enterpriseCode }) => enterpriseCode);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .where(
      or(
        // An invited product admin may be called so as well, but has an address.
        and(
          inArray(users.username, named('productAdmin')),
          eq(users.role, 'productAdmin'),
          eq(users.email, sql`${users.username} || '@udaya.example'`),
        ),
        and(inArray(users.username, named('group')), inArray(groups.enterpriseCode, codes)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
