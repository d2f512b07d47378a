import type { Scope } from '@udaya/core/access/scope';
import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { placementCodes } from '@udaya/core/reports/placement';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { listed, type ListedReport, within } from './store-lists.ts';
import { consents, reportCorrections, reportSensitive, reports, reportVersions } from './tables.ts';

export type Report = typeof reports.$inferSelect;
export interface StoredVersion {
  version: number;
  content: ReportContent;
  createdAt: Date;
}

/** A consent as it is given: the words that were agreed to, and by whom. */
export type NewConsent = Pick<
  typeof consents.$inferInsert,
  'givenBy' | 'wording' | 'wordingVersion' | 'language'
>;

export interface NewReport {
  report: typeof reports.$inferInsert;
  iqLevel: string;
  consent: NewConsent;
}

/** Stores a report with its sensitive details and its consent; false when the idempotency key is taken. */
export async function insertReport(db: Queryable, { report, iqLevel, consent }: NewReport): Promise<boolean> {
  const made = await db
    .insert(reports)
    .values(report)
    .onConflictDoNothing({ target: [reports.ownerId, reports.idempotencyKey] })
    .returning({ id: reports.id });
  if (made.length === 0) return false;
  if (iqLevel !== '') await db.insert(reportSensitive).values({ reportId: report.id, iqLevel });
  await db.insert(consents).values({ reportId: report.id, ...consent });
  return true;
}

export async function findBySubmission(
  db: Queryable,
  ownerId: string,
  idempotencyKey: string,
): Promise<Report | undefined> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.ownerId, ownerId), eq(reports.idempotencyKey, idempotencyKey)));
  return rows[0];
}

async function findReport(db: Queryable, scope: Scope, id: string): Promise<ListedReport | undefined> {
  const rows = await db
    .select(listed)
    .from(reports)
    .where(and(eq(reports.id, id), within(scope)));
  return rows[0];
}

/** A report of the same person born on the same day at the same place. */
export async function findTwin(
  db: Queryable,
  scope: Scope,
  birth: { name: string; dateOfBirth: string; placeId: string },
): Promise<Report | undefined> {
  const rows = await db
    .select()
    .from(reports)
    .where(
      and(
        within(scope),
        eq(sql`lower(${reports.name})`, birth.name.toLowerCase()),
        eq(reports.dateOfBirth, birth.dateOfBirth),
        eq(reports.placeId, birth.placeId),
      ),
    )
    .orderBy(desc(reports.createdAt))
    .limit(1);
  return rows[0];
}

/** Whether the viewer reaches an earlier report of a person with the same name. */
export async function hasNamesake(
  db: Queryable,
  scope: Scope,
  { id, name, createdAt }: Pick<Report, 'id' | 'name' | 'createdAt'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        within(scope),
        eq(sql`lower(${reports.name})`, name.toLowerCase()),
        lte(reports.createdAt, createdAt),
        ne(reports.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The report that a job writes: a job acts for the product, not for a viewer. */
export async function findReportToWrite(db: Queryable, id: string): Promise<Report | undefined> {
  const rows = await db.select().from(reports).where(eq(reports.id, id));
  return rows[0];
}

/** A report that stays as it is until the transaction ends. */
export async function lockReport(tx: Queryable, id: string): Promise<Report | undefined> {
  const rows = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return rows[0];
}

export async function setPaymentStatus(
  db: Queryable,
  id: string,
  paymentStatus: PaymentStatus,
): Promise<void> {
  await db.update(reports).set({ paymentStatus }).where(eq(reports.id, id));
}

export async function deleteReportRow(db: Queryable, id: string): Promise<void> {
  await db.delete(reports).where(eq(reports.id, id));
}

/** Keeps a version, by whose chart the report is found from then on; false when a version of that number is there already, as after a job that ran twice. */
export async function insertVersion(
  db: Queryable,
  reportId: string,
  version: number,
  content: ReportContent,
): Promise<boolean> {
  const made = await db
    .insert(reportVersions)
    .values({ reportId, version, content })
    .onConflictDoNothing()
    .returning({ version: reportVersions.version });
  if (made.length > 0)
    await db
      .update(reports)
      .set({ positions: placementCodes(content.chart.points) })
      .where(eq(reports.id, reportId));
  return made.length > 0;
}

export async function findLatestVersion(db: Queryable, reportId: string): Promise<StoredVersion | undefined> {
  const rows = await db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return rows[0];
}

/** @throws Failure `record.missing` for a report that is foreign or missing: the two look the same. */
export async function readReportRow(db: Queryable, scope: Scope, id: string): Promise<ListedReport> {
  const report = await findReport(db, scope, id);
  if (!report) throw new Failure('record.missing');
  return report;
}

/** Deletes all reports of an owner, and tells how many. */
export async function deleteReportsOf(db: Queryable, ownerId: string): Promise<number> {
  const rows = await db.delete(reports).where(eq(reports.ownerId, ownerId)).returning({ id: reports.id });
  return rows.length;
}

/** What was entered for a report beside the birth details: for its owner's own copy only. */
export async function findEntered(db: Queryable, reportId: string) {
  const [sensitive] = await db.select().from(reportSensitive).where(eq(reportSensitive.reportId, reportId));
  const given = await db
    .select()
    .from(consents)
    .where(eq(consents.reportId, reportId))
    .orderBy(asc(consents.givenAt));
  const [correction] = await db
    .select()
    .from(reportCorrections)
    .where(eq(reportCorrections.reportId, reportId));
  return {
    iqLevel: sensitive?.iqLevel ?? '',
    consents: given.map(({ wording, wordingVersion, language, givenAt }) => ({
      wording,
      wordingVersion,
      language,
      givenDate: givenAt.toISOString(),
    })),
    before: correction?.before ?? null,
  };
}
