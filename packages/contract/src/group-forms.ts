import * as z from 'zod/mini';
import { route } from './route.ts';

/** The public form of a group, for whoever has its link. */
export const groupForms = {
  read: route({
    method: 'GET',
    path: '/report/fetchGroup',
    access: 'public',
    limit: 'formCalls',
    refuses: ['form.missing', 'form.closed'],
    tag: 'Groups',
    summary: 'Whose public form it is, by the token of its link',
    query: z.object({ groupToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({
      groupCountry: z.string(),
      groupName: z.string(),
      groupInstitutionCode: z.string(),
      /** Of a link of a branch. */
      branchName: z.optional(z.string()),
    }),
  }),
};
