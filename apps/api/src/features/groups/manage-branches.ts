import type { Branch } from '@udaya/contract/group-branches';
import { Failure, invalidField } from '@udaya/core/failure';
import { branchLimit } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { GroupDeps } from './group-deps.ts';
import { presentBranch } from './list-branches.ts';
import { insertBranch, lockOwnBranches, type StoredBranch, updateBranch } from './store-branches.ts';

type Call = UserCall & Pick<GroupDeps, 'countReportsOf'>;

/**
 * Makes a branch of the own group.
 * @throws Failure `request.invalid` on the name where the group has it, or as many branches as it may
 */
export async function createBranch(ctx: Call, { name }: { name: string }): Promise<Branch> {
  const { db, actor } = ctx;
  const { groupId } = actor;
  if (groupId === null) throw new Failure('record.missing');
  return refusingTwins(ctx, () =>
    db.transaction(async (tx) => {
      const all = await lockOwnBranches(tx);
      refuseTwin(all, name);
      if (all.length >= branchLimit) throw invalidField('name', m.branch_limit({ max: branchLimit }));
      const branch = await insertBranch(tx, { id: newId(), groupId, name });
      await ctx.audit(tx, 'branch.created', { targetId: branch.id });
      return branch;
    }),
  );
}

/**
 * Renames a branch as it was read.
 * @throws Failure `record.missing`; `branch.conflict` where it was changed since; `request.invalid` on the name where the group has it
 */
export async function renameBranch(
  ctx: Call,
  { id, name, version }: { id: string; name: string; version: number },
): Promise<Branch> {
  return refusingTwins(ctx, () =>
    ctx.db.transaction(async (tx) => {
      const all = await lockOwnBranches(tx);
      const branch = reachIn(all, id);
      if (branch.version !== version) throw new Failure('branch.conflict');
      refuseTwin(all, name, id);
      const renamed = await updateBranch(tx, branch, { name });
      await ctx.audit(tx, 'branch.renamed', { targetId: id });
      return renamed;
    }),
  );
}

/**
 * Opens a closed branch again, as it was.
 * @throws Failure `record.missing`
 */
export async function reopenBranch(ctx: Call, { id }: { id: string }): Promise<Branch> {
  const branch = await ctx.db.transaction(async (tx) => {
    const found = reachIn(await lockOwnBranches(tx), id);
    const opened = found.closedAt === null ? found : await updateBranch(tx, found, { closedAt: null });
    await ctx.audit(tx, 'branch.reopened', { targetId: id });
    return opened;
  });
  return presentBranch(ctx, branch);
}

/** @throws Failure `record.missing` */
export function reachIn(all: readonly StoredBranch[], id: string): StoredBranch {
  const branch = all.find((one) => one.id === id);
  if (!branch) throw new Failure('record.missing');
  return branch;
}

function refuseTwin(all: readonly StoredBranch[], name: string, exceptId?: string): void {
  const twin = all.find((one) => one.id !== exceptId && one.name.toLowerCase() === name.toLowerCase());
  if (twin) throw twin.closedAt ? nameOfClosed(twin.name) : nameTaken();
}

const nameTaken = () => invalidField('name', m.branch_name_taken());
const nameOfClosed = (name: string) => invalidField('name', m.branch_name_closed({ name }));

/** Presents what the work stores; of the same name the index knows more ways of writing than the look before it. */
async function refusingTwins(ctx: Call, work: () => Promise<StoredBranch>): Promise<Branch> {
  const branch = await work().catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : nameTaken();
  });
  return presentBranch(ctx, branch);
}
