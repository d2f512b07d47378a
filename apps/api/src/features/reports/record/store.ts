import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import { Failure } from '@udaya/core/failure';
import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import {
  asReached,
  type Queryable,
  type Reached,
  type SystemDb,
  type TenantDb,
} from '../../../platform/database/handles.ts';
import { consents, reportCorrections, reportSensitive, reports } from '../tables.ts';
import { type ListedReport, within } from './store-lists.ts';

/** A report that was read within a scope: the way to what belongs to it. */
export type Report = Reached<ListedReport>;

/** A consent as it is given: the words that were agreed to, and by whom. */
export type NewConsent = Pick<
  typeof consents.$inferInsert,
  'givenBy' | 'method' | 'evidence' | 'wording' | 'wordingVersion' | 'language'
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

/** The report that the actor made by an earlier submission under the same key. */
export async function findBySubmission(db: TenantDb, idempotencyKey: string): Promise<Report | undefined> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.ownerId, db.actor.userId), eq(reports.idempotencyKey, idempotencyKey)));
  return rows[0] && asReached(rows[0]);
}

/** A report of the same person born on the same day at the same place. */
export async function findTwin(
  db: TenantDb,
  birth: { name: string; dateOfBirth: string; placeId: string },
): Promise<Report | undefined> {
  const rows = await db
    .select()
    .from(reports)
    .where(
      and(
        within(db),
        eq(sql`lower(${reports.name})`, birth.name.toLowerCase()),
        eq(reports.dateOfBirth, birth.dateOfBirth),
        eq(reports.placeId, birth.placeId),
      ),
    )
    .orderBy(desc(reports.createdAt))
    .limit(1);
  return rows[0] && asReached(rows[0]);
}

/** Whether the actor reaches an earlier report of a person with the same name. */
export async function hasNamesake(db: TenantDb, { id, name, createdAt }: Report): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        within(db),
        eq(sql`lower(${reports.name})`, name.toLowerCase()),
        lte(reports.createdAt, createdAt),
        ne(reports.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** @throws Failure `record.missing` for a report that is foreign or missing: the two look the same. */
export async function readReportRow(db: TenantDb, id: string): Promise<Report> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), within(db)));
  if (!rows[0]) throw new Failure('record.missing');
  return asReached(rows[0]);
}

/** The report that a job is about: a job acts for the product, not for an actor. */
export async function findReportOfJob(db: SystemDb, id: string): Promise<Report | undefined> {
  const rows = await db.select().from(reports).where(eq(reports.id, id));
  return rows[0] && asReached(rows[0]);
}

/** The report that an invoice is about. Billing settles it for the product, under a lock. */
export async function lockReportOfInvoice(tx: SystemDb, id: string): Promise<Report | undefined> {
  return lock(tx, id);
}

/** A report as it is now, which stays so until the transaction ends; undefined where it was deleted since it was read. */
export async function lockReport(tx: Queryable, { id }: Report): Promise<Report | undefined> {
  return lock(tx, id);
}

async function lock(tx: Queryable, id: string): Promise<Report | undefined> {
  const rows = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return rows[0] && asReached(rows[0]);
}

export async function setPaymentStatus(
  tx: Queryable,
  { id }: Report,
  paymentStatus: PaymentStatus,
): Promise<void> {
  await tx.update(reports).set({ paymentStatus }).where(eq(reports.id, id));
}

/** Notes what billing says of a report's payments. Of a report that is gone there is nothing to note. */
export async function setPaymentState(
  tx: Queryable,
  reportId: string,
  { paymentUnderway, paymentId }: Pick<ListedReport, 'paymentUnderway' | 'paymentId'>,
): Promise<void> {
  await tx
    .update(reports)
    .set({ paymentUnderway, paymentId })
    .where(
      and(
        eq(reports.id, reportId),
        sql`(${reports.paymentUnderway}, ${reports.paymentId}) is distinct from (${paymentUnderway}, ${paymentId})`,
      ),
    );
}

export async function deleteReportRow(tx: Queryable, { id }: Report): Promise<void> {
  await tx.delete(reports).where(eq(reports.id, id));
}

/** Deletes all reports that the actor made, and tells how many. */
export async function deleteOwnReports(db: TenantDb): Promise<number> {
  const rows = await db
    .delete(reports)
    .where(eq(reports.ownerId, db.actor.userId))
    .returning({ id: reports.id });
  return rows.length;
}

/** What was entered for a report beside the birth details: for its owner's own copy only. */
export async function findEntered(db: Queryable, { id: reportId }: Report) {
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
    shownBefore: correction?.shownBefore ?? null,
  };
}
