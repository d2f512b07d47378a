import type { GroupMember, groupMembers } from '@udaya/contract/group-members';
import { Failure, invalidField } from '@udaya/core/failure';
import { indispensableRole, mayGive } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { accountVersion } from '../accounts/account-version.ts';
import { changeActivation } from '../accounts/change-activation.ts';
import { eraseDisabled } from '../accounts/erase-disabled.ts';
import { giveRole } from '../accounts/give-role.ts';
import { isInvited } from '../accounts/is-invited.ts';
import { handOverReports } from '../reports/custody/hand-over.ts';
import { placeFor, reachOwnGroup } from './invite-group-member.ts';
import { reachMember } from './list-group-members.ts';
import type { MemberDeps } from './member-deps.ts';
import { presentMember } from './present-member.ts';
import { countReportsOf, isReceiver, listReceivers, lockMembers, type MemberUser } from './store.ts';

interface Done {
  message: string;
  member: GroupMember;
}

/**
 * Gives a user another role or branch. Its sessions end, since what they show is of another place; its reports stay in the branch that
 * they were made in, and with their owner unless they are handed over.
 * @throws Failure as `lockMember`; `account.last_admin`; `member.branch_closed`; `request.invalid` on the role, the branch or the receiver
 */
export async function changeMember(
  ctx: UserCall & MemberDeps,
  { id, role, branchId, version, handoverTo }: output<typeof groupMembers.change.body> & { id: string },
): Promise<Done> {
  const { db } = ctx;
  const group = await reachOwnGroup(db);
  await db.transaction(async (tx) => {
    const { user, others } = await lockMember(tx, { id, version });
    const branch = await placeFor(tx, role, branchId);
    const leavesRole = user.role === indispensableRole && role !== indispensableRole;
    if (leavesRole) refuseLast(user, others);
    await handOver(ctx, tx, user, handoverTo);
    if (user.role === role && user.branchId === (branch?.id ?? null)) return;
    await giveRole(tx, ctx, user, { role, branch, group: group.name });
    await ctx.audit(tx, 'member.changed', { targetId: id });
  });
  const member = presentMember(await reachMember(db, id), ctx.actor);
  return { message: m.member_changed({ name: nameOf(member) }), member };
}

/**
 * Switches a user off, which ends all sessions, or on again. Somebody who looks after the whole group stays in any case, also where two
 * switch each other off.
 * @throws Failure as `lockMember`; `account.last_admin`; `member.branch_closed`; `request.invalid` on the receiver
 */
export async function setMemberActivation(
  ctx: UserCall & MemberDeps,
  { id, activated, version, handoverTo }: output<typeof groupMembers.setActivation.body> & { id: string },
): Promise<Done> {
  const { db } = ctx;
  await db.transaction(async (tx) => {
    const { user, others } = await lockMember(tx, { id, version });
    // Whoever is invited has nothing to switch: an invitation is withdrawn.
    if (isInvited(user)) throw new Failure('account.changed');
    if (!activated) {
      if (user.role === indispensableRole) refuseLast(user, others);
      await handOver(ctx, tx, user, handoverTo);
    }
    if ((user.status === 'ACTIVE') === activated) return;
    const { branch } = await reachMember(tx, id);
    if (activated && branch?.closedAt) throw new Failure('member.branch_closed');
    await changeActivation(tx, ctx, user, activated);
    await ctx.audit(tx, activated ? 'member.enabled' : 'member.disabled', { targetId: id });
  });
  const member = presentMember(await reachMember(db, id), ctx.actor);
  const name = nameOf(member);
  return { message: activated ? m.member_enabled({ name }) : m.member_disabled({ name }), member };
}

/**
 * Erases all that is personal of a user who is disabled, which cannot be undone. Its reports are handed over first, as without an owner
 * nobody could work on them: to somebody of its branch, or to the actor where it has nobody else; those of an earlier branch go to the actor.
 * @throws Failure as `lockMember`; `member.enabled`; `member.has_reports`; `request.invalid` on the receiver
 */
export async function eraseMember(
  ctx: UserCall & MemberDeps,
  { id, version, handoverTo }: output<typeof groupMembers.erase.body> & { id: string },
): Promise<{ message: string }> {
  const { db } = ctx;
  const name = nameOf(presentMember(await reachMember(db, id), ctx.actor));
  await db.transaction(async (tx) => {
    const { user } = await lockMember(tx, { id, version });
    if (user.status !== 'DISABLED') throw new Failure('member.enabled');
    await handOver(ctx, tx, user, handoverTo);
    const { reports } = await countReportsOf(tx, user);
    if (reports > 0 && (await listReceivers(tx, user)).length > 0) throw new Failure('member.has_reports');
    await handOverReports(tx, { ownerId: user.id }, ctx.actor.userId);
  });
  await eraseDisabled(ctx, id, (tx) => ctx.audit(tx, 'member.erased', { targetId: id }));
  return { message: m.member_erased({ name }) };
}

/**
 * A user that is about to be changed, held until the transaction is over and just as it was seen; `others` are those who look after
 * the whole group beside it.
 * @throws Failure `account.own`, `record.missing`, `member.above`, `account.changed`; `session.missing` where the actor was switched
 * off or moved meanwhile
 */
async function lockMember(
  tx: TenantDb,
  { id, version }: { id: string; version: string },
): Promise<{ user: MemberUser; others: MemberUser[] }> {
  const { actor } = tx;
  if (id === actor.userId) throw new Failure('account.own');
  const held = await lockMembers(tx, id);
  const self = held.find((one) => one.id === actor.userId);
  if (self?.status !== 'ACTIVE' || self.role !== actor.role) throw new Failure('session.missing');
  const user = held.find((one) => one.id === id);
  if (!user) throw new Failure('record.missing');
  if (!mayGive(actor.role, user.role)) throw new Failure('member.above');
  if (accountVersion(user) !== version) throw new Failure('account.changed');
  return { user, others: held.filter((one) => one.id !== id && one.role === indispensableRole) };
}

/** @throws Failure `account.last_admin` where nobody else could look after the group. */
function refuseLast(user: MemberUser, others: readonly MemberUser[]): void {
  if (user.status === 'ACTIVE' && others.every(({ status }) => status !== 'ACTIVE'))
    throw new Failure('account.last_admin');
}

async function handOver(
  ctx: UserCall,
  tx: TenantDb,
  user: MemberUser,
  to: string | undefined,
): Promise<void> {
  if (to === undefined) return;
  if (!(await isReceiver(tx, user, to))) throw invalidField('handoverTo', m.member_handover_unknown());
  const handed = await handOverReports(tx, { ownerId: user.id, branchId: user.branchId }, to);
  if (handed > 0) await ctx.audit(tx, 'reports.handed_over', { targetId: user.id });
}

const nameOf = ({ firstName, lastName }: GroupMember) => `${firstName} ${lastName}`.trim();
