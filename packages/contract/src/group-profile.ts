import { groupTypes } from '@udaya/core/groups/group-types';
import { groupRoles } from '@udaya/core/identity/roles';
import { locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { contact } from './account-fields.ts';
import { Profile } from './accounts.ts';
import { route } from './route.ts';

const tag = 'Groups';

/** The organisation as those who work for it see it. Of its address only the country is kept. */
export const Organisation = z.object({
  groupName: z.string(),
  /** The enterprise code, which everybody of it logs in with. */
  groupCode: z.string(),
  groupDescription: z.string(),
  groupType: z.enum(groupTypes),
  groupInstitutionCode: z.string(),
  country: z.string(),
  address1: z.literal(''),
  address2: z.literal(''),
  city: z.literal(''),
  state: z.literal(''),
  /** Of its reports, where a form or a row of a file names none; null: the language of whoever enters them. */
  reportLanguage: z.nullable(z.enum(locales)),
});
export type Organisation = z.infer<typeof Organisation>;

/** Enterprise users and their organisation, to be read. */
export const groupProfile = {
  read: route({
    method: 'GET',
    path: '/group/profile',
    access: groupRoles,
    tag,
    summary: 'The own profile of an enterprise user',
    reply: Profile,
  }),

  changeContact: route({
    method: 'PUT',
    path: '/group/profile',
    access: groupRoles,
    limit: 'changes',
    audits: ['profile.changed'],
    tag,
    summary: 'Changes how an enterprise user is reached; what is empty is removed',
    body: z.object(contact),
    reply: Profile,
  }),

  readOrganisation: route({
    method: 'GET',
    path: '/group/group-profile',
    access: groupRoles,
    refuses: ['record.missing'],
    tag,
    summary: 'The organisation of an enterprise user',
    reply: Organisation,
  }),

  changeLanguage: route({
    method: 'PUT',
    path: '/group/group-profile/language',
    access: ['groupAdmin'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.changed'],
    tag,
    summary:
      'Sets the language of the own organisation’s reports, where a form or a row of a file names none',
    body: z.object({ reportLanguage: z.nullable(z.enum(locales, { error: m.birth_language_unknown })) }),
    reply: Organisation,
  }),
};
