import { randomBytes } from 'node:crypto';
import type { Activation } from '@udaya/contract/astro-users';
import type { ProductAdmin } from '@udaya/contract/product-admins';
import { Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { accountVersion } from './account-version.ts';
import { type ActivationDeps, changeActivation } from './change-activation.ts';
import { eraseAccount } from './erase-account.ts';
import { type InvitedAdmin, insertInvited, postInvitation } from './invite-admin.ts';
import { isInvitedAdmin } from './is-invited.ts';
import { listAdmins } from './list-admins.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { findUserByEmail, type User } from './store.ts';
import { listAdminRows, lockAdmins } from './store-admins.ts';

export interface ManageAdminsDeps extends ActivationDeps {
  system: SystemDb;
  passwords: Passwords;
  cooldown: MailCooldown;
}

type Admins = Promise<{ admins: ProductAdmin[] }>;

const unusableHash = (passwords: Passwords) => passwords.hash(randomBytes(32).toString('base64url'));

/**
 * Invites another product admin by mail. Several invitations may be open.
 * @throws Failure `request.invalid` on `email` for an address that has an account or an invitation; `mail.cooldown`
 */
export async function inviteAnother(ctx: UserCall & ManageAdminsDeps, invited: InvitedAdmin): Admins {
  const { system, passwords, cooldown, actor } = ctx;
  const { email } = invited;
  const refuseTaken = async () => {
    const owner = await findUserByEmail(system, email);
    if (owner) throw invalidField('email', takenBy(owner));
  };
  await refuseTaken();
  await cooldown.take('invitation', email);
  const passwordHash = await unusableHash(passwords);
  try {
    await system.transaction(async (tx) => {
      const user = await insertInvited(tx, invited, passwordHash, actor.userId);
      await postInvitation(tx, ctx, user);
      await ctx.audit(tx, 'account.invited', { actorId: user.id });
      await ctx.audit(tx, 'admin.invited', { targetId: user.id });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    await refuseTaken();
    // Not the address but the username was taken at the same moment: asked again, another one is found.
    throw new Failure('server.busy', { retryAfterSeconds: 1, cause: error });
  }
  return listAdmins(ctx);
}

function takenBy(owner: User): string {
  const { role, username } = owner;
  if (isInvitedAdmin(owner)) return m.account_invite_already();
  return role === 'productAdmin' ? m.account_invite_admin({ username }) : m.account_invite_taken();
}

/**
 * Mails an invitation again, with a new link.
 * @throws Failure `record.missing`; `account.changed` where it was taken up or withdrawn meanwhile; `mail.cooldown`
 */
export async function resendInvitation(ctx: UserCall & ManageAdminsDeps, { id }: { id: string }): Admins {
  const before = (await listAdminRows(ctx.db)).find(({ user }) => user.id === id);
  if (before && isInvitedAdmin(before.user)) await ctx.cooldown.take('invitation', before.user.email);
  await ctx.db.transaction(async (tx) => {
    const user = await lockInvited(tx, id);
    await postInvitation(tx, ctx, user);
    await ctx.audit(tx, 'admin.invited', { targetId: id });
  });
  return listAdmins(ctx);
}

/**
 * Withdraws an invitation: its link no longer works, and the address is free again.
 * @throws Failure `record.missing`; `account.changed` where it was taken up meanwhile
 */
export async function withdrawInvitation(ctx: UserCall & ManageAdminsDeps, { id }: { id: string }): Admins {
  const hash = await unusableHash(ctx.passwords);
  await ctx.db.transaction(async (tx) => {
    await eraseAccount(tx, ctx.sessions, await lockInvited(tx, id), hash);
    await ctx.audit(tx, 'admin.invitation_withdrawn', { targetId: id });
  });
  return listAdmins(ctx);
}

async function lockInvited(tx: TenantDb, id: string): Promise<User> {
  const user = (await lockAdmins(tx)).find((admin) => admin.id === id);
  if (!user) throw new Failure('record.missing');
  if (!isInvitedAdmin(user)) throw new Failure('account.changed');
  return user;
}

/**
 * Switches another product admin off, or on again. One stays in any case, also where two switch each other off.
 * @throws Failure `account.own`, `record.missing`, `account.changed`, `account.last_admin`; `session.missing` where the actor
 * was disabled meanwhile
 */
export async function setAdminActivation(
  ctx: UserCall & ManageAdminsDeps,
  { id, activated, version }: output<typeof Activation> & { id: string },
): Admins {
  const { actor } = ctx;
  if (id === actor.userId) throw new Failure('account.own');
  await ctx.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const user = admins.find((admin) => admin.id === id);
    if (!user || isInvitedAdmin(user)) throw new Failure('record.missing');
    const active = admins.filter(({ status }) => status === 'ACTIVE');
    if (!activated && active.every((admin) => admin.id === id)) throw new Failure('account.last_admin');
    if (active.every((admin) => admin.id !== actor.userId)) throw new Failure('session.missing');
    if (accountVersion(user) !== version) throw new Failure('account.changed');
    if ((user.status === 'ACTIVE') === activated) return;
    await changeActivation(tx, ctx, user, activated);
    await ctx.audit(tx, activated ? 'admin.activated' : 'admin.deactivated', { targetId: id });
  });
  return listAdmins(ctx);
}
