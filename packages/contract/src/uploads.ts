import { fileKinds, uploadBytes, uploadCauses } from '@udaya/core/knowledge/upload-file';
import { locales } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { KnowledgeChange, lang } from './knowledge-schemas.ts';
import { route } from './route.ts';

const tag = 'Report upload';
const fileQuery = z.object({ reportType: z.enum(reportTypes), lang, part: z.optional(z.enum(fileKinds)) });

/** One error of a file. Rows count as a spreadsheet shows them, the heading being row 1; columns count from 1. */
const UploadError = z.object({
  rowNo: z.int(),
  columnNo: z.int(),
  currentValue: z.string(),
  expectedValue: z.string(),
  description: z.string(),
  /** The heading of the column, as the file has it. */
  columnName: z.string(),
  cause: z.enum(uploadCauses),
});
export type UploadError = z.infer<typeof UploadError>;

/** What is worth a second look in a text, and does not keep it from being activated. */
const UploadNote = z.object({
  rowNo: z.int(),
  columnNo: z.int(),
  description: z.string(),
});

/** How many texts a file adds, changes, takes out, finds equal, and leaves alone among those of its kind. */
const counts = { added: z.int(), changed: z.int(), removed: z.int(), same: z.int(), leftAlone: z.int() };

/** What the check of a file found. The first 1,000 errors are listed; `errorCount` and `causes` count all of them. */
export const UploadCheck = z.object({
  errorFlag: z.boolean(),
  batchId: z.string(),
  reportValidateRowList: z.array(UploadError),
  errorCount: z.int(),
  causes: z.array(
    z.object({ cause: z.enum(uploadCauses), title: z.string(), help: z.string(), count: z.int() }),
  ),
  reportType: z.enum(reportTypes),
  lang: z.enum(locales),
  fileName: z.string(),
  /** SHA-256 of the file, hex. */
  fileHash: z.string(),
  /** Rows below the heading. */
  rowCount: z.int(),
  ...counts,
  changes: z.array(KnowledgeChange),
  notes: z.array(UploadNote),
  noteCount: z.int(),
  /** Rows that say that nobody has read them yet: they are kept, and no report uses them. */
  unreviewed: z.int(),
  /** Until then it can be activated. */
  expiresDate: z.string(),
});
export type UploadCheck = z.infer<typeof UploadCheck>;

/** What became of a validated file. `imported` is false where all that it holds was active already. */
export const UploadResult = z.object({
  batchId: z.string(),
  message: z.string(),
  imported: z.boolean(),
  /** The version of the knowledge base that it made. */
  versionId: z.nullable(z.int()),
  ...counts,
});
export type UploadResult = z.infer<typeof UploadResult>;

/** The texts of the knowledge base, as files of the product administrator. */
export const uploads = {
  validate: route({
    method: 'POST',
    path: '/report/validate',
    access: ['productAdmin'],
    limit: 'uploads',
    // What it keeps is nobody's text until it is uploaded.
    readsOnly: true,
    tag,
    summary: 'Checks a CSV file of texts against all rules and against what is active; activates nothing',
    form: { file: 'report', fileBytes: uploadBytes },
    body: z.object({ reportType: z.enum(reportTypes, { error: m.knowledge_upload_type_required }), lang }),
    reply: UploadCheck,
  }),

  upload: route({
    method: 'POST',
    path: '/report/upload',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: [
      'record.missing',
      'upload.invalid',
      'upload.used',
      'upload.expired',
      'upload.outdated',
      'upload.other_file',
    ],
    audits: ['knowledge.uploaded'],
    tag,
    summary: 'Activates a validated file, all of it, once',
    form: {},
    body: z.object({
      batchId: recordId,
      /** SHA-256 of the file that the sender holds, hex; where it is given, it has to be the file that was validated. */
      fileHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    }),
    reply: UploadResult,
  }),

  readErrors: route({
    method: 'GET',
    path: '/report/validate/:batchId/errors',
    access: ['productAdmin'],
    refuses: ['record.missing', 'upload.expired'],
    tag,
    summary: 'The file as it was sent, with a column that says what is wrong with each row',
    params: z.object({ batchId: recordId }),
    replyFile: 'text/csv; charset=utf-8',
  }),

  readTemplate: route({
    method: 'GET',
    path: '/report/template',
    access: ['productAdmin'],
    tag,
    summary: 'A CSV file with the heading that an upload needs',
    query: fileQuery,
    replyFile: 'text/csv; charset=utf-8',
  }),

  readExample: route({
    method: 'GET',
    path: '/report/example',
    access: ['productAdmin'],
    tag,
    summary: 'A filled CSV file: the texts that are active, ready to be edited and uploaded',
    query: fileQuery,
    replyFile: 'text/csv; charset=utf-8',
  }),
};
