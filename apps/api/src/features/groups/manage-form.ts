import type { GroupForm } from '@udaya/contract/product-group-shapes';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { type FormState, formPath } from '@udaya/core/groups/group-rules';
import type { UserCall } from '../../platform/call-context.ts';
import { lockGroup } from './change-group.ts';
import { readFormToken, storedForm } from './form-tokens.ts';
import type { GroupDeps } from './group-deps.ts';
import { reachGroup } from './read-product-group.ts';
import { type StoredGroup, updateGroup } from './store-product.ts';

type FormCall = UserCall & Pick<GroupDeps, 'formKey' | 'publicUrl'>;

/**
 * The link of a group's public form, and whether the form is open.
 * @throws Failure `record.missing`
 */
export async function readForm(ctx: FormCall, { id }: { id: string }): Promise<GroupForm> {
  return presentForm(ctx, await reachGroup(ctx.db, id));
}

/**
 * Gives the public form a new link; the earlier one stops at once.
 * @throws Failure `record.missing`
 */
export async function rotateForm(ctx: FormCall, { id }: { id: string }): Promise<GroupForm> {
  return change(ctx, id, 'group.form_rotated', () => storedForm(ctx.formKey, id));
}

/**
 * Closes the public form and keeps its link.
 * @throws Failure `record.missing`
 */
export async function pauseForm(ctx: FormCall, { id }: { id: string }): Promise<GroupForm> {
  return change(ctx, id, 'group.form_paused', ({ formPausedAt }) => ({
    formPausedAt: formPausedAt ?? new Date(),
  }));
}

/**
 * Opens the public form again under the same link.
 * @throws Failure `record.missing`
 */
export async function resumeForm(ctx: FormCall, { id }: { id: string }): Promise<GroupForm> {
  return change(ctx, id, 'group.form_resumed', () => ({ formPausedAt: null }));
}

async function change(
  ctx: FormCall,
  id: string,
  action: AuditAction,
  changeOf: (group: StoredGroup) => Parameters<typeof updateGroup>[2],
): Promise<GroupForm> {
  return ctx.db.transaction(async (tx) => {
    const group = await lockGroup(tx, id);
    const changed = await updateGroup(tx, group, changeOf(group));
    await ctx.audit(tx, action, { targetId: id });
    return presentForm(ctx, changed);
  });
}

function presentForm({ formKey, publicUrl }: FormCall, group: StoredGroup): GroupForm {
  const token = readFormToken(formKey, group);
  return {
    state: formStateOf(group),
    link: token === undefined ? null : `${publicUrl()}${formPath(token)}`,
    createdDate: group.formMadeAt?.toISOString() ?? null,
  };
}

/** Where the public form of a group stands. */
export function formStateOf({
  formTokenHash,
  formPausedAt,
  closedAt,
}: Pick<StoredGroup, 'formTokenHash' | 'formPausedAt' | 'closedAt'>): FormState {
  if (formTokenHash === null) return 'none';
  if (closedAt !== null) return 'closed';
  return formPausedAt === null ? 'open' : 'paused';
}
