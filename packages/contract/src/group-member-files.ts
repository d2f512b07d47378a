import {
  memberColumns,
  memberFileBytes,
  memberFileStates,
  memberOutcomes,
} from '@udaya/core/groups/member-file';
import { groupRoles } from '@udaya/core/identity/roles';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { route } from './route.ts';

const tag = 'Group users';
const access = ['groupAdmin', 'branchAdmin'] as const;
const idParams = z.object({ id: recordId });

/** One error of a file. Rows count as a spreadsheet shows them, the heading being row 1. */
const MemberFileError = z.object({
  rowNo: z.int(),
  /** Empty where it is about the whole row or the file. */
  column: z.union([z.enum(memberColumns), z.literal('')]),
  value: z.string(),
  message: z.string(),
});
export type MemberFileError = z.infer<typeof MemberFileError>;

const counts = z.record(z.enum(memberOutcomes), z.int());

/** Where a file of invitations stands, and what became of its rows so far. */
export const MemberFile = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(memberFileStates),
  rowCount: z.int(),
  /** Rows that something became of. */
  doneCount: z.int(),
  counts,
});
export type MemberFile = z.infer<typeof MemberFile>;

/** What the check of a file found: its errors, of which the first 1,000 are listed, or what would become of its rows. */
export const MemberFileCheck = z.object({
  ...MemberFile.shape,
  errorFlag: z.boolean(),
  errorCount: z.int(),
  errors: z.array(MemberFileError),
  /** The first rows with what would become of each. */
  rows: z.array(
    z.object({
      rowNo: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.enum(groupRoles),
      branch: z.string(),
      outcome: z.enum(memberOutcomes),
    }),
  ),
});
export type MemberFileCheck = z.infer<typeof MemberFileCheck>;

/** Files of people who are invited to a group. */
export const groupMemberFiles = {
  check: route({
    method: 'POST',
    path: '/group/admin/user-files',
    access,
    limit: 'uploads',
    // What it keeps invites nobody until it is sent.
    readsOnly: true,
    tag,
    summary: 'Checks a CSV file of people to invite, up to 5,000, and tells what would become of each row',
    form: { file: 'people', fileBytes: memberFileBytes },
    body: z.object({}),
    reply: MemberFileCheck,
  }),

  send: route({
    method: 'POST',
    path: '/group/admin/user-files/:id/sending',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'upload.expired'],
    audits: ['members.file_sent'],
    tag,
    summary: 'Invites everybody of a checked file; sent again it changes nothing',
    params: idParams,
    reply: MemberFile,
  }),

  read: route({
    method: 'GET',
    path: '/group/admin/user-files/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'How far the invitations of a file have come',
    params: idParams,
    reply: MemberFile,
  }),

  readResults: route({
    method: 'GET',
    path: '/group/admin/user-files/:id/results',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The rows of a file with what became of each',
    params: idParams,
    replyFile: 'text/csv; charset=utf-8',
  }),

  readTemplate: route({
    method: 'GET',
    path: '/group/admin/user-files/template',
    access,
    tag,
    summary: 'A CSV file with the heading that a file of invitations needs',
    replyFile: 'text/csv; charset=utf-8',
  }),

  readExample: route({
    method: 'GET',
    path: '/group/admin/user-files/example',
    access,
    tag,
    summary: 'The same with rows that show how it is filled, for branches of the group',
    replyFile: 'text/csv; charset=utf-8',
  }),
};
