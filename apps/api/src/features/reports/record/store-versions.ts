import { baseLocale, type Locale } from '@udaya/core/locale';
import { placementCodes } from '@udaya/core/reports/placement';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { sealContent } from '@udaya/core/reports/seal-manifest';
import { langOf, type ReportVersion, type WrittenFrom } from '@udaya/core/reports/versioned-report';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Queryable } from '../../../platform/database/handles.ts';
import { reports, reportVersions } from '../tables.ts';
import type { Report } from './store.ts';

/** Saves a further version of a report that the caller holds, and gives its number. */
export async function insertVersion(
  tx: Queryable,
  { id: reportId }: Report,
  { details, content }: { details: WrittenFrom; content: ReportContent },
): Promise<number> {
  const [last] = await tx
    .select({ version: max(reportVersions.version) })
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId));
  const version = (last?.version ?? 0) + 1;
  // Whoever made it, and from whatever: what is kept has the seal of what is kept.
  const sealed = sealContent(content, sha256);
  await tx.insert(reportVersions).values({ reportId, version, details, content: sealed });
  return version;
}

/** Deletes all that was written of a report that nobody has bought, whose details are replaced. */
export async function deleteVersions(tx: Queryable, { id: reportId }: Report): Promise<void> {
  await tx.delete(reportVersions).where(eq(reportVersions.reportId, reportId));
}

/** Shows a version of a report from now on, by whose chart it is found, and in whose language it is. */
export async function setShown(
  tx: Queryable,
  { id }: Report,
  { version, content }: Pick<ReportVersion, 'version' | 'content'>,
): Promise<void> {
  const positions = placementCodes(content.chart.points);
  await tx
    .update(reports)
    .set({ shownVersion: version, positions, ...(content.lang ? { reportLanguage: content.lang } : {}) })
    .where(eq(reports.id, id));
  await tx
    .update(reportVersions)
    .set({ shownAt: new Date() })
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, version)));
}

/** Counts a PDF that the report's owner was given. */
export async function countDownload(db: Queryable, { id }: Report): Promise<void> {
  await db
    .update(reports)
    .set({ downloads: sql`${reports.downloads} + 1` })
    .where(eq(reports.id, id));
}

/** Notes that somebody opened what a report says; true the first time. */
export async function setOpened(db: Queryable, { id }: Report, openedAt: Date): Promise<boolean> {
  const first = await db
    .update(reports)
    .set({ openedAt })
    .where(and(eq(reports.id, id), isNull(reports.openedAt)))
    .returning({ id: reports.id });
  return first.length > 0;
}

/** The version that is shown. */
export async function findShownVersion(db: Queryable, report: Report): Promise<ReportVersion | undefined> {
  return (await findShownVersions(db, [report])).get(report.id);
}

/** The shown version of each of these reports. */
export async function findShownVersions(
  db: Queryable,
  of: readonly Report[],
): Promise<Map<string, ReportVersion>> {
  if (of.length === 0) return new Map();
  const rows = await db
    .select(getTableColumns(reportVersions))
    .from(reportVersions)
    .innerJoin(reports, isShown)
    .where(
      inArray(
        reportVersions.reportId,
        of.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.reportId, row]));
}

/** Joins the version of a report that is shown. */
const isShown = and(
  eq(reports.id, reportVersions.reportId),
  eq(reports.shownVersion, reportVersions.version),
);

/** One version of a report. */
export async function findVersion(
  db: Queryable,
  { id }: Report,
  version: number,
): Promise<ReportVersion | undefined> {
  const rows = await db
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, version)));
  return rows[0];
}

/** The first version that was written from these details. */
export async function findFirstFrom(
  db: Queryable,
  { id }: Report,
  details: WrittenFrom,
): Promise<ReportVersion | undefined> {
  const rows = await db
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.details, details)))
    .orderBy(asc(reportVersions.version))
    .limit(1);
  return rows[0];
}

/** The version in a language that was written from these details: of several the one that was shown last. */
export async function findInLanguage(
  db: Queryable,
  { id }: Report,
  { details }: Pick<ReportVersion, 'details'>,
  lang: Locale,
): Promise<ReportVersion | undefined> {
  const rows = await db
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.details, details), isIn(lang)))
    .orderBy(sql`${reportVersions.shownAt} desc nulls last`, asc(reportVersions.version))
    .limit(1);
  return rows[0];
}

/** Only versions in a language; those from before there were several do not name it. */
const isIn = (lang: Locale) => sql`coalesce(${reportVersions.content} ->> 'lang', ${baseLocale}) = ${lang}`;

/** All versions of a report, first to last. */
export async function listVersions(db: Queryable, { id: reportId }: Report): Promise<ReportVersion[]> {
  return db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId))
    .orderBy(asc(reportVersions.version));
}

/** Notes of a version that its reader said no to it, or that this does not hold any more. */
export async function setDeclined(
  tx: Queryable,
  { id }: Report,
  version: number,
  declinedAt: Date | null,
): Promise<void> {
  await tx
    .update(reportVersions)
    .set({ declinedAt })
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, version)));
}

/** Notes the same of all in its language that came after a version, up to another one where it is named; false where nothing was left to be said. */
export async function declineBetween(
  tx: Queryable,
  { id }: Report,
  { after, upTo, lang }: { after: number; upTo?: number; lang: Locale },
  declinedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(reportVersions)
    .set({ declinedAt })
    .where(
      and(
        eq(reportVersions.reportId, id),
        gt(reportVersions.version, after),
        upTo === undefined ? undefined : lte(reportVersions.version, upTo),
        isIn(lang),
        isNull(reportVersions.declinedAt),
      ),
    )
    .returning({ version: reportVersions.version });
  return rows.length > 0;
}

/** The number of the version that the composer wrote beneath another one: that one itself, or the last before it, of the same details and language. */
export async function findComposed(
  db: Queryable,
  { id }: Report,
  { version, details, content }: Pick<ReportVersion, 'version' | 'details' | 'content'>,
): Promise<number | undefined> {
  const rows = await db
    .select({ version: reportVersions.version })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.reportId, id),
        eq(reportVersions.details, details),
        lte(reportVersions.version, version),
        isIn(langOf({ content })),
        sql`${reportVersions.content} #>> '{manifest,writer,kind}' = 'composer'`,
      ),
    )
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return rows[0]?.version;
}
