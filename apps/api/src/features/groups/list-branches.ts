import type { Branch, BranchDetail, groupBranches } from '@udaya/contract/group-branches';
import { Failure } from '@udaya/core/failure';
import { foldText } from '@udaya/core/fold-text';
import { compareNames } from '@udaya/format/compare-names';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { type BranchPeople, countPeopleOfBranches } from '../accounts/branch-people.ts';
import type { GroupDeps } from './group-deps.ts';
import { findOwnBranch, listOwnBranches, type StoredBranch } from './store-branches.ts';

type Call = Pick<UserCall, 'db'> & Pick<GroupDeps, 'countReportsOf'>;
type Query = output<typeof groupBranches.list.query>;

/** One page of the group's branches, with what each has. A page beyond the last one is empty. */
export async function listGroupBranches(ctx: UserCall & Call, query: Query) {
  const { search = '', state, page, size, sortField, sortOrder } = query;
  const { db, locale } = ctx;
  const compare = compareNames(locale);
  const part = foldText(search);
  const all = await presentBranches(ctx, await listOwnBranches(db));
  const found = all.filter(
    (branch) => foldText(branch.name).includes(part) && (!state || branch.state === state),
  );
  const by = {
    name: (one: Branch, other: Branch) => compare(one.name, other.name),
    users: (one: Branch, other: Branch) => one.users - other.users,
    reports: (one: Branch, other: Branch) => one.reports - other.reports,
    created: (one: Branch, other: Branch) => one.createdDate.localeCompare(other.createdDate),
  }[sortField];
  const turn = sortOrder === 'asc' ? 1 : -1;
  found.sort((one, other) => turn * by(one, other) || compare(one.name, other.name));
  const total = { total: found.length, totalIsExact: true };
  return pageOf(found.slice(page * size, (page + 1) * size), total, query);
}

/**
 * One branch, with the open ones that its people may be moved to.
 * @throws Failure `record.missing`
 */
export async function readGroupBranch(ctx: UserCall & Call, { id }: { id: string }): Promise<BranchDetail> {
  const { db, locale } = ctx;
  const branch = await findOwnBranch(db, id);
  if (!branch) throw new Failure('record.missing');
  const compare = compareNames(locale);
  const others = (await listOwnBranches(db)).filter((one) => one.id !== id && one.closedAt === null);
  return {
    ...(await presentBranch(ctx, branch)),
    others: others
      .map(({ id: otherId, name }) => ({ id: otherId, name }))
      .toSorted((one, other) => compare(one.name, other.name)),
  };
}

/** What the actor's branches are called, and whether they take reports. */
export async function listOwnBranchNames(
  db: TenantDb,
): Promise<{ id: string; name: string; open: boolean }[]> {
  const rows = await listOwnBranches(db);
  return rows.map(({ id, name, closedAt }) => ({ id, name, open: closedAt === null }));
}

/** A branch with what it has. */
export async function presentBranch(ctx: Call, branch: StoredBranch): Promise<Branch> {
  const [presented] = await presentBranches(ctx, [branch]);
  if (!presented) throw new Error('The branch was not presented.');
  return presented;
}

async function presentBranches(
  { db, countReportsOf }: Call,
  rows: readonly StoredBranch[],
): Promise<Branch[]> {
  const people = await countPeopleOfBranches(db);
  const reports = await countReportsOf(
    db,
    rows.map(({ id }) => id),
  );
  const nobody: BranchPeople = { users: 0, disabled: 0, invited: 0 };
  return rows.map(({ id, name, closedAt, createdAt, version }) => ({
    id,
    name,
    state: closedAt === null ? 'open' : 'closed',
    closedDate: closedAt?.toISOString() ?? null,
    ...(people.get(id) ?? nobody),
    reports: reports.get(id) ?? 0,
    createdDate: createdAt.toISOString(),
    version,
  }));
}
