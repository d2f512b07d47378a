import type { Area } from '@udaya/core/knowledge/areas';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Verdict } from '@udaya/core/reports/verdicts';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { reportFeedback } from '../tables.ts';

/** What was said of a part of a report. */
export interface SaidOfPart {
  area: Area;
  verdict: Verdict;
}

/** The same with the passage that stands there. */
export type NewVerdict = Omit<typeof reportFeedback.$inferInsert, 'reportId' | 'version' | 'saidAt'>;

const ofVersion = (reportId: string, version: number) =>
  and(eq(reportFeedback.reportId, reportId), eq(reportFeedback.version, version));

/** What was said of the parts of a version of a report. */
export async function listVerdicts(
  db: Queryable,
  { id }: Report,
  version: number | undefined,
): Promise<SaidOfPart[]> {
  if (version === undefined) return [];
  return db
    .select({ area: reportFeedback.area, verdict: reportFeedback.verdict })
    .from(reportFeedback)
    .where(ofVersion(id, version))
    .orderBy(asc(reportFeedback.area));
}

/** What was said of the shown versions of these reports, by the report's id. */
export async function listVerdictsOf(
  db: Queryable,
  versions: ReadonlyMap<string, { version: number }>,
): Promise<Map<string, SaidOfPart[]>> {
  if (versions.size === 0) return new Map();
  const rows = await db
    .select()
    .from(reportFeedback)
    .where(inArray(reportFeedback.reportId, [...versions.keys()]))
    .orderBy(asc(reportFeedback.area));
  const latest = rows.filter(({ reportId, version }) => versions.get(reportId)?.version === version);
  return Map.groupBy(
    latest.map(({ reportId, area, verdict }) => ({ reportId, area, verdict })),
    ({ reportId }) => reportId,
  );
}

/** Saves what was said of a part, in place of what was said before. */
export async function putVerdict(
  tx: Queryable,
  { id: reportId }: Report,
  version: number,
  said: NewVerdict,
): Promise<void> {
  await tx
    .insert(reportFeedback)
    .values({ reportId, version, ...said })
    .onConflictDoUpdate({
      target: [reportFeedback.reportId, reportFeedback.version, reportFeedback.area],
      set: { verdict: said.verdict, saidAt: sql`now()` },
    });
}

/** Takes back what was said of a part. */
export async function deleteVerdict(
  tx: Queryable,
  { id }: Report,
  version: number,
  area: Area,
): Promise<void> {
  await tx.delete(reportFeedback).where(and(ofVersion(id, version), eq(reportFeedback.area, area)));
}

/** Moves what was said of parts from one version to another, where nothing stands yet. */
export async function setVersionOfVerdicts(
  tx: Queryable,
  { id }: Report,
  { from, to }: { from: number; to: number },
  areas: readonly Area[],
): Promise<void> {
  const there = tx.select({ area: reportFeedback.area }).from(reportFeedback).where(ofVersion(id, to));
  await tx
    .update(reportFeedback)
    .set({ version: to })
    .where(
      and(
        ofVersion(id, from),
        inArray(reportFeedback.area, [...areas]),
        notInArray(reportFeedback.area, there),
      ),
    );
}

/** How a passage was judged in one version of its text. */
export interface CountedVerdicts {
  passage: string;
  knowledgeVersion: number;
  fits: number;
  notQuite: number;
}

/** How often each passage of a type was said to fit and not quite to, over all reports within the actor's reach. */
export async function countVerdicts(db: TenantDb, reportType: ReportType): Promise<CountedVerdicts[]> {
  const saying = (verdict: Verdict) =>
    sql<number>`count(*) filter (where ${reportFeedback.verdict} = ${verdict})::int`;
  return db
    .select({
      passage: reportFeedback.passage,
      knowledgeVersion: reportFeedback.knowledgeVersion,
      fits: saying('fits'),
      notQuite: saying('notQuite'),
    })
    .from(reportFeedback)
    .where(eq(reportFeedback.reportType, reportType))
    .groupBy(reportFeedback.passage, reportFeedback.knowledgeVersion);
}
