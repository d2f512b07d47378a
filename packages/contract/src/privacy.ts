import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { route } from './route.ts';

const tag = 'Privacy';

/** The password again: what follows cannot be left to whoever finds an open page. */
const confirmed = z.object({
  password: z
    .string({ error: m.privacy_password_required })
    .check(
      z.minLength(1, { error: m.privacy_password_required }),
      z.maxLength(400, { error: m.privacy_password_required }),
    ),
});

/** What an account's deletion erases and what has to stay, in sentences for the page. */
export const DeletionTerms = z.object({
  reports: z.int(),
  erased: z.array(z.string()),
  kept: z.array(z.string()),
});
export type DeletionTerms = z.infer<typeof DeletionTerms>;

/** The own data. */
export const privacy = {
  /** A ZIP of JSON files and the PDFs of the reports that may be downloaded. A wrong password is 400 on `password`. */
  exportData: route({
    method: 'POST',
    path: '/privacy/export',
    access: ['user'],
    limit: 'changes',
    audits: ['data.exported', 'report.downloaded'],
    tag,
    summary: 'All own data as a ZIP',
    body: confirmed,
    replyFile: 'application/zip',
  }),

  readDeletionTerms: route({
    method: 'GET',
    path: '/privacy/delete',
    access: ['user'],
    tag,
    summary: 'What would be erased with the account, and what has to stay',
    reply: DeletionTerms,
  }),

  /** Cannot be undone. A wrong password is 400 on `password`. Username and email address are free again afterwards. */
  deleteAccount: route({
    method: 'POST',
    path: '/privacy/delete',
    access: ['user'],
    limit: 'changes',
    audits: ['account.deleted'],
    tag,
    summary: 'Deletes the own account with all reports',
    body: confirmed,
    reply: z.object({ message: z.string() }),
  }),
};
