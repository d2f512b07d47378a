import { paymentStatuses } from '@udaya/core/billing/payment-status';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import { birthTypes, genders, timeAccuracies } from '@udaya/core/births/birth-words';
import { consentMethods } from '@udaya/core/births/consent-methods';
import { withdrawalAskers } from '@udaya/core/groups/data-duty';
import { studentClasses, studentSections } from '@udaya/core/groups/person-words';
import { type EnteredBirth, listRecordFields } from '@udaya/core/intake/record-fields';
import type { Area } from '@udaya/core/knowledge/areas';
import type { FlagPlace } from '@udaya/core/reports/flags';
import { openingPurposes } from '@udaya/core/reports/opening-purposes';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { reportStages } from '@udaya/core/reports/report-types';
import { verdicts } from '@udaya/core/reports/verdicts';
import { writtenFrom } from '@udaya/core/reports/versioned-report';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { branches, groups } from '../groups/tables.ts';
import { reportTypeEnum } from '../knowledge/tables.ts';

export const paymentStatusEnum = pgEnum('payment_status', paymentStatuses);
export const reportStageEnum = pgEnum('report_stage', reportStages);
export const genderEnum = pgEnum('gender', genders);
export const birthTypeEnum = pgEnum('birth_type', birthTypes);
export const writtenFromEnum = pgEnum('written_from', writtenFrom);
export const timeAccuracyEnum = pgEnum('time_accuracy', timeAccuracies);
export const studentClassEnum = pgEnum('student_class', studentClasses);
export const studentSectionEnum = pgEnum('student_section', studentSections);

const isGiven = (column: PgColumn) => sql`${column} is not null`;

/** What forms say of a birth beside when and where (`recordFields`). */
const entered = {
  name: text('name').notNull(),
  gender: genderEnum('gender').notNull(),
  birthType: birthTypeEnum('birth_type').notNull(),
  bloodGroup: text('blood_group').notNull().default(''),
  referredBy: text('referred_by').notNull().default(''),
};

const plainColumn = (name: string, before = '') =>
  text(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .notNull()
    .default(before);

/** Each further field has a column of its own. */
function furtherColumns() {
  const further = listRecordFields().flatMap(({ column, before }) =>
    column in entered ? [] : [[column, plainColumn(column, before)] as const],
  );
  return Object.fromEntries(further) as {
    [Column in keyof EnteredBirth as Exclude<Column, keyof typeof entered>]: ReturnType<
      typeof plainColumn
    > & { _: { data: EnteredBirth[Column] } };
  };
}

/** A person's birth details, and where the writing and the payment of the report stand. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The account that made it; null where nobody with an account did, as on the public form of a group. */
    ownerId: text('owner_id').references(() => users.id),
    groupId: text('group_id').references(() => groups.id),
    branchId: text('branch_id'),
    reportType: reportTypeEnum('report_type').notNull(),
    paymentStatus: paymentStatusEnum('payment_status').notNull(),
    stage: reportStageEnum('stage').notNull().default('waiting'),
    ...entered,
    ...furtherColumns(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    /** Local clock time HH:mm:ss, 24 hours, as it was entered, also where it is not known. */
    timeOfBirth: text('time_of_birth').notNull(),
    timeAccuracy: timeAccuracyEnum('time_accuracy').notNull(),
    placeId: text('place_id').notNull(),
    placeDescription: text('place_description').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    zone: text('zone').notNull(),
    offsetSeconds: integer('offset_seconds').notNull(),
    /** The instant of birth in milliseconds since 1970-01-01T00:00Z; the day's noon where its time is not known. */
    birthMs: bigint('birth_ms', { mode: 'number' }).notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    /** In which class and section a student is, of the public form alone. */
    studentClass: studentClassEnum('student_class'),
    studentSection: studentSectionEnum('student_section'),
    /** The person's own, where the form asks for it; null means that of the account that made the report. */
    city: text('city'),
    /** What the person's own mobile number is found by (`askMobile`); the number itself is sealed in `report_people`. */
    mobileIndex: text('mobile_index'),
    /** Number of the version that is shown; null until one is written from the details as they are. */
    shownVersion: integer('shown_version'),
    /** When somebody first opened what was written from the details as they are: from then on nothing changes by itself. */
    openedAt: instant('opened_at'),
    /** How often its owner had it set as a PDF. */
    downloads: integer('downloads').notNull().default(0),
    /** What the shown version's chart holds, as placement codes; null until it is written. */
    positions: smallint('positions').array(),
    /** Whether money may be on its way for it, and the payment that came through: billing writes both with its orders. */
    paymentUnderway: boolean('payment_underway').notNull().default(false),
    paymentId: text('payment_id'),
    /** Client's key of the submission, and a hash of what was submitted under it. */
    idempotencyKey: text('idempotency_key'),
    submissionHash: text('submission_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its writing was first given up; from then on it is taken up again for two days. */
    failedAt: instant('failed_at'),
    /** When the consent to it was withdrawn: it is closed to everybody from then on, and erased thirty days later. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('reports_idempotency_key').on(table.ownerId, table.idempotencyKey),
    // No report stands in a branch of another group, and none is nobody's.
    foreignKey({
      name: 'reports_branch_of_group_fk',
      columns: [table.groupId, table.branchId],
      foreignColumns: [branches.groupId, branches.id],
    }),
    check('reports_branch_has_group', sql`${table.branchId} is null or ${table.groupId} is not null`),
    check('reports_have_an_owner', sql`${table.ownerId} is not null or ${table.groupId} is not null`),
    // Read from either end they are the order of the lists, and hold all that a page's ids need.
    index('reports_owner_id_created_at_id_idx').on(table.ownerId, table.createdAt, table.id),
    index('reports_group_id_created_at_id_idx').on(table.groupId, table.createdAt, table.id),
    index('reports_branch_id_created_at_id_idx').on(table.branchId, table.createdAt, table.id),
    // The product admin looks payments up by a part of the name.
    index('reports_name_trigram_idx').using('gin', sql`search_fold(${table.name}) gin_trgm_ops`),
    index('reports_lower_name_idx').on(sql`lower(${table.name})`),
    index('reports_unfinished_idx').on(table.createdAt).where(sql`${table.stage} not in ('ready', 'failed')`),
    index('reports_failed_at_idx').on(table.failedAt).where(sql`${table.stage} = 'failed'`),
    index('reports_withdrawn_at_idx').on(table.withdrawnAt).where(isGiven(table.withdrawnAt)),
  ],
);

/**
 * What a report is found by among all of them, in a narrow row of its own, kept by triggers on the report and its account: words are
 * folded by `search_fold`, and a sign is null until the chart is written.
 */
export const reportSearch = pgTable(
  'report_search',
  {
    reportId: text('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    ofGroup: boolean('of_group').notNull(),
    createdAt: instant('created_at').notNull(),
    ownerId: text('owner_id'),
    groupId: text('group_id'),
    branchId: text('branch_id'),
    name: text('name').notNull(),
    referredBy: text('referred_by').notNull(),
    city: text('city').notNull(),
    /** Of the person's own number; '' where the account's is meant. */
    mobileIndex: text('mobile_index').notNull(),
    sunSign: smallint('sun_sign'),
    moonSign: smallint('moon_sign'),
    mercurySign: smallint('mercury_sign'),
    venusSign: smallint('venus_sign'),
    marsSign: smallint('mars_sign'),
    jupiterSign: smallint('jupiter_sign'),
    saturnSign: smallint('saturn_sign'),
    rahuSign: smallint('rahu_sign'),
    ketuSign: smallint('ketu_sign'),
    ascendantSign: smallint('ascendant_sign'),
    studentClass: studentClassEnum('student_class'),
    studentSection: studentSectionEnum('student_section'),
  },
  (table) => {
    const inOrder = [table.createdAt, table.reportId] as const;
    const bySign = (name: string, sign: PgColumn) =>
      index(`report_search_${name}_idx`)
        .on(table.ofGroup, sign, ...inOrder)
        .where(isGiven(sign));
    return [
      index('report_search_created_at_idx').on(table.ofGroup, ...inOrder),
      index('report_search_owner_id_idx').on(table.ownerId, ...inOrder),
      // These two include what lists of a group ask of a row, which the query layer cannot say: its places, texts and mobile.
      index('report_search_group_id_idx')
        .on(table.groupId, ...inOrder)
        .where(isGiven(table.groupId)),
      index('report_search_branch_id_idx')
        .on(table.branchId, ...inOrder)
        .where(isGiven(table.branchId)),
      index('report_search_mobile_idx').on(table.mobileIndex, ...inOrder),
      bySign('sun', table.sunSign),
      bySign('moon', table.moonSign),
      bySign('mercury', table.mercurySign),
      bySign('venus', table.venusSign),
      bySign('mars', table.marsSign),
      bySign('jupiter', table.jupiterSign),
      bySign('saturn', table.saturnSign),
      bySign('rahu', table.rahuSign),
      bySign('ketu', table.ketuSign),
      bySign('ascendant', table.ascendantSign),
      // Without a list of what waits to be entered, which every search would have to go through.
      index('report_search_terms_idx')
        .using(
          'gin',
          sql`report_terms(${table.ofGroup}, ARRAY[${table.groupId}, ${table.branchId}, ${table.ownerId}], ${table.name}, ${table.referredBy}, ${table.city}, ARRAY[${table.sunSign}, ${table.moonSign}, ${table.mercurySign}, ${table.venusSign}, ${table.marsSign}, ${table.jupiterSign}, ${table.saturnSign}, ${table.rahuSign}, ${table.ketuSign}, ${table.ascendantSign}])`,
        )
        .with({ fastupdate: false }),
    ];
  },
);

/** What a report says, one row a version: what is written is never changed. */
export const reportVersions = pgTable(
  'report_versions',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    details: writtenFromEnum('details').notNull().default('entered'),
    /** When its reader said no to it. */
    declinedAt: instant('declined_at'),
    /** When it was shown last: of several in a language the one to be shown again. */
    shownAt: instant('shown_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
);

/** The one correction that a report may have: its birth details as they were before, and the version that was shown. */
export const reportCorrections = pgTable('report_corrections', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  before: jsonb('before').$type<BirthRecord>().notNull(),
  shownBefore: integer('shown_before'),
  correctedAt: instant('corrected_at').notNull().defaultNow(),
});

export const verdictEnum = pgEnum('verdict', verdicts);

/** What was said of a part of a report by those who read it: the last word on each part of each version. */
export const reportFeedback = pgTable(
  'report_feedback',
  {
    reportId: text('report_id').notNull(),
    version: integer('version').notNull(),
    area: text('area').$type<Area>().notNull(),
    /** The passage that stands there, by its key and the version of the knowledge base that brought it. */
    passage: text('passage').notNull(),
    knowledgeVersion: integer('knowledge_version').notNull(),
    reportType: reportTypeEnum('report_type').notNull(),
    verdict: verdictEnum('verdict').notNull(),
    saidAt: instant('said_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.version, table.area] }),
    foreignKey({
      name: 'report_feedback_version_fk',
      columns: [table.reportId, table.version],
      foreignColumns: [reportVersions.reportId, reportVersions.version],
    }).onDelete('cascade'),
    index('report_feedback_passage_idx').on(table.reportType, table.passage, table.knowledgeVersion),
  ],
);

/**
 * What readers flagged as upsetting in a version of a report: each account for itself. The note to the reviewers is sealed, bound to its row;
 * an account that is erased takes what it said along, by a trigger.
 */
export const reportFlags = pgTable(
  'report_upsets',
  {
    reportId: text('report_id').notNull(),
    version: integer('version').notNull(),
    place: text('place').$type<FlagPlace>().notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The review that it counts for. */
    reviewId: text('review_id').notNull(),
    noteSealed: bytea('note_sealed'),
    saidAt: instant('said_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.version, table.place, table.accountId] }),
    foreignKey({
      name: 'report_upsets_version_fk',
      columns: [table.reportId, table.version],
      foreignColumns: [reportVersions.reportId, reportVersions.version],
    }).onDelete('cascade'),
    index('report_upsets_review_id_idx').on(table.reviewId),
    index('report_upsets_account_id_idx').on(table.accountId),
  ],
);

/** Sensitive details, apart from the report: never listed, printed, filtered by or put into a text. */
export const reportSensitive = pgTable('report_sensitive', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  iqLevel: text('iq_level').notNull().default(''),
  /** What a group's forms ask beside the birth, as one sealed JSON bound to this row; null where nothing was answered. */
  answersSealed: bytea('answers_sealed'),
});

/** Of whom a group's report is, beside what a chart needs: name, address and contact as one sealed JSON bound to this row (`SealedPerson`). */
export const reportPeople = pgTable('report_people', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  detailsSealed: bytea('details_sealed').notNull(),
});

export const consentMethodEnum = pgEnum('consent_method', consentMethods);
export const withdrawalAskerEnum = pgEnum('withdrawal_asker', withdrawalAskers);

/** The statement under which somebody's details were entered, word for word; how it was given, and whether it was taken back. */
export const consents = pgTable(
  'consents',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The account that entered it; null where nobody with an account did. */
    givenBy: text('given_by'),
    method: consentMethodEnum('method').notNull().default('self'),
    /** What shows that it was given, in words: 'Paper form no. 12', 'Row 7 of births.csv'. */
    evidence: text('evidence').notNull().default(''),
    wording: text('wording').notNull(),
    wordingVersion: text('wording_version').notNull(),
    language: text('language').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    id: text('id').notNull().default(sql`gen_random_uuid()::text`).unique('consents_id_key'),
    /** Those of its report, kept by triggers. */
    groupId: text('group_id'),
    branchId: text('branch_id'),
    withdrawnAt: instant('withdrawn_at'),
    /** Who entered that it was withdrawn, who had asked for it and when, and why. */
    withdrawnBy: text('withdrawn_by'),
    withdrawalAsker: withdrawalAskerEnum('withdrawal_asker'),
    withdrawalAskedOn: date('withdrawal_asked_on', { mode: 'string' }),
    withdrawalReason: text('withdrawal_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.givenAt] }),
    // The registers of a group and of a branch, in their order.
    index('consents_group_id_given_at_idx')
      .on(table.groupId, table.givenAt, table.id)
      .where(isGiven(table.groupId)),
    index('consents_branch_id_given_at_idx')
      .on(table.branchId, table.givenAt, table.id)
      .where(isGiven(table.branchId)),
    index('consents_withdrawn_idx')
      .on(table.groupId, table.givenAt, table.id)
      .where(sql`${table.groupId} is not null and ${table.withdrawnAt} is not null`),
  ],
);

export const openingPurposeEnum = pgEnum('opening_purpose', openingPurposes);

/**
 * That a product admin opened a report: a row a day, with what for where that was stated. Its owner reads the day and the purpose.
 */
export const reportOpenings = pgTable(
  'report_openings',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    adminId: text('admin_id').notNull(),
    /** By the product's clock. */
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    /** Null: not stated. */
    purpose: openingPurposeEnum('purpose'),
    note: text('note').notNull().default(''),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.adminId, table.openedOn] })],
);

/**
 * Links by which others read a report without a login. Of its token a link keeps the hash alone, so its address is shown once; one that was
 * withdrawn, or whose time is over, stays with the report, to say who could read it until when.
 */
export const readingLinks = pgTable(
  'reading_links',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique('reading_links_token_hash_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** How often it was opened, and when last. */
    opened: integer('opened').notNull().default(0),
    openedAt: instant('opened_at'),
  },
  (table) => [index('reading_links_report_id_idx').on(table.reportId, table.createdAt)],
);

/**
 * How many rows a list has without a filter, kept by triggers. Each kind has several rows, and each connection adds to one of
 * them, so that those who write at the same time seldom wait for each other; the total is their sum.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    kind: text('kind').notNull(),
    slot: smallint('slot').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slot] })],
);
