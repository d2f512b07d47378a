import { aadhaarPattern, passportPattern, weaknesses } from '@udaya/core/identity/account-rules';
import { groupRoles, userTypes } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import {
  chosenPassword,
  contact,
  diallingCode,
  email,
  firstName,
  lastName,
  mobile,
  newPassword,
  oldPassword,
  optionalNumber,
  place,
  repeated,
  repeats,
  storedNumber,
  username,
} from './account-fields.ts';
import { captchaFields, ignored } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Accounts';
const Done = z.object({ message: z.string() });
/** What to do instead of a password that was taken and is easy to guess; production refuses it. */
const passwordWarning = z.optional(z.string());

/** Everything of the registration form. `licensecheckbox` and `mobilecode` are shown and never trusted. */
export const Signup = z
  .object({
    firstName,
    lastName,
    ...place,
    dailingCode: diallingCode,
    mobile,
    aadharNumber: optionalNumber(aadhaarPattern, m.account_aadhaar_invalid),
    passportNumber: optionalNumber(passportPattern, m.account_passport_invalid),
    email: email(m.account_email_invalid),
    username,
    password: chosenPassword,
    confirmPassword: repeated,
    ...captchaFields,
    licensecheckbox: ignored,
    mobilecode: ignored,
  })
  .check(repeats('password', m.account_confirm_differs));
export type Signup = z.input<typeof Signup>;

export const DiallingCountry = z.object({ name: z.string(), pcode: z.string(), code: z.string() });
export type DiallingCountry = z.infer<typeof DiallingCountry>;

const mailedToken = z
  .string({ error: m.failure_link_invalid })
  .check(
    z.minLength(1, { error: m.failure_link_invalid }),
    z.maxLength(200, { error: m.failure_link_invalid }),
  );

/**
 * The own profile. `aadharNumber` and `passportNumber` are always empty; the masks say what is stored. `countryCode` is the
 * dialling code, e.g. '+91'. `pendingEmail` waits for its confirmation; its link can be mailed again in `mailAgainSeconds`.
 */
export const Profile = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  countryCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  mailAgainSeconds: z.int(),
  aadharNumber: z.literal(''),
  aadharMasked: z.string(),
  passportNumber: z.literal(''),
  passportMasked: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/**
 * Tab 'Personal details'. Of the two numbers '' keeps what is stored and '0' removes it. Another `email` than the one in use
 * needs the password, in `currentPassword`: whoever has the mailbox has the account.
 */
export const PersonalUpdate = z.object({
  updateDetail: z.literal('personal'),
  firstName,
  lastName,
  ...place,
  countryCode: diallingCode,
  mobile,
  email: email(m.account_email_invalid),
  aadharNumber: storedNumber(aadhaarPattern, m.account_aadhaar_invalid),
  passportNumber: storedNumber(passportPattern, m.account_passport_invalid),
  currentPassword: z.optional(
    z.string().check(z.maxLength(200, { error: () => m.field_too_long({ max: 200 }) })),
  ),
});
export type PersonalUpdate = z.input<typeof PersonalUpdate>;

/** Tab 'Login details'. */
export const LoginUpdate = z
  .object({
    updateDetail: z.literal('login'),
    password: oldPassword,
    newPassword,
    confirmPassword: z.optional(repeated),
  })
  .check(repeats('newPassword', m.account_profile_confirm_differs));
export type LoginUpdate = z.input<typeof LoginUpdate>;

/** From registration to a new password. */
export const accounts = {
  /**
   * Answers the same whether the address is known or not. `pendingToken` (24 hours) belongs to the new account until it is
   * activated: keep it in session storage for 'send again', after `retryAfterSeconds`, and 'change address'.
   */
  signUp: route({
    method: 'POST',
    path: '/astro-users/signup',
    access: 'public',
    limit: 'accounts',
    refuses: ['captcha.invalid', 'mail.cooldown'],
    audits: ['account.registered'],
    tag,
    summary: 'Registers a consumer; an activation link follows by mail',
    body: Signup,
    reply: z.object({
      message: z.string(),
      email: z.string(),
      pendingToken: z.string(),
      retryAfterSeconds: z.int(),
      passwordWarning,
    }),
  }),

  /** `pcode` has its plus: '+91'. India comes first, the others by name. */
  listCountries: route({
    method: 'GET',
    path: '/astro-users/countries',
    access: 'public',
    limit: 'openCalls',
    tag,
    summary: 'Countries with their dialling codes',
    reply: z.array(DiallingCountry),
  }),

  /**
   * The `username` goes to whoever activates the account, from the mail that names it; a second visit of the used link answers
   * `already-active` without it. Refused with `link.invalid` (400), or with `link.expired` (410),
   * whose body has a `pendingToken` for one click on 'send a new link'; it does not allow another address.
   */
  activate: route({
    method: 'GET',
    path: '/astro-users/activateUser',
    access: 'public',
    limit: 'accounts',
    refuses: ['link.invalid', 'link.expired'],
    audits: ['account.activated'],
    tag,
    summary: 'Activates an account by the token of the mailed link',
    query: z.object({ token: mailedToken }),
    reply: z.object({
      message: z.string(),
      status: z.enum(['activated', 'already-active']),
      username: z.nullable(z.string()),
    }),
  }),

  /**
   * Sends the activation link again: by the address alone, or by a `pendingToken` (from signup, from a login refused with
   * `login.not_activated`, or from `link.expired`). With one of the first two an `email` changes the address. 429 `mail.cooldown` with
   * Retry-After while a mail to the address is still fresh, whether it is known or not.
   */
  resendActivation: route({
    method: 'POST',
    path: '/astro-users/resend-activation',
    access: 'public',
    limit: 'accounts',
    refuses: ['link.invalid', 'link.expired', 'mail.cooldown'],
    audits: ['link.requested'],
    tag,
    summary: 'Sends the activation link again, or to another address',
    body: z.union(
      [
        z.object({
          pendingToken: z.string().check(z.minLength(1), z.maxLength(300)),
          email: z.optional(email(m.account_email_invalid)),
        }),
        z.object({ email: email(m.account_email_invalid) }),
      ],
      { error: m.account_email_invalid },
    ),
    reply: z.object({ message: z.string(), retryAfterSeconds: z.int() }),
  }),

  /** Answers the same for every address. 429 `mail.cooldown` with Retry-After while a mail is still fresh. */
  forgotPassword: route({
    method: 'POST',
    path: '/astro-users/forgot-password',
    access: 'public',
    limit: 'accounts',
    refuses: ['mail.cooldown'],
    audits: ['link.requested'],
    tag,
    summary: 'Mails a link with which a new password can be set',
    body: z.object({ email: email(m.account_forgot_email_required) }),
    reply: z.object({ message: z.string(), retryAfterSeconds: z.int() }),
  }),

  /**
   * Refused with `link.invalid` (400) or `link.expired` (410); a password that is refused does not spend the link. `userType`
   * tells at which login the new password opens.
   */
  resetPassword: route({
    method: 'POST',
    path: '/astro-users/reset-password',
    access: 'public',
    limit: 'accounts',
    refuses: [
      'link.invalid',
      'link.expired',
      'invitation.used',
      'invitation.expired',
      'invitation.withdrawn',
      'invitation.closed',
    ],
    audits: ['password.reset', 'account.activated'],
    tag,
    summary: 'Sets a new password by the token of the mailed link and ends all sessions',
    body: z
      .object({
        token: mailedToken,
        password: chosenPassword,
        confirmPassword: repeated,
        // Of whoever was invited to a group; nobody else changes anything by them.
        ...contact,
      })
      .check(repeats('password', m.account_confirm_differs)),
    reply: z.object({ message: z.string(), userType: z.enum(userTypes), passwordWarning }),
  }),

  /** What a form says beside a password that is being chosen. `known` is what others know of its owner. Nothing of it is kept. */
  checkPassword: route({
    method: 'POST',
    path: '/astro-users/password/check',
    access: 'public',
    limit: 'openCalls',
    readsOnly: true,
    tag,
    summary: 'Why a password is easy to guess, or null',
    body: z.object({
      password: z.string().check(z.maxLength(200)),
      known: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)),
    }),
    reply: z.object({ weakness: z.nullable(z.enum(weaknesses)) }),
  }),

  /**
   * Whether a mailed link still opens, before a new password is typed. Refused as the reset is; nothing is spent. `invitation` is
   * there for somebody who was invited and has no password yet.
   */
  checkResetLink: route({
    method: 'POST',
    path: '/astro-users/reset-password/check',
    access: 'public',
    limit: 'accounts',
    refuses: [
      'link.invalid',
      'link.expired',
      'invitation.used',
      'invitation.expired',
      'invitation.withdrawn',
      'invitation.closed',
    ],
    readsOnly: true,
    tag,
    summary: 'Whether the token of a mailed link can still set a password',
    body: z.object({ token: mailedToken }),
    reply: z.object({
      usable: z.literal(true),
      /** With the enterprise code and the name of the group that somebody is invited to. */
      invitation: z.optional(
        z.object({
          username: z.string(),
          /** Of the person who is invited, as whoever invited has entered it. */
          name: z.optional(z.string()),
          /** `branch` is empty for whoever belongs to the whole group. */
          group: z.optional(
            z.object({
              name: z.string(),
              enterpriseCode: z.string(),
              role: z.enum(groupRoles),
              branch: z.string(),
            }),
          ),
        }),
      ),
    }),
  }),

  /** The link is `/confirm-email/:token`. Refused with `link.invalid` (400) or `link.expired` (410). */
  confirmEmail: route({
    method: 'POST',
    path: '/astro-users/confirm-email',
    access: 'public',
    limit: 'accounts',
    refuses: ['link.invalid', 'link.expired'],
    audits: ['email.changed'],
    tag,
    summary: 'Confirms a changed email address by the token that was mailed to it',
    body: z.object({ token: mailedToken }),
    reply: Done,
  }),
};

/** The own profile. */
export const profile = {
  read: route({
    method: 'GET',
    path: '/astro-users/profile',
    access: ['user'],
    tag,
    summary: 'The own profile',
    reply: Profile,
  }),

  /** A wrong old password is 400 on the field `password`. A changed address waits in `pendingEmail` for its confirmation. */
  change: route({
    method: 'PUT',
    path: '/astro-users/profile',
    access: ['user'],
    limit: 'changes',
    refuses: ['mail.cooldown'],
    audits: ['profile.changed', 'email.requested', 'password.changed'],
    tag,
    summary: 'Changes the own personal details, or the password',
    body: z.discriminatedUnion('updateDetail', [PersonalUpdate, LoginUpdate], { error: m.field_invalid }),
    reply: z.object({ message: z.string(), profile: Profile, passwordWarning }),
  }),

  /** For an address that waits for its confirmation. 429 `mail.cooldown` with Retry-After while a mail is still fresh. */
  resendConfirmation: route({
    method: 'POST',
    path: '/astro-users/pending-email',
    access: ['user'],
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown'],
    audits: ['link.requested'],
    tag,
    summary: 'Mails the link once more that confirms the changed address',
    reply: z.object({ message: z.string(), retryAfterSeconds: z.int() }),
  }),

  cancelEmailChange: route({
    method: 'DELETE',
    path: '/astro-users/pending-email',
    access: ['user'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['email.kept'],
    tag,
    summary: 'Keeps the address in use: the changed one waits no more, and its link is dead',
    reply: Profile,
  }),

  /** A wrong old password is 400 on the field `password`. The other sessions end and the owner is told by mail. */
  changePassword: route({
    method: 'POST',
    path: '/security/password',
    access: anyRole,
    limit: 'changes',
    audits: ['password.changed'],
    tag: 'Security',
    summary: 'Changes the own password',
    body: z
      .object({ password: oldPassword, newPassword, confirmPassword: repeated })
      .check(repeats('newPassword', m.account_profile_confirm_differs)),
    reply: z.object({ message: z.string(), passwordWarning }),
  }),
};
