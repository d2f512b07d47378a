import type { Passage, Position } from '@udaya/core/knowledge/passage';
import type { Locale } from '@udaya/core/locale';
import type { CuratedPassage } from '@udaya/core/reports/compose-report';
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

/** A passage by the version that brought it. */
export interface Entry extends Pick<Passage, 'planet' | 'position'> {
  textVersionId: number;
}

const ofBase = ({ reportType, lang }: KnowledgeBase) =>
  and(eq(knowledgeVersions.reportType, reportType), eq(knowledgeVersions.lang, lang));

/** The passages that reports are written from now. */
export async function readCurrentPassages(db: Queryable, base: KnowledgeBase): Promise<CuratedPassage[]> {
  const version = await findVersionInForce(db, base);
  return version ? readPassagesOf(db, version) : [];
}

/** Everything that a version holds, in the order of planets and positions; each with the version that brought its text. */
export async function readPassagesOf(
  db: Queryable,
  { id, lang }: Pick<StoredVersion, 'id' | 'lang'>,
): Promise<CuratedPassage[]> {
  const rows = await db
    .select({
      planet: knowledgeEntries.planet,
      position: knowledgeEntries.position,
      title: passages.title,
      description: passages.description,
      versionId: knowledgeEntries.textVersionId,
      versionDate: knowledgeVersions.createdAt,
    })
    .from(knowledgeEntries)
    .innerJoin(
      passages,
      and(
        eq(passages.versionId, knowledgeEntries.textVersionId),
        eq(passages.planet, knowledgeEntries.planet),
        eq(passages.position, knowledgeEntries.position),
      ),
    )
    .innerJoin(knowledgeVersions, eq(knowledgeVersions.id, knowledgeEntries.textVersionId))
    .where(eq(knowledgeEntries.versionId, id))
    .orderBy(knowledgeEntries.planet, knowledgeEntries.position);
  return rows.map(({ position, versionDate, ...row }) => ({
    ...row,
    position: position as Position,
    lang,
    versionDate: versionDate.toISOString(),
  }));
}

/** The version that reports are written from now. */
export async function findVersionInForce(
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
export async function listVersionsInForce(db: Queryable): Promise<StoredVersion[]> {
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
  texts: readonly Omit<Passage, 'reportType'>[],
): Promise<StoredVersion> {
  const [made] = await tx.insert(knowledgeVersions).values(version).returning();
  if (!made) throw new Error('A version was not inserted.');
  if (texts.length > 0)
    await tx.insert(passages).values(
      texts.map(({ planet, position, title, description }) => ({
        versionId: made.id,
        planet,
        position,
        title,
        description,
      })),
    );
  return made;
}

/** Says what a version holds: the entries of the one in force, with its own texts over them, and with `entries` over both. */
export async function insertEntries(
  tx: Queryable,
  version: StoredVersion,
  { over, entries = [] }: { over?: StoredVersion | undefined; entries?: readonly Entry[] },
): Promise<void> {
  await tx.execute(sql`
    insert into ${knowledgeEntries} (version_id, planet, position, text_version_id)
    select ${version.id}::int, planet, position, (array_agg(text_version_id order by weight desc))[1]
    from (
      select planet, position, text_version_id, 1 as weight from ${knowledgeEntries} where version_id = ${over?.id ?? null}::int
      union all
      select planet, position, version_id, 2 from ${passages} where version_id = ${version.id}::int
      union all
      select planet::planet, position, text_version_id, 3 from unnest(
        ${sql.param(entries.map(({ planet }) => planet))}::text[],
        ${sql.param(entries.map(({ position }) => position))}::smallint[],
        ${sql.param(entries.map(({ textVersionId }) => textVersionId))}::int[]
      ) as chosen(planet, position, text_version_id)
    ) as layers
    group by planet, position`);
}

/** From now on reports are written from this version. */
export async function putInForce(tx: Queryable, version: StoredVersion): Promise<void> {
  await tx
    .update(knowledgeVersions)
    .set({ inForce: false })
    .where(and(ofBase(version), eq(knowledgeVersions.inForce, true)));
  await tx.update(knowledgeVersions).set({ inForce: true }).where(eq(knowledgeVersions.id, version.id));
}
