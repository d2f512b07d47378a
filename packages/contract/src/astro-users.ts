import { accountStates } from '@udaya/core/identity/account-states';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { diallingCode, email, firstName, lastName, mobile, place } from './account-fields.ts';
import { noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Astro users';
const idParams = z.object({ id: recordId });

/** What an account was when it was last looked at: whoever changes it sends it back, and hears when it is another by now. */
export const accountVersion = text(64);

/**
 * A consumer's account as the product admin sees it. `countryCode` is the dialling code; `pendingEmail` waits for its owner to
 * confirm it. While `deletion` is there, nobody can log in, and the account can be restored until `eraseDate`.
 */
export const AstroUser = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  countryCode: z.string(),
  mobile: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  activated: z.boolean(),
  status: z.enum(accountStates),
  createdDate: z.string(),
  deletion: z.nullable(
    z.object({
      reason: z.string(),
      requestedDate: z.string(),
      /** The username of the admin. */
      requestedBy: z.string(),
      eraseDate: z.string(),
    }),
  ),
  version: z.string(),
});
export type AstroUser = z.infer<typeof AstroUser>;

export const AstroUserPage = z.object({
  keys: z.array(AstroUser),
  currentPage: z.int(),
  totalPages: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  /** Totals are exact up to 10,000; above it they are 10,000, and `totalIsExact` is false. */
  totalIsExact: z.boolean(),
});
export type AstroUserPage = z.infer<typeof AstroUserPage>;

/** The details that an admin may change, under the rules of the own profile. */
export const AstroUserDetails = z.object({
  firstName,
  lastName,
  ...place,
  country: text(100, m.account_country_required),
  countryCode: diallingCode,
  mobile,
  email: email(m.account_email_invalid),
  version: accountVersion,
});
export type AstroUserDetails = z.input<typeof AstroUserDetails>;

/** What the switch of the Edit dialog says. */
export const Activation = z.object({ activated: z.boolean(), version: accountVersion });

/** Why an account is deleted. */
export const DeletionRequest = z.object({
  reason: text(300, m.account_managed_reason_required),
  version: accountVersion,
});

/** The accounts of consumers, as the product admin looks after them. */
export const astroUsers = {
  /** `search` is looked for in name, username, email and mobile; words of one or two letters at the beginning of a word only. */
  list: listRoute({
    path: '/product/astroUsers',
    access: ['productAdmin'],
    tag,
    summary: 'The accounts of consumers, newest first unless another order is asked for',
    sorts: ['createdDate', 'firstName', 'email', 'city', 'country', 'activated'],
    filters: {
      search: noneOr(text(100)),
      status: noneOr(z.enum(accountStates)),
    },
    reply: AstroUserPage,
  }),

  read: route({
    method: 'GET',
    path: '/product/astroUsers/:id',
    access: ['productAdmin'],
    refuses: ['record.missing'],
    audits: ['account.viewed'],
    tag,
    summary: 'One account of a consumer',
    params: idParams,
    reply: AstroUser,
  }),

  /** Another email waits in `pendingEmail` until it is confirmed; that of an account which was never activated changes at once. */
  change: route({
    method: 'PUT',
    path: '/product/astroUsers/:id',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.changed', 'account.deleting', 'mail.cooldown'],
    audits: ['account.changed'],
    tag,
    summary: 'Changes the personal details of a consumer, who is told by mail',
    params: idParams,
    body: AstroUserDetails,
    reply: AstroUser,
  }),

  setActivation: route({
    method: 'PUT',
    path: '/product/astroUsers/:id/activation',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.own', 'account.changed', 'account.deleting'],
    audits: ['account.reactivated', 'account.deactivated'],
    tag,
    summary:
      'Activates an account or switches it off, which ends all its sessions; its owner is told by mail',
    params: idParams,
    body: Activation,
    reply: AstroUser,
  }),

  remove: route({
    method: 'POST',
    path: '/product/astroUsers/:id/deletion',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'account.own', 'account.changed', 'account.deleting'],
    audits: ['account.deletion_scheduled'],
    tag,
    summary: 'Switches an account off at once and has it erased with its reports after 30 days',
    params: idParams,
    body: DeletionRequest,
    reply: AstroUser,
  }),

  /** An account that is not going to be deleted is answered as it is. */
  restore: route({
    method: 'DELETE',
    path: '/product/astroUsers/:id/deletion',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['account.restored'],
    tag,
    summary: 'Takes a deletion back: the account is again as it was',
    params: idParams,
    reply: AstroUser,
  }),
};
