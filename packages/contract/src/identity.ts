import { authorities, roles, userTypes } from '@udaya/core/identity/roles';
import {
  barThemes,
  colourSchemes,
  layoutTypes,
  layoutWidths,
  sidebarTypes,
} from '@udaya/core/identity/interface-settings';
import { baseLocale, locales } from '@udaya/core/locale';
import { groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { captchaFields, text } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Identity';

export const Captcha = z.object({ captchaToken: z.string(), captchaImage: z.string() });
export type Captcha = z.infer<typeof Captcha>;

/** The image captcha: a token and a base64 PNG, good for five minutes and one try. */
export const getCaptcha = route({
  method: 'GET',
  path: '/captacha',
  access: 'public',
  tag,
  summary: 'A new captcha image and its token',
  reply: Captcha,
});

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

/** Who is signed in, as the page needs it. */
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
  branchName: z.nullable(z.string()),
  settings: LayoutSettings,
});
export type Session = z.infer<typeof Session>;

export const LoginResult = z.extend(Session, { token: z.string() });
export type LoginResult = z.infer<typeof LoginResult>;

export const authenticate = route({
  method: 'POST',
  path: '/astro-users/authenticate',
  access: 'public',
  tag,
  summary: 'Signs in one of the three kinds of user',
  body: LoginRequest,
  reply: LoginResult,
});

export const logout = route({
  method: 'POST',
  path: '/astro-users/logout',
  access: anyRole,
  tag,
  summary: 'Revokes the session of the request',
  reply: z.object({ message: z.string() }),
});

export const getSession = route({
  method: 'GET',
  path: '/session',
  access: anyRole,
  tag,
  summary: 'Who the session of the request belongs to',
  reply: Session,
});

export const putSettings = route({
  method: 'PUT',
  path: '/session/settings',
  access: anyRole,
  tag,
  summary: 'Keeps how the user likes the interface',
  body: LayoutSettings,
  reply: LayoutSettings,
});
