import type { GroupAdmin } from '@udaya/contract/product-group-shapes';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { inviteMember, resendInvitation, withdrawInvitation } from '../accounts/invite-member.ts';
import { listMembers } from '../accounts/list-members.ts';
import type { GroupDeps } from './group-deps.ts';
import { reachGroup } from './read-product-group.ts';
import type { StoredGroup } from './store-product.ts';

interface Admins {
  admins: GroupAdmin[];
}
interface Done extends Admins {
  message: string;
}

/**
 * Who looks after a group, and who is invited to.
 * @throws Failure `record.missing`
 */
export async function listGroupAdmins({ db }: UserCall, { id }: { id: string }): Promise<Admins> {
  return presentAdmins(db, await reachGroup(db, id));
}

/**
 * Invites an admin of a group by mail.
 * @throws Failure `record.missing`; as `inviteMember`
 */
export async function inviteGroupAdmin(
  ctx: UserCall & GroupDeps,
  { id, ...invited }: { id: string; firstName: string; lastName: string; email: string },
): Promise<Done> {
  const group = await reachGroup(ctx.db, id);
  await inviteMember(ctx, group, { ...invited, role: 'groupAdmin', branch: null }, (tx, targetId) =>
    ctx.audit(tx, 'member.invited', { targetId }),
  );
  const message = m.group_invite_sent({ email: invited.email });
  return { message, ...(await presentAdmins(ctx.db, group)) };
}

interface InvitationInput {
  id: string;
  invitationId: string;
}

/**
 * Mails an invitation again with a new link.
 * @throws Failure `record.missing`; as `resendInvitation`
 */
export async function resendAdminInvitation(
  ctx: UserCall & GroupDeps,
  { id, invitationId }: InvitationInput,
): Promise<Done> {
  const group = await reachGroup(ctx.db, id);
  await resendInvitation(ctx, { group, branch: null }, invitationId, (tx, targetId) =>
    ctx.audit(tx, 'invitation.resent', { targetId }),
  );
  return { message: m.group_invite_resent(), ...(await presentAdmins(ctx.db, group)) };
}

/**
 * Takes an invitation back.
 * @throws Failure `record.missing`; as `withdrawInvitation`
 */
export async function withdrawAdminInvitation(
  ctx: UserCall & GroupDeps,
  { id, invitationId }: InvitationInput,
): Promise<Done> {
  const group = await reachGroup(ctx.db, id);
  await withdrawInvitation(ctx, group, invitationId, (tx, targetId) =>
    ctx.audit(tx, 'invitation.withdrawn', { targetId }),
  );
  return { message: m.group_invite_withdrawn(), ...(await presentAdmins(ctx.db, group)) };
}

async function presentAdmins(db: Queryable, group: StoredGroup): Promise<Admins> {
  const members = await listMembers(db, group, 'groupAdmin');
  return {
    admins: members.map(({ invitedAt, expiresAt, ...member }) => ({
      ...member,
      invitedDate: invitedAt?.toISOString() ?? null,
      expiresDate: expiresAt?.toISOString() ?? null,
    })),
  };
}
