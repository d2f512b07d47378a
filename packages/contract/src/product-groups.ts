import { usageMonths } from '@udaya/core/groups/group-rules';
import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { email, firstName, lastName } from './account-fields.ts';
import { noneOr, recordId, text, wholeNumberText } from './fields.ts';
import { listRoute } from './list-route.ts';
import {
  GroupAdmins,
  GroupChange,
  GroupForm,
  GroupListItem,
  GroupUsage,
  Invited,
  NewGroup,
  ProductGroup,
} from './product-group-shapes.ts';
import { route } from './route.ts';

const tag = 'Groups (product admin)';
const access = ['productAdmin'] as const;
const idParams = z.object({ id: recordId });
const invitationParams = z.object({ id: recordId, invitationId: recordId });

/** Groups as the product admin keeps them. */
export const productGroups = {
  list: listRoute({
    path: '/product/groups',
    access,
    tag,
    summary: 'All groups; search looks into name, enterprise code and institution code',
    sorts: ['created', 'name', 'reports'],
    filters: {
      search: noneOr(text(100)),
      type: noneOr(z.enum(groupTypes)),
      plan: noneOr(z.enum(groupPlans)),
    },
    row: GroupListItem,
  }),

  create: route({
    method: 'POST',
    path: '/product/groups',
    access,
    limit: 'changes',
    audits: ['group.created'],
    tag,
    summary: 'Makes a group with its first branch and the link of its public form',
    body: NewGroup,
    reply: ProductGroup,
  }),

  read: route({
    method: 'GET',
    path: '/product/groups/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One group',
    params: idParams,
    reply: ProductGroup,
  }),

  change: route({
    method: 'PUT',
    path: '/product/groups/:id',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'group.conflict'],
    audits: ['group.changed'],
    tag,
    summary:
      'Changes a group; refused where it was changed since it was read. A new enterprise code is mailed to the group’s admins',
    params: idParams,
    body: GroupChange,
    reply: ProductGroup,
  }),

  close: route({
    method: 'POST',
    path: '/product/groups/:id/closing',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.closed'],
    tag,
    summary:
      'Closes a group: nobody of it can log in, and its public form takes nothing, until it is opened again',
    params: idParams,
    reply: ProductGroup,
  }),

  reopen: route({
    method: 'DELETE',
    path: '/product/groups/:id/closing',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.reopened'],
    tag,
    summary: 'Opens a closed group again, as it was',
    params: idParams,
    reply: ProductGroup,
  }),

  readForm: route({
    method: 'GET',
    path: '/product/groups/:id/form-token',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The link of a group’s public form, and whether it is open',
    params: idParams,
    reply: GroupForm,
  }),

  rotateForm: route({
    method: 'POST',
    path: '/product/groups/:id/form-token',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_rotated'],
    tag,
    summary: 'Makes a new link; the earlier one stops at once. A form that is paused stays so',
    params: idParams,
    reply: GroupForm,
  }),

  pauseForm: route({
    method: 'POST',
    path: '/product/groups/:id/form-token/pause',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_paused'],
    tag,
    summary: 'Closes the public form and keeps its link',
    params: idParams,
    reply: GroupForm,
  }),

  resumeForm: route({
    method: 'DELETE',
    path: '/product/groups/:id/form-token/pause',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_resumed'],
    tag,
    summary: 'Opens the public form again under the same link',
    params: idParams,
    reply: GroupForm,
  }),

  listAdmins: route({
    method: 'GET',
    path: '/product/groups/:id/admins',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The admins of a group and those who are invited, the latest first',
    params: idParams,
    reply: GroupAdmins,
  }),

  inviteAdmin: route({
    method: 'POST',
    path: '/product/groups/:id/invitations',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown'],
    audits: ['member.invited'],
    tag,
    summary:
      'Invites an admin of a group by mail; refused on the email where it has an account or an invitation',
    params: idParams,
    body: z.object({ firstName, lastName, email: email(m.group_invite_email_required) }),
    reply: Invited,
  }),

  resendInvitation: route({
    method: 'POST',
    path: '/product/groups/:id/invitations/:invitationId/mail',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown', 'invitation.used'],
    audits: ['invitation.resent'],
    tag,
    summary: 'Mails an invitation again with a new link; the earlier one stops',
    params: invitationParams,
    reply: Invited,
  }),

  withdrawInvitation: route({
    method: 'DELETE',
    path: '/product/groups/:id/invitations/:invitationId',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'invitation.used'],
    audits: ['invitation.withdrawn'],
    tag,
    summary: 'Takes an invitation back: its link stops, and the address is free again',
    params: invitationParams,
    reply: Invited,
  }),

  readUsage: route({
    method: 'GET',
    path: '/product/groups/:id/usage',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'Reports that a group made in each month, by branch: the last 12 months, or 24',
    params: idParams,
    query: z.object({
      months: z._default(z.pipe(wholeNumberText, z.literal(usageMonths)), usageMonths[0]),
    }),
    reply: GroupUsage,
  }),
};
