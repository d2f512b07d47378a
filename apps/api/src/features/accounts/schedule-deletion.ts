import type { AstroUser, DeletionRequest } from '@udaya/contract/astro-users';
import { Failure } from '@udaya/core/failure';
import { restorableDays } from '@udaya/core/identity/account-states';
import { userTypeOf } from '@udaya/core/identity/roles';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { postActivationAgain } from './answer-address.ts';
import { type ActivationDeps, disableAccount } from './change-activation.ts';
import { lockExistingPerson, presentNow } from './lock-person.ts';
import { mailboxOf } from './mailbox-of.ts';
import { lockUserToChange, type User, updateUser } from './store.ts';
import { dropDeletion, findEraseTime, insertDeletion, listDueDeletions } from './store-deletions.ts';
import { lockPerson } from './store-people.ts';

const day = 24 * 3_600_000;

/**
 * Switches a consumer's account off at once, and has it erased with its reports after thirty days, in which it can be restored.
 * @throws Failure as `lockExistingPerson`
 */
export async function scheduleDeletion(
  ctx: UserCall & ActivationDeps,
  { id, reason, version }: output<typeof DeletionRequest> & { id: string },
): Promise<AstroUser> {
  await ctx.db.transaction(async (tx) => {
    const { user } = await lockExistingPerson(tx, { id, version });
    const requestedAt = new Date();
    const eraseAfter = new Date(requestedAt.getTime() + restorableDays * day);
    const made = await insertDeletion(tx, user, {
      reason,
      statusBefore: user.status,
      requestedBy: ctx.actor.userId,
      requestedAt,
      eraseAfter,
    });
    if (!made) throw new Failure('account.deleting');
    await disableAccount(tx, ctx.sessions, user);
    await ctx.post(tx, {
      kind: 'account-deletion-scheduled',
      to: mailboxOf(user),
      content: {
        username: user.username,
        at: requestedAt.toISOString(),
        eraseAt: eraseAfter.toISOString(),
      },
    });
    await ctx.audit(tx, 'account.deletion_scheduled', { targetId: id });
  });
  return presentNow(ctx.db, id);
}

/**
 * Takes a deletion back: the account is again what it was, active or not. One that is not going to be erased stays as it is.
 * @throws Failure `record.missing`, also where it was erased meanwhile
 */
export async function restoreAccount(
  ctx: UserCall & ActivationDeps,
  { id }: { id: string },
): Promise<AstroUser> {
  await ctx.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw new Failure('record.missing');
    const { user, deletion } = person;
    if (!deletion) return;
    await dropDeletion(tx, user);
    await updateUser(tx, user, { status: deletion.statusBefore });
    const active = deletion.statusBefore === 'ACTIVE';
    await ctx.post(tx, {
      kind: 'account-restored',
      to: mailboxOf(user),
      content: { username: user.username, active, userType: userTypeOf(user.role) },
    });
    // Its earlier link ended with the deletion.
    if (deletion.statusBefore === 'PENDING') await postActivationAgain(tx, ctx.post, user);
    await ctx.audit(tx, 'account.restored', { targetId: id });
  });
  return presentNow(ctx.db, id);
}

/** Accounts whose thirty days are over, at most so many at once. */
export async function listDueAccounts(system: SystemDb, most: number): Promise<string[]> {
  return listDueDeletions(system, new Date(), most);
}

/** An account whose thirty days are over, held until the transaction ends; undefined where it was restored or erased meanwhile. */
export async function lockDueAccount(tx: Queryable, userId: string): Promise<User | undefined> {
  const user = await lockUserToChange(tx, userId);
  const eraseAt = await findEraseTime(tx, userId);
  return user && eraseAt && eraseAt <= new Date() ? user : undefined;
}
