import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { email, firstName, lastName } from './account-fields.ts';
import { Activation } from './astro-users.ts';
import { recordId } from './fields.ts';
import { route } from './route.ts';

const tag = 'Product admins';
const idParams = z.object({ id: recordId });

/**
 * A product admin, or somebody invited to become one. Of an invitation `expiresDate` says until when its link opens;
 * `invitedBy` is the username of the admin, empty where the command line invited.
 */
export const ProductAdmin = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  status: z.enum(['invited', 'active', 'disabled']),
  createdDate: z.string(),
  /** The actor. */
  own: z.boolean(),
  invitation: z.nullable(
    z.object({ invitedBy: z.string(), sentDate: z.string(), expiresDate: z.string(), expired: z.boolean() }),
  ),
  version: z.string(),
});
export type ProductAdmin = z.infer<typeof ProductAdmin>;

const AdminList = z.object({ admins: z.array(ProductAdmin) });

/** Who runs the product. */
export const productAdmins = {
  list: route({
    method: 'GET',
    path: '/product/admins',
    access: ['productAdmin'],
    tag,
    summary: 'The product admins with the invitations that are open, oldest first',
    reply: AdminList,
  }),

  /** An address that has an account is refused on the field `email`. */
  invite: route({
    method: 'POST',
    path: '/product/admins',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['mail.cooldown'],
    audits: ['admin.invited', 'account.invited'],
    tag,
    summary: 'Invites another product admin by mail',
    body: z.object({ firstName, lastName, email: email(m.account_email_invalid) }),
    reply: AdminList,
  }),

  resend: route({
    method: 'POST',
    path: '/product/admins/:id/invitation',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.changed', 'mail.cooldown'],
    audits: ['admin.invited'],
    tag,
    summary: 'Mails an invitation again with a new link; the earlier one no longer works',
    params: idParams,
    reply: AdminList,
  }),

  withdraw: route({
    method: 'DELETE',
    path: '/product/admins/:id/invitation',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.changed'],
    audits: ['admin.invitation_withdrawn'],
    tag,
    summary: 'Withdraws an invitation that was not taken up: its link no longer works',
    params: idParams,
    reply: AdminList,
  }),

  setActivation: route({
    method: 'PUT',
    path: '/product/admins/:id/activation',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.own', 'account.last_admin', 'account.changed'],
    audits: ['admin.activated', 'admin.deactivated'],
    tag,
    summary: 'Switches another product admin off, which ends all sessions, or on again',
    params: idParams,
    body: Activation,
    reply: AdminList,
  }),
};
