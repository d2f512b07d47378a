import type { BirthRecord } from '@udaya/core/births/birth-record';
import { Failure } from '@udaya/core/failure';
import type { ReportVersion } from '@udaya/core/reports/versioned-report';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import { asReached, type Queryable, type TenantDb } from '../../../platform/database/handles.ts';
import type { NewConsent, Report } from '../record/store.ts';
import { scopeValue, withinLater } from '../record/store-lists.ts';
import { consents, reportCorrections, reportSensitive, reports, reportVersions } from '../tables.ts';

export type Correction = typeof reportCorrections.$inferSelect;

export async function findCorrection(
  db: Queryable,
  { id: reportId }: Report,
): Promise<Correction | undefined> {
  const rows = await db.select().from(reportCorrections).where(eq(reportCorrections.reportId, reportId));
  return rows[0];
}

/** Saves the birth details that are about to be replaced, which happens once, with the version that was shown of them. */
export async function insertCorrection(
  tx: Queryable,
  { id: reportId, shownVersion: shownBefore }: Report,
  before: BirthRecord,
): Promise<void> {
  await tx.insert(reportCorrections).values({ reportId, before, shownBefore });
}

export interface CorrectedBirth {
  birth: BirthRecord;
  iqLevel: string;
  consent: NewConsent;
}

/** Replaces a report's birth details and its sensitive ones, saves the new consent beside the old, and sends it back to be written. */
export async function replaceBirth(
  tx: Queryable,
  report: Report,
  { birth, iqLevel, consent }: CorrectedBirth,
): Promise<void> {
  await tx
    .update(reports)
    .set({ ...birth, stage: 'waiting', shownVersion: null, openedAt: null, positions: null, failedAt: null })
    .where(eq(reports.id, report.id));
  // Left empty it stays as it was: the form cannot show what is kept apart.
  if (iqLevel !== '') await replaceIqLevel(tx, report, iqLevel);
  await addConsent(tx, report, consent);
}

/** Saves a further consent beside those that were given before. */
export async function addConsent(
  tx: Queryable,
  { id: reportId }: Report,
  consent: NewConsent,
): Promise<void> {
  await tx.insert(consents).values({ reportId, ...consent, givenAt: new Date() });
}

/** Replaces the IQ level of a report, on which nothing in it depends. */
export async function replaceIqLevel(
  tx: Queryable,
  { id: reportId }: Report,
  iqLevel: string,
): Promise<void> {
  await tx
    .insert(reportSensitive)
    .values({ reportId, iqLevel })
    .onConflictDoUpdate({ target: reportSensitive.reportId, set: { iqLevel } });
}

/** A report with all that was written of it. */
export interface ReportWithVersions {
  report: Report;
  /** First to last. */
  versions: ReportVersion[];
  correction: Correction | undefined;
  /** Number of the version that is shown. */
  shown: number | null;
}

/** @throws Failure `record.missing` for a report that is foreign or missing: the two look the same. */
export async function readReportWithVersions(db: TenantDb, id: string): Promise<ReportWithVersions> {
  const rows = await withVersions(db).execute({ id, ...scopeValue(db) });
  const [first] = rows;
  if (!first) throw new Failure('record.missing');
  return {
    report: asReached(first.report),
    versions: rows.flatMap(({ version }) => version ?? []),
    correction: first.correction ?? undefined,
    shown: first.report.shownVersion,
  };
}

const withVersions = builtOnce((db: TenantDb) =>
  db
    .select({
      report: getTableColumns(reports),
      version: {
        version: reportVersions.version,
        content: reportVersions.content,
        details: reportVersions.details,
        declinedAt: reportVersions.declinedAt,
        createdAt: reportVersions.createdAt,
      },
      correction: getTableColumns(reportCorrections),
    })
    .from(reports)
    .leftJoin(reportVersions, eq(reportVersions.reportId, reports.id))
    .leftJoin(reportCorrections, eq(reportCorrections.reportId, reports.id))
    .where(and(eq(reports.id, sql.placeholder('id')), withinLater(db)))
    .orderBy(asc(reportVersions.version)),
);
