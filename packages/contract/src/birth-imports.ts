import { birthColumns, birthFileBytes } from '@udaya/core/births/birth-file';
import {
  birthCauses,
  birthImportStates,
  birthImportStops,
  birthRowOutcomes,
} from '@udaya/core/births/import-words';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { noneOr, pageQuery, recordId, wholeNumberText } from './fields.ts';
import { route } from './route.ts';

const tag = 'Births as files';
/** Who enters births for a group. */
const access = ['groupAdmin', 'groupUser'] as const satisfies readonly Role[];
const csv = 'text/csv; charset=utf-8';
const params = z.object({ importId: recordId });
const column = z.enum(birthColumns.map(({ name }) => name));

const Branch = z.object({ id: z.string(), name: z.string() });

/** A file of births, and how far it has come. */
export const BirthImport = z.object({
  importId: z.string(),
  fileName: z.string(),
  createdDate: z.string(),
  state: z.enum(birthImportStates),
  /** Why it is held up. */
  stoppedFor: z.nullable(z.enum(birthImportStops)),
  branchName: z.string(),
  /** Whether the actor sent it: nobody else goes on with it. */
  isOwn: z.boolean(),
  /** Rows below the heading, and how many of them come to what. */
  rowCount: z.int(),
  counts: z.object(Object.fromEntries(birthRowOutcomes.map((one) => [one, z.int()])) as Counts),
  /** Reports that it made and that were deleted since. */
  gone: z.int(),
  beganDate: z.nullable(z.string()),
  finishedDate: z.nullable(z.string()),
});
type Counts = Record<(typeof birthRowOutcomes)[number], z.ZodMiniInt>;
export type BirthImport = z.infer<typeof BirthImport>;

/** One error of a file. Rows count as a spreadsheet shows them, the heading being row 1; columns count those that were read, from 1. */
const BirthError = z.object({
  rowNo: z.int(),
  columnNo: z.int(),
  currentValue: z.string(),
  expectedValue: z.string(),
  description: z.string(),
  columnName: z.string(),
  cause: z.enum(birthCauses),
});

const PlaceOfFile = z.object({
  placeNo: z.int(),
  text: z.string(),
  country: z.string(),
  rowCount: z.int(),
  choice: z.enum(['clear', 'chosen', 'dropped', 'open']),
  /** What it is taken for. */
  description: z.nullable(z.string()),
  candidates: z.array(z.object({ place_id: z.string(), description: z.string() })),
});
export type PlaceOfFile = z.infer<typeof PlaceOfFile>;

/** What the check of a file found. The first 1,000 errors are listed; `errorCount` and `causes` count all of them. */
export const BirthFindings = z.object({
  columns: z.array(z.object({ column, heading: z.string() })),
  /** The headings of columns that were not read, and are kept nowhere. */
  ignored: z.array(z.string()),
  errors: z.array(BirthError),
  errorCount: z.int(),
  causes: z.array(
    z.object({ cause: z.enum(birthCauses), title: z.string(), help: z.string(), count: z.int() }),
  ),
  /** Those that are open first. */
  places: z.array(PlaceOfFile),
  placeCount: z.int(),
  /** The first rows as they were understood. */
  sample: z.array(
    z.object({
      rowNo: z.int(),
      name: z.string(),
      gender: z.string(),
      dateOfBirth: z.string(),
      /** HH:mm:ss; empty where it is not known. */
      timeOfBirth: z.string(),
      place: z.string(),
    }),
  ),
});
export type BirthFindings = z.infer<typeof BirthFindings>;

/** What became of a row. */
const BirthRow = z.object({
  rowNo: z.int(),
  /** Whom it is about, as long as it is kept. */
  name: z.string(),
  outcome: z.enum(birthRowOutcomes),
  /** What became of it, in words. */
  result: z.string(),
  /** The report that it made. */
  reportId: z.nullable(z.string()),
});
export type BirthRow = z.infer<typeof BirthRow>;

/** Births that a group enters by a file. */
export const birthImports = {
  list: route({
    method: 'GET',
    path: '/group/births/imports',
    access,
    tag,
    summary: 'The files of births that the caller sent, latest first; for a group admin those of the group',
    query: z.object({ page: pageQuery.page, size: pageQuery.size }),
    reply: z.object({
      content: z.array(BirthImport),
      totalElements: z.int(),
      /** Where a new file may go. */
      branches: z.array(Branch),
    }),
  }),

  check: route({
    method: 'POST',
    path: '/group/births/imports',
    access,
    limit: 'uploads',
    refuses: ['births.closed'],
    audits: ['births.checked'],
    tag,
    summary: 'Checks a CSV file of births and saves its rows; makes no report',
    form: { file: 'births', fileBytes: birthFileBytes },
    body: z.object({
      /** For a group admin: the branch that the reports stand in. */
      branchId: noneOr(recordId),
      /** Which column of the file, from 0, holds what, as JSON: {"name": 0}. Without it the headings say. */
      columns: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    reply: BirthImport,
  }),

  readTemplate: route({
    method: 'GET',
    path: '/group/births/imports/template',
    access,
    tag,
    summary: 'A CSV file with the headings of a file of births',
    replyFile: csv,
  }),

  readExample: route({
    method: 'GET',
    path: '/group/births/imports/example',
    access,
    tag,
    summary: 'A filled CSV file of births of nobody',
    replyFile: csv,
  }),

  read: route({
    method: 'GET',
    path: '/group/births/imports/:importId',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'How far a file of births has come',
    params,
    reply: BirthImport,
  }),

  readFindings: route({
    method: 'GET',
    path: '/group/births/imports/:importId/findings',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'What the check of a file of births found: columns, errors, and places that are to be chosen',
    params,
    reply: BirthFindings,
  }),

  choosePlace: route({
    method: 'PUT',
    path: '/group/births/imports/:importId/places/:placeNo',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'births.begun'],
    audits: ['births.place_chosen'],
    tag,
    summary:
      'Says which place a text of the file means, for all of its rows; without a place they are left out',
    params: z.object({ importId: recordId, placeNo: wholeNumberText.check(z.minimum(0)) }),
    body: z.object({ placeId: z.nullable(z.string().check(z.maxLength(80))) }),
    reply: z.object({ summary: BirthImport, place: PlaceOfFile }),
  }),

  begin: route({
    method: 'POST',
    path: '/group/births/imports/:importId/begin',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'births.places_open', 'births.nothing_to_take', 'births.closed'],
    audits: ['births.imported'],
    tag,
    summary:
      'Begins to make the reports of a file, or goes on with one that was held up. Asked for again, it changes nothing',
    params,
    body: z.object({
      consent: z.literal(true, { error: m.import_consent_required }),
      /** Leaves out the rows whose places are still open. */
      leaveOut: z._default(z.boolean(), false),
    }),
    reply: BirthImport,
  }),

  discard: route({
    method: 'DELETE',
    path: '/group/births/imports/:importId',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'births.begun'],
    audits: ['births.discarded'],
    tag,
    summary: 'Forgets a file of births of which nothing was begun, with its rows',
    params,
    reply: z.object({ importId: z.string() }),
  }),

  listRows: route({
    method: 'GET',
    path: '/group/births/imports/:importId/rows',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'What became of each row, in the order of the file',
    params,
    query: z.object({
      page: pageQuery.page,
      size: pageQuery.size,
      outcome: noneOr(z.enum(birthRowOutcomes)),
    }),
    reply: z.object({ content: z.array(BirthRow), totalElements: z.int() }),
  }),

  readErrors: route({
    method: 'GET',
    path: '/group/births/imports/:importId/errors',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The rows that are not taken, as they were sent, with a column that says why',
    params,
    replyFile: csv,
  }),

  readResults: route({
    method: 'GET',
    path: '/group/births/imports/:importId/results',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'What became of each row, as a CSV file',
    params,
    replyFile: csv,
  }),
};
