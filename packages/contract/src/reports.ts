import { paymentStatuses } from '@udaya/core/billing/payment-status';
import { birthTypes, genders, timeAccuracies } from '@udaya/core/births/birth-words';
import { areas } from '@udaya/core/knowledge/areas';
import { locales } from '@udaya/core/locale';
import { openingPurposes } from '@udaya/core/reports/opening-purposes';
import { listedActions } from '@udaya/core/reports/report-actions';
import { steadinesses } from '@udaya/core/reports/report-content';
import { reportStages, reportTypes, reportUserTypes } from '@udaya/core/reports/report-types';
import { verdicts } from '@udaya/core/reports/verdicts';
import { writtenFrom } from '@udaya/core/reports/versioned-report';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { BirthInput } from './births.ts';
import { ChartDetails } from './chart-details.ts';
import { DayOfBirth } from './day-of-birth.ts';
import { dateText, noneOr, pageQuery, recordId, text, timeZoneText, wholeNumberText } from './fields.ts';
import { listRoute } from './list-route.ts';
import { OwnFlag } from './report-flags.ts';
import { route } from './route.ts';

const tag = 'Reports';
const idParams = z.object({ id: recordId });
/** The day from which on reports were created. */
const createdQuery = {
  reportCreatedDate: noneOr(dateText),
  /** Where the reader's days begin; India's without it. */
  timeZone: noneOr(timeZoneText),
};
const reportUserType = noneOr(z.enum(reportUserTypes));
/** What the product admin narrows a list of reports by. */
const productFilters = {
  ...createdQuery,
  reportCreatedEndDate: noneOr(dateText),
  userType: reportUserType,
  userName: noneOr(text(100)),
  refferedBy: noneOr(text(100)),
  /** Of the person where the report says it, else of the account that it was made by. */
  city: noneOr(text(150)),
  mobile: noneOr(z.string().check(z.regex(/^\d{8,11}$/, { error: m.account_mobile_invalid }))),
  /** A planet with its position, as `Moon##4`, or as `Moon` with the position beside it. */
  planet: noneOr(text(20)),
  position: noneOr(text(2)),
  groupMasterId: noneOr(recordId),
  branchId: noneOr(recordId),
  userId: noneOr(recordId),
};
/** How many reports an export holds at most. */
export const exportedReports = 100_000;
const versionQuery = z.object({
  version: z.optional(wholeNumberText.check(z.minimum(1), z.maximum(100))),
});

/** Leaves out what was marked 'Not quite'. */
export const leaveOutQuery = { leaveOut: z.optional(z.enum(['true', 'false'])) };

/** What every list shows of a report. */
export const ReportListItem = z.object({
  id: z.string(),
  birthInputId: z.string(),
  /** Whose it is: a consumer's, or a group's. */
  userType: z.enum(reportUserTypes),
  name: z.string(),
  gender: z.enum(genders),
  dateOfBirth: z.string(),
  /** As 07:05:00 PM. Where it is not known: what was entered all the same, 00:00:00 AM being the form's own. */
  timeOfBirth: z.string(),
  timeAccuracy: z.enum(timeAccuracies),
  placeOfBirth: z.string(),
  reportType: z.enum(reportTypes),
  refferedBy: z.string(),
  reportLanguage: z.enum(locales),
  createdDate: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  /** Money is on its way, and nobody may pay again or take the report away under it. */
  paymentUnderway: z.boolean(),
  /** The own payment that came through, refunded since or not: its page has the receipt. */
  paymentId: z.nullable(z.string()),
  rePaymentUrl: z.nullable(z.string()),
  stage: z.enum(reportStages),
  /** The consent to it was withdrawn: it is closed to everybody, and erased in the end. */
  withdrawn: z.boolean(),
  actions: z.array(z.enum(listedActions)),
});
export type ReportListItem = z.infer<typeof ReportListItem>;

/** Whose a report is, by name; empty where there is none, or none any more. */
export const Whose = z.object({
  /** The username of the account that made it, and the name of its person. */
  account: z.string(),
  user: z.string(),
  groupId: z.nullable(z.string()),
  group: z.string(),
  branch: z.string(),
});
export type Whose = z.infer<typeof Whose>;

/** How a report came to be, for 'How this report was made'. */
export const Provenance = z.object({
  engineVersion: z.string(),
  tableVersion: z.string(),
  ayanamsa: z.string(),
  nodeKind: z.string(),
  houses: z.string(),
  knowledgeVersion: z.string(),
  knowledgeDate: z.string(),
  writer: z.string(),
  writtenDate: z.string(),
  /** The day of writing by the product's clock, in words: the same on the page and in the PDF. */
  writtenDay: z.string(),
  version: z.int(),
  statements: z.int(),
  stableStatements: z.int(),
  /** For the product admin: the rows of the knowledge base that the report is made of. */
  rows: z.array(z.object({ key: z.string(), ageBand: z.string(), version: z.int() })),
});
export type Provenance = z.infer<typeof Provenance>;

/** A label and its value in words, as page and PDF show them. */
const LabelledValue = z.object({ label: z.string(), value: z.string() });
/** A heading with its paragraphs, in the words of page and PDF. */
const Chapter = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });

/** One thing that a correction changed, in words. */
const Change = z.object({ label: z.string(), before: z.string(), after: z.string() });

/**
 * The versions of a report; `version` is the one that is looked at, 0 while none is written. `closed` ones, from before a correction to another person, can't be read any more. Its birth
 * details can be corrected once, until `correctableUntil`; `changes` says of the version
 * after that what became different: the details, and of each part (`part` counts the items of `reportJson` from 1) whether
 * another text stands there, and so of the opening and the closing. `fact` names the move of the planet for the product admin only.
 */
export const ReportHistory = z.object({
  version: z.int(),
  versions: z.array(
    z.object({
      version: z.int(),
      createdDate: z.string(),
      /** The birth details that it was written from. */
      details: z.enum(writtenFrom),
      writtenBy: z.enum(['composer', 'model']),
      shown: z.boolean(),
      /** It came after the shown one, of the same details, and waits to be chosen. */
      offered: z.boolean(),
      closed: z.boolean(),
    }),
  ),
  /** The actor may ask a language model for other words, of which `writing.ts` tells. */
  wordable: z.boolean(),
  correctableUntil: z.nullable(z.string()),
  changes: z.nullable(
    z.object({
      correctedDate: z.string(),
      details: z.array(Change),
      opening: z.boolean(),
      closing: z.boolean(),
      parts: z.array(z.object({ part: z.int(), changed: z.boolean(), fact: z.string() })),
    }),
  ),
});
export type ReportHistory = z.infer<typeof ReportHistory>;

/** At a glance, bridges (`after` counts the items from 0, and their number is the lunar mansion's page; `joins` names what one joins, `note` says that it hangs on the birth time), the plan, and the page of the lunar mansion with its name. */
export const ReportTemplate = z.object({
  glance: z.object({
    strengths: z.array(z.string()),
    watch: z.string(),
    helps: z.string(),
    firstStep: z.string(),
  }),
  bridges: z.array(z.object({ after: z.int(), joins: z.string(), text: z.string(), note: z.string() })),
  plan: z.object({ week: z.string(), month: z.array(z.string()) }),
  mansion: z.nullable(z.object({ heading: z.string(), text: z.string() })),
});
export type ReportTemplate = z.infer<typeof ReportTemplate>;

/**
 * What a preview tells of the rest: what the other parts are called, one strength, and how much each area counts in this chart, the first
 * most (`share` of the most, 0 to 1).
 */
const Ahead = z.object({
  headings: z.array(z.string()),
  strength: z.string(),
  weights: z.array(z.object({ area: z.enum(areas), heading: z.string(), share: z.number() })),
});

/**
 * The whole sky over a place at a minute as SVG, and what it shows in words: planets have their names in `text` alone, which stands
 * folded below the picture.
 */
export const SkyPicture = z.object({
  svg: z.string(),
  title: z.string(),
  caption: z.string(),
  /** What is to be known of it: that it is an evening's, where the time of birth is not known. */
  note: z.string(),
  alt: z.string(),
  text: z.string(),
});
export type SkyPicture = z.infer<typeof SkyPicture>;

/**
 * A report for one actor. `reportJson` is a JSON string of `[{planet, descriptionTitle, description}]` for the product
 * admin and of `[{description}]` for everyone else, for whom `chartImage` is empty. `steadiness[i]` and, in words,
 * `notes[i]` say how item i hangs on the birth time; the words are empty where it holds. `areas[i]` is the reader's
 * heading of item i, an area of life, and `minutes[i]` a sentence of it that hangs on the very minute of birth. `frame` holds what
 * stands around the items of a report that is open whole. Reports of the first composer have no headings and no template.
 */
export const ReportDetail = z.extend(ReportListItem, {
  /** The language of its texts. */
  lang: z.enum(locales),
  birthType: z.enum(birthTypes),
  /** How well the time is known, in the words of page and PDF; empty where it is not known. */
  accuracyWords: z.string(),
  bloodGroup: z.string(),
  /** What the form said of the birth beside when and where, by the names under which it takes it again. */
  entered: z.record(z.string(), z.string()),
  /** Of birth, with the place by its id: what a correction begins with. */
  country: z.string(),
  placeId: z.string(),
  /** The offset of the clock where it was chosen by hand, to the second. */
  utcOffsetMinutes: z.nullable(z.number()),
  /** Offset from UTC in minutes, rounded. */
  timeZone: z.int(),
  timeZoneName: z.string(),
  chandraRasi: z.string(),
  nakshatra: z.string(),
  chartImage: z.string(),
  /** Drawings, lords and periods; null for everybody whose `chartImage` is empty. */
  chart: z.nullable(ChartDetails),
  /** The sky over the place of birth, for every reader; absent where it is not drawn, as in a copy of one's data. */
  sky: z.optional(SkyPicture),
  reportJson: z.string(),
  opening: z.string(),
  closing: z.string(),
  steadiness: z.array(z.enum(steadinesses)),
  notes: z.array(z.string()),
  areas: z.array(z.object({ area: z.enum(areas), heading: z.string() })),
  minutes: z.array(z.string()),
  /** The one note on what hangs on the time of birth, in words; empty where nothing is in doubt. */
  steadyNote: z.string(),
  /** What its readers said of the parts that stand in it; `report-feedback.ts` takes it. */
  feedback: z.array(z.object({ area: z.enum(areas), verdict: z.enum(verdicts) })),
  /** What its reader flagged; `reviews.ts` takes it. Nobody else reads it here. */
  upsets: z.array(OwnFlag),
  frame: z.nullable(ReportTemplate),
  /** Of a preview alone. */
  ahead: z.nullable(Ahead),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  preview: z.boolean(),
  /** The personal details in words, as page and PDF show them; what is empty is left out. */
  details: z.array(LabelledValue),
  /** What a panchang shows of the birth; null where it may not be seen. */
  day: z.nullable(DayOfBirth),
  /** How this report was made, in words, as page and PDF show it. */
  howMade: z.nullable(z.object({ paragraphs: z.array(z.string()), rows: z.array(LabelledValue) })),
  /** What a reading is not, and when to ask whom, for the kind of report and the age. */
  limits: Chapter,
  help: Chapter,
  /** Absent where there is nothing to correct, as with a sample. */
  history: z.optional(ReportHistory),
  /** For what product admins opened it, each purpose, or that it was not stated, with its days, latest first: for those whose report it is. */
  openings: z.optional(z.array(LabelledValue)),
  provenance: z.nullable(Provenance),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

/** One item of `reportJson`; what is missing was kept back by the server. */
export const ReportItem = z.object({
  planet: z.optional(z.string()),
  descriptionTitle: z.optional(z.string()),
  description: z.string(),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const ReportPage = z.object({
  userBirthChartList: z.array(ReportListItem),
  totalElements: z.int(),
  /** Totals are exact up to 10,000; above it they are 10,000, and `totalIsExact` is false. */
  totalIsExact: z.boolean(),
  size: z.int(),
  totalPages: z.int(),
});
export type ReportPage = z.infer<typeof ReportPage>;

/** A report as the product admin's lists show it: with the Moon's sign and lunar mansion, empty until it is written. */
export const AdminReportListItem = z.extend(ReportListItem, {
  whose: Whose,
  birthType: z.enum(birthTypes),
  /** Offset from UTC in minutes, rounded. */
  timeZone: z.int(),
  chandraRasi: z.string(),
  nakshatra: z.string(),
});
export type AdminReportListItem = z.infer<typeof AdminReportListItem>;

export const AdminReportPage = z.extend(ReportPage, { userBirthChartList: z.array(AdminReportListItem) });
export type AdminReportPage = z.infer<typeof AdminReportPage>;

/** The same in the variant that names its rows `content`, too, with the page's number and how many rows it has. */
export const AdminReportContentPage = z.extend(AdminReportPage, {
  content: z.array(AdminReportListItem),
  page: z.int(),
  numberOfElements: z.int(),
});
export type AdminReportContentPage = z.infer<typeof AdminReportContentPage>;

/** The kinds of sample as their addresses name them. */
export const sampleTypes = ['child', 'adult', 'student'] as const;
export type SampleType = (typeof sampleTypes)[number];

/** Reports of whoever made them. */
export const reports = {
  /** Send an `Idempotency-Key` header: a repeated submission then answers with the record it already made. */
  create: route({
    method: 'POST',
    path: '/astro-users/birthChart',
    access: ['user'],
    limit: 'reports',
    refuses: ['report.conflict'],
    audits: ['report.created'],
    tag,
    summary: 'Takes birth details and begins a report',
    body: BirthInput,
    reply: ReportListItem,
  }),

  correct: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/correction',
    access: ['user'],
    limit: 'reports',
    refuses: [
      'record.missing',
      'report.not_ready',
      'report.uncorrectable_unpaid',
      'report.not_correctable',
      'report.pdf_taken',
    ],
    audits: ['report.corrected'],
    tag,
    summary:
      'Corrects the birth details of an own paid report, once, within 14 days; the earlier version stays readable, unless it is now another person’s',
    params: idParams,
    body: BirthInput,
    reply: ReportListItem,
  }),

  list: listRoute({
    path: '/astro-users/birthChart',
    access: ['user'],
    tag,
    summary:
      'The own reports, latest first; reportCreatedDate means from that day on, name a part of the name',
    sorts: ['created'],
    filters: { ...createdQuery, name: noneOr(text(100)) },
    reply: ReportPage,
  }),

  read: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id',
    access: ['user'],
    refuses: ['record.missing', 'report.version_closed'],
    audits: ['report.viewed'],
    tag,
    summary: 'One own report, or its preview while it is not paid; an earlier version with ?version=1',
    params: idParams,
    query: versionQuery,
    reply: ReportDetail,
  }),

  readPdf: route({
    method: 'GET',
    path: '/astro-users/birthChart/PDF',
    access: ['user'],
    limit: 'documents',
    refuses: ['record.missing', 'report.unpaid', 'report.refunded', 'report.not_ready', 'pdf.failed'],
    audits: ['report.downloaded'],
    tag,
    summary: 'One own report as a PDF; leaveOut=true leaves out the parts that were said not quite to fit',
    query: z.extend(idParams, leaveOutQuery),
    replyFile: 'application/pdf',
  }),

  mail: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/mail',
    access: ['user'],
    limit: 'reportMails',
    refuses: ['record.missing', 'report.unpaid', 'report.refunded', 'report.not_ready'],
    audits: ['report.mail_requested'],
    tag,
    summary: 'Mails one own report as a PDF to the address of the account, where it cannot be downloaded',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),

  readSample: route({
    method: 'GET',
    path: '/reports/sample/:type',
    access: 'public',
    limit: 'openCalls',
    tag,
    summary: 'A report of an invented birth, made like every other',
    params: z.object({ type: z.enum(sampleTypes) }),
    reply: ReportDetail,
  }),

  rewrite: route({
    method: 'POST',
    path: '/product/reports/:id/writing',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['report.rewritten'],
    tag,
    summary: 'Has a report that could not be written written again; any other is answered as it is',
    params: idParams,
    reply: z.object({ id: z.string(), stage: z.enum(reportStages) }),
  }),
};

/** Reports as the product admin sees them. */
export const productReports = {
  list: listRoute({
    path: '/product/userBirthChartList',
    access: ['productAdmin'],
    tag,
    summary:
      'Reports of all consumers, or with userType=GROUP of all groups, latest first; filters that are empty do not count',
    sorts: ['created'],
    filters: productFilters,
    reply: AdminReportPage,
  }),

  listContent: listRoute({
    path: '/product/birthChart',
    access: ['productAdmin'],
    tag,
    summary: 'The same list in the variant that also carries content, page and numberOfElements',
    sorts: ['created'],
    filters: productFilters,
    reply: AdminReportContentPage,
  }),

  export: route({
    method: 'GET',
    path: '/product/userBirthChartList/CSV',
    access: ['productAdmin'],
    limit: 'documents',
    audits: ['reports.exported'],
    tag,
    summary: 'The whole of a filtered list as a CSV file, up to 100,000 reports',
    query: z.object({
      sortOrder: pageQuery.sortOrder,
      ...productFilters,
      /** Why; each report of the file counts as opened for it. */
      purpose: noneOr(z.enum(openingPurposes, { error: m.report_opening_purpose_required })),
    }),
    replyFile: 'text/csv',
  }),

  read: route({
    method: 'GET',
    path: '/product/birthChartReport/:id',
    access: ['productAdmin'],
    refuses: ['record.missing', 'report.version_closed', 'report.withdrawn'],
    audits: ['report.viewed'],
    tag,
    summary: 'Any report, with titles, planets and chart; where userType is given, one of that kind only',
    params: idParams,
    query: z.extend(versionQuery, { userType: reportUserType }),
    reply: ReportDetail,
  }),

  readPdf: route({
    method: 'GET',
    path: '/product/birthChart/PDF',
    access: ['productAdmin'],
    limit: 'documents',
    refuses: [
      'record.missing',
      'report.unpaid',
      'report.refunded',
      'report.withdrawn',
      'report.not_ready',
      'pdf.failed',
    ],
    audits: ['report.downloaded'],
    tag,
    summary: 'A consumer’s report as a PDF, or with userType=GROUP a group’s',
    query: z.extend(idParams, { userType: reportUserType }),
    replyFile: 'application/pdf',
  }),
};
