import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { newPassword, oldPassword, repeated, repeats } from './account-fields.ts';
import { recordId } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Security';

/** One place where somebody is signed in. `device` says in words which browser and system began it. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  createdDate: z.string(),
  lastSeenDate: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const SessionList = z.object({ sessions: z.array(OpenSession) });

export const listSessions = route({
  method: 'GET',
  path: '/security/sessions',
  access: anyRole,
  tag,
  summary: 'Where the viewer is signed in, latest first',
  reply: SessionList,
});

export const revokeSession = route({
  method: 'DELETE',
  path: '/security/sessions/:id',
  access: anyRole,
  tag,
  summary: 'Ends one of the own sessions',
  params: z.object({ id: recordId }),
  reply: SessionList,
});

/** With `keepCurrent` the session of the request lives on; without it the viewer is signed out here too. */
export const signOutEverywhere = route({
  method: 'POST',
  path: '/security/sign-out-everywhere',
  access: anyRole,
  tag,
  summary: 'Ends all own sessions',
  body: z.object({ keepCurrent: z._default(z.boolean(), false) }),
  reply: z.object({ message: z.string(), ended: z.int() }),
});

/** `what` is a sentence for the page, `action` the code behind it. */
export const Activity = z.object({ id: z.string(), date: z.string(), action: z.string(), what: z.string() });
export type Activity = z.infer<typeof Activity>;

export const listActivity = route({
  method: 'GET',
  path: '/security/activity',
  access: anyRole,
  tag,
  summary: 'What was done with the own account lately: the latest fifty entries',
  reply: z.object({ entries: z.array(Activity) }),
});

/** A wrong old password is 400 on the field `password`. The other sessions end and the owner is told by mail. */
export const changePassword = route({
  method: 'POST',
  path: '/security/password',
  access: anyRole,
  tag,
  summary: 'Changes the own password',
  body: z
    .object({ password: oldPassword, newPassword, confirmPassword: repeated })
    .check(repeats('newPassword', m.profile_confirm_differs)),
  reply: z.object({ message: z.string() }),
});
