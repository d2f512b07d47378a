import { groupTypes } from '@udaya/core/groups/group-types';
import {
  barThemes,
  colourSchemes,
  layoutTypes,
  layoutWidths,
  sidebarTypes,
} from '@udaya/core/identity/interface-settings';
import { authorities, roles, userTypes } from '@udaya/core/identity/roles';
import { baseLocale, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { captchaFields, recordId, text } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Identity';

export const LoginRequest = z.object({
  username: text(254, m.login_username_required),
  password: z
    .string({ error: m.login_password_required })
    .check(
      z.minLength(1, { error: m.login_password_required }),
      z.maxLength(200, { error: () => m.field_too_long({ max: 200 }) }),
    ),
  groupCode: z._default(text(60), 'none'),
  userType: z.enum(userTypes),
  ...captchaFields,
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const LayoutSettings = z.object({
  layoutType: z.enum(layoutTypes),
  layoutWidth: z.enum(layoutWidths),
  topbarTheme: z.enum(barThemes),
  sidebarType: z.enum(sidebarTypes),
  sidebarTheme: z.enum(barThemes),
  preloader: z.boolean(),
  colourScheme: z.enum(colourSchemes),
  language: z._default(z.enum(locales), baseLocale),
});
export type LayoutSettings = z.infer<typeof LayoutSettings>;

/** Who is logged in, as the page needs it. */
export const Session = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  authorities: z.array(z.enum(authorities)),
  role: z.enum(roles),
  userType: z.enum(userTypes),
  groupType: z.nullable(z.enum(groupTypes)),
  groupName: z.nullable(z.string()),
  /** The language of the group's reports where a form names none; null for consumers, and where the group left it open. */
  reportLanguage: z._default(z.nullable(z.enum(locales)), null),
  branchName: z.nullable(z.string()),
  settings: LayoutSettings,
});
export type Session = z.infer<typeof Session>;

export const LoginResult = z.extend(Session, { token: z.string() });
export type LoginResult = z.infer<typeof LoginResult>;

/** One place where somebody is logged in. `device` says in words which browser and system began it. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  createdDate: z.string(),
  lastSeenDate: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const SessionList = z.object({ sessions: z.array(OpenSession) });

/** `what` is a sentence for the page, `action` the code behind it. */
export const Activity = z.object({ id: z.string(), date: z.string(), action: z.string(), what: z.string() });
export type Activity = z.infer<typeof Activity>;

/** Logging in and out, and what belongs to who is logged in. */
export const sessions = {
  logIn: route({
    method: 'POST',
    path: '/astro-users/authenticate',
    access: 'public',
    limit: 'logins',
    refuses: [
      'captcha.invalid',
      'login.throttled',
      'login.bad_credentials',
      'login.not_activated',
      'login.disabled',
      'login.group_closed',
    ],
    audits: ['login.succeeded', 'login.failed', 'login.locked'],
    tag,
    summary: 'Logs in one of the three kinds of user',
    body: LoginRequest,
    reply: LoginResult,
  }),

  /**
   * For the device that registered: `pendingToken` of the registration, once, after its mail's link was opened. Refused with
   * `login.not_activated` before that, and with `link.expired` where the account was logged in to already.
   */
  continue: route({
    method: 'POST',
    path: '/astro-users/continue',
    access: 'public',
    limit: 'logins',
    refuses: ['link.expired', 'login.not_activated'],
    audits: ['login.succeeded'],
    tag,
    summary: 'Begins the first session of an account that was just activated, without its password',
    body: z.object({ pendingToken: text(300, m.failure_link_invalid) }),
    reply: LoginResult,
  }),

  logOut: route({
    method: 'POST',
    path: '/astro-users/logout',
    access: anyRole,
    limit: 'changes',
    audits: ['logout'],
    tag,
    summary: 'Revokes the session of the request',
    reply: z.object({ message: z.string() }),
  }),

  read: route({
    method: 'GET',
    path: '/session',
    access: anyRole,
    tag,
    summary: 'Who the session of the request belongs to',
    reply: Session,
  }),

  saveSettings: route({
    method: 'PUT',
    path: '/session/settings',
    access: anyRole,
    limit: 'changes',
    audits: ['settings.changed'],
    tag,
    summary: 'Keeps how the user likes the interface',
    body: LayoutSettings,
    reply: LayoutSettings,
  }),

  list: route({
    method: 'GET',
    path: '/security/sessions',
    access: anyRole,
    tag: 'Security',
    summary: 'Where the caller is logged in, latest first',
    reply: SessionList,
  }),

  end: route({
    method: 'DELETE',
    path: '/security/sessions/:id',
    access: anyRole,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['session.ended'],
    tag: 'Security',
    summary: 'Ends one of the own sessions',
    params: z.object({ id: recordId }),
    reply: SessionList,
  }),

  /** With `keepCurrent` the session of the request lives on; without it the actor is logged out here too. */
  endAll: route({
    method: 'POST',
    path: '/security/sign-out-everywhere',
    access: anyRole,
    limit: 'changes',
    audits: ['sessions.ended'],
    tag: 'Security',
    summary: 'Ends all own sessions',
    body: z.object({ keepCurrent: z._default(z.boolean(), false) }),
    reply: z.object({ message: z.string(), ended: z.int() }),
  }),

  listActivity: route({
    method: 'GET',
    path: '/security/activity',
    access: anyRole,
    tag: 'Security',
    summary: 'What was done with the own account lately: the latest fifty entries',
    reply: z.object({ entries: z.array(Activity) }),
  }),
};
