import type { Passage, Position } from '@udaya/core/knowledge/passage';
import type { Locale } from '@udaya/core/locale';
import type { CuratedPassage } from '@udaya/core/reports/compose-report';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { knowledgeVersions, passages } from './tables.ts';

/** The newest passage of each planet and position of a report type in a language. */
export async function readCurrentPassages(
  db: Queryable,
  reportType: ReportType,
  lang: Locale,
): Promise<CuratedPassage[]> {
  const rows = await db
    .select({
      planet: passages.planet,
      position: passages.position,
      title: passages.title,
      description: passages.description,
      versionId: passages.versionId,
      versionDate: knowledgeVersions.createdAt,
      newest:
        sql<number>`row_number() over (partition by ${passages.planet}, ${passages.position} order by ${passages.versionId} desc)`
          .mapWith(Number)
          .as('newest'),
    })
    .from(passages)
    .innerJoin(knowledgeVersions, eq(knowledgeVersions.id, passages.versionId))
    .where(and(eq(knowledgeVersions.reportType, reportType), eq(knowledgeVersions.lang, lang)))
    .orderBy(desc(passages.versionId));
  return rows
    .filter((row) => row.newest === 1)
    .map(({ planet, position, title, description, versionId, versionDate }) => ({
      planet,
      position: position as Position,
      title,
      description,
      lang,
      versionId,
      versionDate: versionDate.toISOString(),
    }));
}

/** Whether a file is already a version from this source. */
export async function hasVersion(
  db: Queryable,
  version: { reportType: ReportType; lang: Locale; fileHash: string; source: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: knowledgeVersions.id })
    .from(knowledgeVersions)
    .where(
      and(
        eq(knowledgeVersions.reportType, version.reportType),
        eq(knowledgeVersions.lang, version.lang),
        eq(knowledgeVersions.fileHash, version.fileHash),
        eq(knowledgeVersions.source, version.source),
      ),
    );
  return rows.length > 0;
}

/** Makes a version with its passages, unless another process has just made the same one. */
export async function insertVersion(
  db: SystemDb,
  version: { reportType: ReportType; lang: Locale; fileHash: string; source: string; createdBy?: string },
  texts: readonly Passage[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(knowledgeVersions)
      .values(version)
      .onConflictDoNothing()
      .returning({ id: knowledgeVersions.id });
    const versionId = made[0]?.id;
    if (versionId === undefined || texts.length === 0) return;
    await tx.insert(passages).values(
      texts.map(({ planet, position, title, description }) => ({
        versionId,
        planet,
        position,
        title,
        description,
      })),
    );
  });
}
