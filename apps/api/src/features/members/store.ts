import type { MemberState } from '@udaya/core/groups/group-rules';
import {
  indispensableRole,
  type MemberRole,
  type MemberSort,
  receiversOffered,
} from '@udaya/core/groups/member-rules';
import { and, asc, count, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import { asReached, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { oneTimeTokens, users } from '../accounts/tables.ts';
import { branches, groups } from '../groups/tables.ts';
import { reports } from '../reports/tables.ts';

/** An account of a group, as it was read within the actor's reach. */
export type MemberUser = Reached<typeof users.$inferSelect>;

/** A branch of the actor's reach. */
export type StoredBranch = Pick<typeof branches.$inferSelect, 'id' | 'name' | 'closedAt'>;

/** An account of a group with its branch, the end of its invitation's link, and how many reports of the actor's reach it owns. */
export interface StoredMember {
  user: MemberUser;
  branch: StoredBranch | null;
  expiresAt: Date | null;
  reports: number;
}

/** What narrows the list and puts it in order; what is undefined does not count. */
export interface MemberQuestion {
  search?: string | undefined;
  branchId?: string | undefined;
  role?: MemberRole | undefined;
  state?: MemberState | undefined;
  sortField: MemberSort;
  sortOrder: 'asc' | 'desc';
  page: number;
  size: number;
}

/** The accounts that the actor looks after: those of its group or branch. */
function within({ scope }: TenantDb): SQL {
  const lives = ne(users.status, 'DELETED');
  if (scope.kind === 'group') return sql`${eq(users.groupId, scope.groupId)} and ${lives}`;
  return scope.kind === 'branch' ? sql`${eq(users.branchId, scope.branchId)} and ${lives}` : sql`false`;
}

function branchesWithin({ scope }: TenantDb): SQL {
  if (scope.kind === 'group') return eq(branches.groupId, scope.groupId);
  return scope.kind === 'branch' ? eq(branches.id, scope.branchId) : sql`false`;
}

function reportsWithin({ scope }: TenantDb): SQL {
  if (scope.kind === 'group') return eq(reports.groupId, scope.groupId);
  return scope.kind === 'branch' ? eq(reports.branchId, scope.branchId) : sql`false`;
}

const openLink = and(
  eq(oneTimeTokens.purpose, 'reset'),
  isNull(oneTimeTokens.usedAt),
  isNull(oneTimeTokens.revokedAt),
);
const hasLiveLink = sql`exists (select from ${oneTimeTokens} where ${oneTimeTokens.userId} = ${users.id} and ${openLink} and ${oneTimeTokens.expiresAt} > now())`;

const byState: Record<MemberState, SQL> = {
  active: sql`${users.status} = 'ACTIVE'`,
  invited: sql`(${users.status} = 'PENDING' and ${hasLiveLink})`,
  expired: sql`(${users.status} = 'PENDING' and not ${hasLiveLink})`,
  disabled: sql`${users.status} = 'DISABLED'`,
};

const orders: Record<MemberSort, readonly SQL[]> = {
  created: [sql`${users.createdAt}`],
  name: [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`],
  email: [sql`${users.email}`],
  role: [sql`${users.role}`, sql`lower(${users.firstName})`],
  lastSignIn: [sql`coalesce(${users.lastSignInAt}, '-infinity')`],
};

const searched = sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.username}::text || ' ' || ${users.email}::text`;

/** One page of the accounts that the actor looks after, and how many there are. The ids come first, and only then their rows. */
export async function listMemberRows(
  db: TenantDb,
  { search = '', branchId, role, state, sortField, sortOrder, page, size }: MemberQuestion,
): Promise<ListTotal & { rows: StoredMember[] }> {
  const words = search.split(/\s+/).filter(Boolean);
  const where = and(
    within(db),
    ...words.map((word) => contains(searched, word)),
    branchId === undefined ? undefined : eq(users.branchId, branchId),
    role === undefined ? undefined : eq(users.role, role),
    state === undefined ? undefined : byState[state],
  );
  const total = await countUpTo(db.withoutPolicies, sql`select from ${users} where ${where}`);
  const direction = sql.raw(sortOrder);
  const order = [...orders[sortField], sql`${users.id}`].map((key) => sql`${key} ${direction}`);
  const found = await db.withoutPolicies
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  return {
    ...total,
    rows: await findMembers(
      db,
      found.map(({ id }) => id),
    ),
  };
}

/** An account that the actor looks after; undefined for any other and for nobody's id. */
export async function findMember(db: TenantDb, id: string): Promise<StoredMember | undefined> {
  return (await findMembers(db, [id]))[0];
}

async function findMembers(db: TenantDb, ids: readonly string[]): Promise<StoredMember[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      user: getTableColumns(users),
      branch: { id: branches.id, name: branches.name, closedAt: branches.closedAt },
    })
    .from(users)
    .leftJoin(branches, and(eq(branches.groupId, users.groupId), eq(branches.id, users.branchId)))
    .where(and(within(db), inArray(users.id, [...ids])));
  const links = await db
    .select({ userId: oneTimeTokens.userId, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.userId, [...ids]), openLink));
  const owned = await db
    .select({ ownerId: reports.ownerId, total: count() })
    .from(reports)
    .where(and(reportsWithin(db), inArray(reports.ownerId, [...ids])))
    .groupBy(reports.ownerId);
  const ends = new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]));
  const counts = new Map(owned.map(({ ownerId, total }) => [ownerId, total]));
  const found = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { user, branch } = row;
    return [{ user: asReached(user), branch, expiresAt: ends.get(id) ?? null, reports: counts.get(id) ?? 0 }];
  });
}

/**
 * The actor, an account that it looks after, and all who look after the whole group, as they are now and stay until the transaction is
 * over: in one order, or two would wait for each other.
 */
export async function lockMembers(tx: TenantDb, id: string): Promise<MemberUser[]> {
  const wanted = or(inArray(users.id, [id, tx.actor.userId]), eq(users.role, indispensableRole));
  const rows = await tx
    .select()
    .from(users)
    .where(and(within(tx), wanted))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map((row) => asReached(row));
}

/** The actor's group. */
export async function findOwnGroup(db: TenantDb): Promise<Reached<typeof groups.$inferSelect> | undefined> {
  const rows = await db
    .select()
    .from(groups)
    .where(eq(groups.id, db.actor.groupId ?? ''));
  return rows[0] && asReached(rows[0]);
}

/** The branches of the actor's reach, by name. */
export async function listBranchesWithin(db: TenantDb): Promise<StoredBranch[]> {
  return db
    .select({ id: branches.id, name: branches.name, closedAt: branches.closedAt })
    .from(branches)
    .where(branchesWithin(db))
    .orderBy(asc(sql`lower(${branches.name})`), asc(branches.id));
}

/** A branch of the actor's reach. */
export async function findBranchWithin(db: TenantDb, id: string): Promise<StoredBranch | undefined> {
  const rows = await db
    .select({ id: branches.id, name: branches.name, closedAt: branches.closedAt })
    .from(branches)
    .where(and(branchesWithin(db), eq(branches.id, id)));
  return rows[0];
}

const inBranchOf = ({ branchId }: MemberUser) => sql`is not distinct from ${branchId}`;

/** How many reports an account owns in its branch, and how many of them are still being written. */
export async function countReportsOf(
  db: TenantDb,
  user: MemberUser,
): Promise<{ reports: number; unfinished: number }> {
  const [counted] = await db
    .select({
      reports: count(),
      unfinished: sql<number>`(count(*) filter (where ${reports.stage} not in ('ready', 'failed')))::int`,
    })
    .from(reports)
    .where(
      and(reportsWithin(db), eq(reports.ownerId, user.id), sql`${reports.branchId} ${inBranchOf(user)}`),
    );
  return counted ?? { reports: 0, unfinished: 0 };
}

/** Who could take over the reports of an account: the active ones of its branch, by name. */
export async function listReceivers(db: TenantDb, user: MemberUser): Promise<MemberUser[]> {
  const rows = await db
    .select()
    .from(users)
    .where(receiving(db, user))
    .orderBy(asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`), asc(users.id))
    .limit(receiversOffered);
  return rows.map((row) => asReached(row));
}

/** Whether an account could take over the reports of another one. */
export async function isReceiver(tx: TenantDb, user: MemberUser, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(receiving(tx, user), eq(users.id, id)));
  return rows.length > 0;
}

function receiving(db: TenantDb, user: MemberUser): SQL | undefined {
  return and(
    within(db),
    eq(users.status, 'ACTIVE'),
    ne(users.id, user.id),
    sql`${users.branchId} ${inBranchOf(user)}`,
  );
}
