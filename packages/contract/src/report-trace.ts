import { versionSources } from '@udaya/core/knowledge/version-words';
import { checkStates, reportChecks } from '@udaya/core/reports/report-checks';
import * as z from 'zod/mini';
import { recordId, wholeNumber, wholeNumberText } from './fields.ts';
import { route } from './route.ts';

const tag = 'Reports';
const idParams = z.object({ id: recordId });
const version = wholeNumber.check(z.minimum(1), z.maximum(10_000));

/** A sentence as it is shown; `row` counts the rows of the trace from 0, and is null where the report does not know. */
const TracedSentence = z.object({
  text: z.string(),
  row: z.nullable(z.int()),
  /** The rows that a model cites for it, and what else it cites, in words. */
  citedRows: z.array(z.int()),
  citedFacts: z.array(z.string()),
  /** Who worded it: a row stands verbatim, a model did, or a row's own sentence stands where the model's did not pass. */
  by: z.enum(['row', 'model', 'fallback']),
  /** The place as the model was asked for it; empty where it was not. */
  slot: z.string(),
});
export type TracedSentence = z.infer<typeof TracedSentence>;

/** A text of the report as it is shown, in paragraphs, with the facts that it stands on, in words. */
const TracedText = z.object({
  place: z.string(),
  text: z.string(),
  facts: z.array(z.string()),
  paragraphs: z.array(z.array(TracedSentence)),
});
export type TracedText = z.infer<typeof TracedText>;

/** A row of the knowledge base: as it stands, and the version that brought it. */
const TracedRow = z.object({
  key: z.string(),
  ageBand: z.string(),
  version: z.int(),
  title: z.string(),
  /** With the name filled in, as the report shows it; empty where the row is gone. */
  text: z.string(),
  tags: z.array(z.string()),
  source: z.nullable(z.enum(versionSources)),
  /** The file of the upload; empty where there was none. */
  fileName: z.string(),
  /** The name of who brought it; empty where it was the product. */
  broughtBy: z.string(),
  broughtDate: z.string(),
  /** The knowledge base still says this. */
  inForce: z.boolean(),
});
export type TracedRow = z.infer<typeof TracedRow>;

/** What every sentence of a version rests on. */
export const ReportTrace = z.object({
  version: z.int(),
  /** The language of the texts. */
  lang: z.string(),
  /** Who worded it, in labels and values. */
  writer: z.array(z.object({ label: z.string(), value: z.string() })),
  texts: z.array(TracedText),
  rows: z.array(TracedRow),
});
export type ReportTrace = z.infer<typeof ReportTrace>;

/** What came of one check: its name, its result in a sentence, and what was found. */
export const Verification = z.object({
  version: z.int(),
  verifiedDate: z.string(),
  checks: z.array(
    z.object({
      check: z.enum(reportChecks),
      state: z.enum(checkStates),
      title: z.string(),
      text: z.string(),
      found: z.array(z.string()),
    }),
  ),
});
export type Verification = z.infer<typeof Verification>;

/** For the product admin: where every sentence of a report comes from, and whether it is still what it was. */
export const reportTrace = {
  read: route({
    method: 'GET',
    path: '/product/birthChartReport/:id/trace',
    access: ['productAdmin'],
    refuses: ['record.missing', 'report.withdrawn', 'report.not_ready'],
    audits: ['report.viewed'],
    tag,
    summary:
      'What every sentence of a report rests on: facts, rows of the knowledge base and who brought them',
    params: idParams,
    query: z.object({
      version: z.optional(wholeNumberText.check(z.minimum(1), z.maximum(10_000))),
    }),
    reply: ReportTrace,
  }),

  /** Changes nothing; that it was done is kept. */
  verify: route({
    method: 'POST',
    path: '/product/reports/:id/verification',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.withdrawn', 'report.not_ready'],
    audits: ['report.verified'],
    tag,
    summary: 'Verifies a report: its seal, its rows, its facts, the rules and the consent',
    params: idParams,
    body: z.object({ version: z.optional(version) }),
    reply: Verification,
  }),
};
