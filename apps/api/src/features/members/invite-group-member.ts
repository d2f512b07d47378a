import type { Invitation } from '@udaya/contract/group-members';
import type { Scope } from '@udaya/core/access/scope';
import { Failure, invalidField } from '@udaya/core/failure';
import { type MemberRole, mayGive, needsBranch } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import {
  type AddressTaken,
  type InvitingBranch,
  type InvitingGroup,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
} from '../accounts/invite-member.ts';
import { isPlaceOpen } from '../accounts/lock-place.ts';
import { reachMember } from './list-group-members.ts';
import type { MemberDeps } from './member-deps.ts';
import { findBranchWithin, findOwnGroup, type StoredBranch } from './store.ts';

interface Done {
  message: string;
}

/**
 * Invites somebody to the actor's group by email.
 * @throws Failure `request.invalid` on the role, the branch or an address that cannot be invited; `invitation.waiting` where it has an
 * invitation of the actor's reach that works; `member.branch_closed`; `mail.cooldown`
 */
export async function inviteGroupMember(
  ctx: UserCall & MemberDeps,
  { role, branchId, ...person }: output<typeof Invitation>,
): Promise<Done> {
  const { db } = ctx;
  const group = await reachOwnGroup(db);
  const branch = await placeFor(db, role, branchId);
  await inviteMember(
    ctx,
    group,
    { ...person, role, branch },
    (tx, targetId) => ctx.audit(tx, 'member.invited', { targetId }),
    { refuse: (taken) => refusalOf(db, taken), lock: locking(group, branch) },
  );
  return { message: m.member_invite_sent({ email: person.email }) };
}

/**
 * Sends an invitation again with a new link.
 * @throws Failure `record.missing`; `member.above`; `invitation.used`; `member.branch_closed`; `mail.cooldown`
 */
export async function resendMemberInvitation(
  ctx: UserCall & MemberDeps,
  { id }: { id: string },
): Promise<Done> {
  const { member, group } = await reachInvited(ctx, id);
  const { branch } = member;
  await resendInvitation(ctx, { group, branch, lock: locking(group, branch) }, id, (tx, targetId) =>
    ctx.audit(tx, 'invitation.resent', { targetId }),
  );
  return { message: m.member_invite_resent({ email: member.user.email }) };
}

/**
 * Takes an invitation back.
 * @throws Failure `record.missing`; `member.above`; `invitation.used`
 */
export async function withdrawMemberInvitation(
  ctx: UserCall & MemberDeps,
  { id }: { id: string },
): Promise<Done> {
  const { member, group } = await reachInvited(ctx, id);
  await withdrawInvitation(ctx, group, id, (tx, targetId) =>
    ctx.audit(tx, 'invitation.withdrawn', { targetId }),
  );
  return { message: m.member_invite_withdrawn({ email: member.user.email }) };
}

async function reachInvited({ db, actor }: UserCall, id: string) {
  const member = await reachMember(db, id);
  if (!mayGive(actor.role, member.user.role)) throw new Failure('member.above');
  return { member, group: await reachOwnGroup(db) };
}

/** The actor's group. */
export async function reachOwnGroup(db: TenantDb): Promise<InvitingGroup> {
  const group = await findOwnGroup(db);
  if (!group) throw new Error('Somebody of a group has none.');
  return group;
}

/**
 * The branch that a role works in, out of the actor's reach; null for a role of the whole group.
 * @throws Failure `request.invalid` on the role or the branch; `member.branch_closed`
 */
export async function placeFor(
  db: TenantDb,
  role: MemberRole,
  branchId: string | undefined,
): Promise<StoredBranch | null> {
  if (!mayGive(db.actor.role, role)) throw invalidField('role', m.member_role_above());
  if (!needsBranch(role)) return null;
  // Whoever looks after one branch need not say which.
  const id = branchId ?? db.actor.branchId ?? undefined;
  if (id === undefined) throw invalidField('branchId', m.member_branch_required());
  const branch = await findBranchWithin(db, id);
  if (!branch) throw invalidField('branchId', m.member_branch_unknown());
  if (branch.closedAt !== null) throw new Failure('member.branch_closed');
  return branch;
}

/** What is in the way of an invitation, as far as the actor may know it: of anybody out of its reach, nothing. */
function refusalOf(db: TenantDb, { owner, waits }: AddressTaken): Failure {
  if (!reaches(db, owner)) return invalidField('email', m.member_invite_refused());
  return waits ? new Failure('invitation.waiting') : invalidField('email', m.member_invite_member());
}

/** Whether an account is one that the actor looks after. */
export function reaches(
  { scope }: { scope: Scope },
  { groupId, branchId }: { groupId: string | null; branchId: string | null },
): boolean {
  if (scope.kind === 'group') return groupId === scope.groupId;
  return scope.kind === 'branch' && branchId === scope.branchId;
}

/** Sees to it that group and branch are open while an invitation is made. */
const locking = (group: { id: string }, branch: InvitingBranch) => async (tx: SystemDb) => {
  if (!(await isPlaceOpen(tx, group.id, branch?.id ?? null))) throw new Failure('member.branch_closed');
};
