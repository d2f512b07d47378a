import type { GroupPlan, GroupType } from '@udaya/core/groups/group-types';
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import { asReached, type Queryable, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { branches, groups, groupUsage } from './tables.ts';

/** A group that was read through a handle: the way to what belongs to it. */
export type StoredGroup = Reached<typeof groups.$inferSelect>;

/** What narrows the list of groups; what is undefined does not count. */
export interface GroupFilter {
  search?: string | undefined;
  type?: GroupType | undefined;
  plan?: GroupPlan | undefined;
}

/** A page of the list of groups and its order. */
export interface GroupListPage {
  page: number;
  size: number;
  sortField: 'created' | 'name' | 'reports';
  sortOrder: 'asc' | 'desc';
}

function matching({ search, type, plan }: GroupFilter): SQL | undefined {
  return and(
    search === undefined
      ? undefined
      : or(
          contains(groups.name, search),
          contains(sql`${groups.enterpriseCode}::text`, search),
          contains(groups.institutionCode, search),
        ),
    type && eq(groups.type, type),
    plan && eq(groups.plan, plan),
  );
}

/**
 * One page of all groups and how many there are. `month` is the first day of the month whose reports the order by reports counts;
 * no other order reads them.
 */
export async function listGroupRows(
  db: TenantDb,
  filter: GroupFilter,
  { page, size, sortField, sortOrder }: GroupListPage,
  month: string,
): Promise<ListTotal & { rows: StoredGroup[] }> {
  const where = matching(filter);
  const total = await countUpTo(db, sql`select from ${groups} where ${where ?? sql`true`}`);
  const order = sortOrder === 'asc' ? asc : desc;
  const offset = page * size;
  if (sortField !== 'reports') {
    const by = sortField === 'name' ? sql`lower(${groups.name})` : groups.createdAt;
    const rows = await db
      .select()
      .from(groups)
      .where(where)
      .orderBy(order(by), order(groups.id))
      .limit(size)
      .offset(offset);
    return { ...total, rows: rows.map((row) => asReached(row)) };
  }
  const made = db
    .select({ groupId: groupUsage.groupId, total: sql<number>`sum(${groupUsage.made})::int`.as('total') })
    .from(groupUsage)
    .where(eq(groupUsage.month, month))
    .groupBy(groupUsage.groupId)
    .as('made_this_month');
  const rows = await db
    .select(getTableColumns(groups))
    .from(groups)
    .leftJoin(made, eq(made.groupId, groups.id))
    .where(where)
    .orderBy(order(sql`coalesce(${made.total}, 0)`), order(groups.id))
    .limit(size)
    .offset(offset);
  return { ...total, rows: rows.map((row) => asReached(row)) };
}

/** How many branches each of these groups has. */
export async function countBranches(
  db: Queryable,
  of: readonly Reached<{ id: string }>[],
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map();
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ groupId: branches.groupId, total: sql<number>`count(*)::int` })
    .from(branches)
    .where(inArray(branches.groupId, ids))
    .groupBy(branches.groupId);
  return new Map(rows.map(({ groupId, total }) => [groupId, total]));
}

export async function findGroupRow(db: TenantDb, id: string): Promise<StoredGroup | undefined> {
  const rows = await db.select().from(groups).where(eq(groups.id, id));
  return rows[0] && asReached(rows[0]);
}

/** The group as it is now, and stays for everybody else until the transaction is over. */
export async function lockGroupRow(tx: TenantDb, id: string): Promise<StoredGroup | undefined> {
  const rows = await tx.select().from(groups).where(eq(groups.id, id)).for('no key update');
  return rows[0] && asReached(rows[0]);
}

/** The branches of a group, by name. */
export async function listBranchesOf(
  db: Queryable,
  { id }: Reached<{ id: string }>,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(eq(branches.groupId, id))
    .orderBy(asc(sql`lower(${branches.name})`), asc(branches.id));
}

/** Stores a new group with its first branch; nothing where its enterprise code is taken. */
export async function insertGroup(
  tx: TenantDb,
  group: typeof groups.$inferInsert,
  branch: { id: string; name: string },
): Promise<StoredGroup | undefined> {
  const [made] = await tx
    .insert(groups)
    .values(group)
    .onConflictDoNothing({ target: groups.enterpriseCode })
    .returning();
  if (!made) return undefined;
  await tx.insert(branches).values({ ...branch, groupId: made.id });
  return asReached(made);
}

/** Whether another group has this enterprise code, in capitals or not. */
export async function isCodeTaken(db: TenantDb, code: string, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.enterpriseCode, code), sql`${groups.id} <> ${exceptId}`));
  return rows.length > 0;
}

/** Changes a group and answers it as it is then. */
export async function updateGroup(
  db: Queryable,
  { id }: Reached<{ id: string }>,
  change: Partial<Omit<typeof groups.$inferInsert, 'id'>>,
): Promise<StoredGroup> {
  const [changed] = await db.update(groups).set(change).where(eq(groups.id, id)).returning();
  if (!changed) throw new Error('The group was not changed.');
  return asReached(changed);
}
