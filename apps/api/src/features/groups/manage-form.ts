import type { FormLink } from '@udaya/contract/form-link';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { Failure } from '@udaya/core/failure';
import { type FormState, formPath } from '@udaya/core/groups/group-rules';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { lockGroup } from './change-group.ts';
import { readFormToken, storedForm } from './form-tokens.ts';
import type { GroupDeps } from './group-deps.ts';
import { reachIn } from './manage-branches.ts';
import { reachGroup } from './read-product-group.ts';
import { findOwnBranch, lockOwnBranches, type StoredBranch, updateBranchForm } from './store-branches.ts';
import { type StoredGroup, updateGroup } from './store-product.ts';

type FormCall = UserCall & Pick<GroupDeps, 'formKey' | 'publicUrl'>;
type Change = Partial<Pick<StoredGroup, 'formTokenHash' | 'formTokenSealed' | 'formMadeAt' | 'formPausedAt'>>;

/** Whose link a public form's is; `lock` keeps it as it is until the transaction ends. Each throws Failure `record.missing`. */
interface FormOwner<Row extends StoredGroup | StoredBranch> {
  kind: 'groups' | 'branches';
  read: (db: TenantDb, id: string) => Promise<Row>;
  lock: (tx: TenantDb, id: string) => Promise<Row>;
  update: (tx: TenantDb, row: Row, change: Change) => Promise<Row>;
}

const byGroup: FormOwner<StoredGroup> = {
  kind: 'groups',
  read: reachGroup,
  lock: lockGroup,
  update: updateGroup,
};

const byBranch: FormOwner<StoredBranch> = {
  kind: 'branches',
  read: async (db, id) => reachIn([(await findOwnBranch(db, id)) ?? []].flat(), id),
  lock: async (tx, id) => reachIn(await lockOwnBranches(tx), id),
  update: updateBranchForm,
};

/** What is done with the link of a form, by the id of whose it is. Each throws Failure `record.missing`. */
function formVerbs<Row extends StoredGroup | StoredBranch>(owner: FormOwner<Row>) {
  const present = ({ formKey, publicUrl }: FormCall, row: Row): FormLink => {
    const token = readFormToken(formKey, owner.kind, row);
    return {
      state: formStateOf(row),
      link: token === undefined ? null : `${publicUrl()}${formPath(token)}`,
      createdDate: row.formMadeAt?.toISOString() ?? null,
    };
  };
  const change =
    (action: AuditAction, changeOf: (ctx: FormCall, row: Row) => Change) =>
    (ctx: FormCall, { id }: { id: string }): Promise<FormLink> =>
      ctx.db.transaction(async (tx) => {
        const row = await owner.lock(tx, id);
        const changed = await owner.update(tx, row, changeOf(ctx, row));
        await ctx.audit(tx, action, { targetId: id });
        return present(ctx, changed);
      });
  return {
    /** The link of a public form, and whether the form is open. */
    read: async (ctx: FormCall, { id }: { id: string }): Promise<FormLink> =>
      present(ctx, await owner.read(ctx.db, id)),
    /** Gives the public form a new link; the earlier one stops at once. */
    rotate: change('group.form_rotated', ({ formKey }, { id }) => storedForm(formKey, owner.kind, id)),
    /** Closes the public form and keeps its link. */
    pause: change('group.form_paused', (_ctx, { formPausedAt }) => ({
      formPausedAt: formPausedAt ?? new Date(),
    })),
    /** Opens the public form again under the same link. */
    resume: change('group.form_resumed', () => ({ formPausedAt: null })),
  };
}

export const groupForm = formVerbs(byGroup);
export const branchForm = formVerbs(byBranch);

/** The same for the group that the actor looks after. */
export function forOwnGroup<Reply>(
  verb: (ctx: FormCall, input: { id: string }) => Promise<Reply>,
): (ctx: FormCall) => Promise<Reply> {
  return async (ctx) => {
    if (ctx.actor.groupId === null) throw new Failure('record.missing');
    return verb(ctx, { id: ctx.actor.groupId });
  };
}

/** Where a public form stands. */
export function formStateOf({
  formTokenHash,
  formPausedAt,
  closedAt,
}: Pick<StoredGroup, 'formTokenHash' | 'formPausedAt' | 'closedAt'>): FormState {
  if (formTokenHash === null) return 'none';
  if (closedAt !== null) return 'closed';
  return formPausedAt === null ? 'open' : 'paused';
}
