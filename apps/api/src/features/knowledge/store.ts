import type { CuratedText, TextRow } from '@udaya/core/knowledge/curated-text';
import { byKey } from '@udaya/core/knowledge/text-keys';
import type { Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { knowledgeEntries, knowledgeVersions, passages } from './tables.ts';

/** One knowledge base: the texts of a report type in a language. */
export interface KnowledgeBase {
  reportType: ReportType;
  lang: Locale;
}

export type StoredVersion = typeof knowledgeVersions.$inferSelect;

/** What a new version says of itself; whether it holds is for those who insert it. */
export type NewVersion = Omit<typeof knowledgeVersions.$inferInsert, 'id' | 'inForce' | 'createdAt'>;

/** What tells one row of a knowledge base from another. */
export type RowPlace = Pick<TextRow, 'key' | 'ageBand'>;

/** A row by the version that brought its text. */
export interface Entry extends RowPlace {
  textVersionId: number;
}

const ofBase = ({ reportType, lang }: KnowledgeBase) =>
  and(eq(knowledgeVersions.reportType, reportType), eq(knowledgeVersions.lang, lang));

/** The active texts, whether they were reviewed or not. */
export async function readCurrentTexts(db: Queryable, base: KnowledgeBase): Promise<CuratedText[]> {
  const version = await findActiveVersion(db, base);
  return version ? readTextsOf(db, version) : [];
}

/** Everything that a version holds, in the order of its keys; each with the version that brought its text. */
export async function readTextsOf(
  db: Queryable,
  { id, lang }: Pick<StoredVersion, 'id' | 'lang'>,
): Promise<CuratedText[]> {
  const rows = await db
    .select({
      key: knowledgeEntries.key,
      ageBand: knowledgeEntries.ageBand,
      title: passages.title,
      text: passages.text,
      tags: passages.tags,
      reviewed: passages.reviewed,
      source: passages.source,
      versionId: knowledgeEntries.textVersionId,
      versionDate: knowledgeVersions.createdAt,
    })
    .from(knowledgeEntries)
    .innerJoin(
      passages,
      and(
        eq(passages.versionId, knowledgeEntries.textVersionId),
        eq(passages.key, knowledgeEntries.key),
        eq(passages.ageBand, knowledgeEntries.ageBand),
      ),
    )
    .innerJoin(knowledgeVersions, eq(knowledgeVersions.id, knowledgeEntries.textVersionId))
    .where(eq(knowledgeEntries.versionId, id));
  return rows
    .map(({ versionDate, ...row }) => ({ ...row, lang, versionDate: versionDate.toISOString() }))
    .sort(byKey);
}

/** The version that reports are written from now. */
export async function findActiveVersion(
  db: Queryable,
  base: KnowledgeBase,
): Promise<StoredVersion | undefined> {
  const rows = await db
    .select()
    .from(knowledgeVersions)
    .where(and(ofBase(base), eq(knowledgeVersions.inForce, true)));
  return rows[0];
}

/** Every version that reports are written from now. */
export async function listActiveVersions(db: Queryable): Promise<StoredVersion[]> {
  return db
    .select()
    .from(knowledgeVersions)
    .where(eq(knowledgeVersions.inForce, true))
    .orderBy(knowledgeVersions.reportType, knowledgeVersions.lang);
}

/** Lets nobody else change this knowledge base until the transaction is over. */
export async function lockKnowledge(tx: Queryable, { reportType, lang }: KnowledgeBase): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge ${reportType} ${lang}`}, 0))`,
  );
}

/** Whether a file of the product is a version already. */
export async function hasShippedVersion(
  db: Queryable,
  base: KnowledgeBase,
  fileHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: knowledgeVersions.id })
    .from(knowledgeVersions)
    .where(
      and(ofBase(base), eq(knowledgeVersions.source, 'shipped'), eq(knowledgeVersions.fileHash, fileHash)),
    );
  return rows.length > 0;
}

/** Inserts a version with the texts that it brings; of what it holds nothing is said yet. */
export async function insertVersion(
  tx: Queryable,
  version: NewVersion,
  texts: readonly TextRow[],
): Promise<StoredVersion> {
  const [made] = await tx.insert(knowledgeVersions).values(version).returning();
  if (!made) throw new Error('A version was not inserted.');
  if (texts.length > 0)
    await tx.insert(passages).values(
      texts.map(({ key, ageBand, title, text, tags, reviewed, source }) => ({
        versionId: made.id,
        key,
        ageBand,
        title,
        text,
        tags: [...tags],
        reviewed,
        source,
      })),
    );
  return made;
}

/**
 * Says what a version holds: the rows of `over`, without those that go, with its own texts over them, and with `entries` over
 * both.
 */
export async function insertEntries(
  tx: Queryable,
  version: StoredVersion,
  {
    over,
    gone = [],
    entries = [],
  }: { over?: StoredVersion | undefined; gone?: readonly RowPlace[]; entries?: readonly Entry[] },
): Promise<void> {
  await tx.execute(sql`
    insert into ${knowledgeEntries} (version_id, key, age_band, text_version_id)
    select ${version.id}::int, key, age_band, (array_agg(text_version_id order by weight desc))[1]
    from (
      select key, age_band, text_version_id, 1 as weight from ${knowledgeEntries}
        where version_id = ${over?.id ?? null}::int and (key, age_band) not in (
          select * from unnest(
            ${sql.param(gone.map(({ key }) => key))}::text[], ${sql.param(gone.map(({ ageBand }) => ageBand))}::text[]
          )
        )
      union all
      select key, age_band, version_id, 2 from ${passages} where version_id = ${version.id}::int
      union all
      select key, age_band, text_version_id, 3 from unnest(
        ${sql.param(entries.map(({ key }) => key))}::text[],
        ${sql.param(entries.map(({ ageBand }) => ageBand))}::text[],
        ${sql.param(entries.map(({ textVersionId }) => textVersionId))}::int[]
      ) as chosen(key, age_band, text_version_id)
    ) as layers
    group by key, age_band`);
}

/** From now on reports are written from this version. */
export async function activateVersion(tx: Queryable, version: StoredVersion): Promise<void> {
  await tx
    .update(knowledgeVersions)
    .set({ inForce: false })
    .where(and(ofBase(version), eq(knowledgeVersions.inForce, true)));
  await tx.update(knowledgeVersions).set({ inForce: true }).where(eq(knowledgeVersions.id, version.id));
}
