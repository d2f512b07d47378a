import type { GroupChange, ProductGroup } from '@udaya/contract/product-group-shapes';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { checkCountry } from '../accounts/list-dialling-countries.ts';
import { listMemberMailboxes } from '../accounts/list-members.ts';
import type { Post } from '../mails/open-post.ts';
import { codeTaken } from './create-group.ts';
import type { GroupDeps } from './group-deps.ts';
import { presentGroup } from './read-product-group.ts';
import { isCodeTaken, lockGroupRow, type StoredGroup, updateGroup } from './store-product.ts';

/**
 * Changes a group as it was read. Everybody logs in with the enterprise code: a new one is mailed to the group's admins.
 * @throws Failure `record.missing`; `group.conflict` where it was changed since it was read; `request.invalid` on the enterprise
 * code where another group has it, or on the country
 */
export async function changeGroup(
  ctx: UserCall & GroupDeps,
  { id, version, ...fields }: { id: string } & output<typeof GroupChange>,
): Promise<ProductGroup> {
  const change = () =>
    ctx.db.transaction(async (tx) => {
      const group = await lockGroup(tx, id);
      if (group.version !== version) throw new Failure('group.conflict');
      if (fields.country !== group.country) checkCountry(fields.country);
      if (await isCodeTaken(tx, fields.enterpriseCode, id)) throw codeTaken();
      const changed = await updateGroup(tx, group, { ...fields, version: version + 1 });
      if (changed.enterpriseCode.toUpperCase() !== group.enterpriseCode.toUpperCase())
        await mailCode(tx, ctx.post, changed);
      await ctx.audit(tx, 'group.changed', { targetId: id });
      return presentGroup(tx, changed);
    });
  return change().catch((error: unknown) => {
    // Another group took the code between the look and the change.
    throw uniqueViolation(error) === undefined ? error : codeTaken();
  });
}

/**
 * Closes a group: its sessions sleep, nobody of it can log in, and its public form takes nothing.
 * @throws Failure `record.missing`
 */
export async function closeGroup(ctx: UserCall, { id }: { id: string }): Promise<ProductGroup> {
  return setClosed(ctx, id, true);
}

/**
 * Opens a closed group again, as it was.
 * @throws Failure `record.missing`
 */
export async function reopenGroup(ctx: UserCall, { id }: { id: string }): Promise<ProductGroup> {
  return setClosed(ctx, id, false);
}

async function setClosed(ctx: UserCall, id: string, closed: boolean): Promise<ProductGroup> {
  return ctx.db.transaction(async (tx) => {
    const group = await lockGroup(tx, id);
    const isClosed = group.closedAt !== null;
    const now =
      isClosed === closed ? group : await updateGroup(tx, group, { closedAt: closed ? new Date() : null });
    await ctx.audit(tx, closed ? 'group.closed' : 'group.reopened', { targetId: id });
    return presentGroup(tx, now);
  });
}

/**
 * The group, which nobody else changes before the transaction ends.
 * @throws Failure `record.missing`
 */
export async function lockGroup(tx: TenantDb, id: string): Promise<StoredGroup> {
  const group = await lockGroupRow(tx, id);
  if (!group) throw new Failure('record.missing');
  return group;
}

async function mailCode(tx: TenantDb, post: Post, group: StoredGroup): Promise<void> {
  for (const { username, to } of await listMemberMailboxes(tx, group, 'groupAdmin')) {
    await post(tx, {
      kind: 'group-code-changed',
      to,
      content: { username, group: group.name, code: group.enterpriseCode },
    });
  }
}
