import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import type { VersionSource } from '@udaya/core/knowledge/version-words';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { knowledgeEntries, knowledgeVersions, passages } from './tables.ts';

/** A row by the version that brought it. */
export interface BroughtPlace {
  key: string;
  ageBand: string;
  version: number;
}

/** A row as it stands, with where it came from. */
export interface BroughtRow extends CuratedText {
  source: VersionSource;
  fileName: string;
  /** The name of who brought it; null where it was the product. */
  firstName: string | null;
  lastName: string | null;
  /** The active version still says this. */
  inForce: boolean;
}

/** Rows by the versions that brought them, whatever is active now; what is not there is left out. */
export async function listBroughtRows(db: Queryable, wanted: readonly BroughtPlace[]): Promise<BroughtRow[]> {
  if (wanted.length === 0) return [];
  const inForce = sql<boolean>`exists (
    select from ${knowledgeEntries} as entry
    join ${knowledgeVersions} as base on base.id = entry.version_id and base.in_force
      and base.report_type = ${knowledgeVersions.reportType} and base.lang = ${knowledgeVersions.lang}
    where entry.key = ${passages.key} and entry.age_band = ${passages.ageBand}
      and entry.text_version_id = ${passages.versionId}
  )`;
  const rows = await db
    .select({
      key: passages.key,
      ageBand: passages.ageBand,
      title: passages.title,
      text: passages.text,
      tags: passages.tags,
      reviewed: passages.reviewed,
      lang: knowledgeVersions.lang,
      versionId: passages.versionId,
      versionDate: knowledgeVersions.createdAt,
      source: knowledgeVersions.source,
      fileName: knowledgeVersions.fileName,
      firstName: users.firstName,
      lastName: users.lastName,
      inForce,
    })
    .from(passages)
    .innerJoin(knowledgeVersions, eq(knowledgeVersions.id, passages.versionId))
    .leftJoin(users, eq(users.id, knowledgeVersions.createdBy))
    .where(
      sql`(${passages.versionId}, ${passages.key}, ${passages.ageBand}) in (select * from unnest(
        ${sql.param(wanted.map(({ version }) => version))}::int[],
        ${sql.param(wanted.map(({ key }) => key))}::text[],
        ${sql.param(wanted.map(({ ageBand }) => ageBand))}::text[]
      ))`,
    );
  return rows.map((row) => ({ ...row, versionDate: row.versionDate.toISOString() }));
}
