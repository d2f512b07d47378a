import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { byKey } from '@udaya/core/knowledge/text-keys';
import type { VersionSource } from '@udaya/core/knowledge/version-words';
import type { Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import type { KnowledgeBase, StoredVersion } from './store.ts';
import { knowledgeEntries, knowledgeVersions, passages } from './tables.ts';

/** A version with the name of who made it, where that was a person. */
export interface NamedVersion {
  version: StoredVersion;
  firstName: string | null;
  lastName: string | null;
}

/** What narrows the list of versions; what is undefined does not count. */
export interface VersionFilter {
  reportType?: ReportType | undefined;
  lang?: Locale | undefined;
  source?: VersionSource | undefined;
}

interface Page {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
}

const selectNamed = (db: Queryable) =>
  db
    .select({ version: knowledgeVersions, firstName: users.firstName, lastName: users.lastName })
    .from(knowledgeVersions)
    .leftJoin(users, eq(users.id, knowledgeVersions.createdBy));

/** One page of the versions of all knowledge bases: ids from the index first, then the rows. */
export async function listVersionRows(
  db: Queryable,
  { reportType, lang, source }: VersionFilter,
  { page, size, sortOrder }: Page,
): Promise<{ rows: NamedVersion[] } & ListTotal> {
  const where = and(
    reportType && eq(knowledgeVersions.reportType, reportType),
    lang && eq(knowledgeVersions.lang, lang),
    source && eq(knowledgeVersions.source, source),
  );
  const order = sortOrder === 'asc' ? asc : desc;
  const inOrder = [order(knowledgeVersions.createdAt), order(knowledgeVersions.id)];
  const ids = db
    .select({ id: knowledgeVersions.id })
    .from(knowledgeVersions)
    .where(where)
    .orderBy(...inOrder)
    .limit(size)
    .offset(page * size);
  const rows = await selectNamed(db)
    .where(inArray(knowledgeVersions.id, ids))
    .orderBy(...inOrder);
  const listed = sql`select from ${knowledgeVersions} where ${where ?? sql`true`}`;
  return { rows, ...(await countUpTo(db, listed)) };
}

/** One version; undefined where there is none of this number. */
export async function findNamedVersion(db: Queryable, id: number): Promise<NamedVersion | undefined> {
  const rows = await selectNamed(db).where(eq(knowledgeVersions.id, id));
  return rows[0];
}

/** The version that was active before this one was made. */
export async function findVersionBefore(
  db: Queryable,
  version: StoredVersion,
): Promise<NamedVersion | undefined> {
  const rows = await selectNamed(db)
    .where(
      and(ofBase(version), eq(knowledgeVersions.state, 'published'), lt(knowledgeVersions.id, version.id)),
    )
    .orderBy(desc(knowledgeVersions.id))
    .limit(1);
  return rows[0];
}

/** The version that reports are written from now, with who made it. */
export async function findNamedActiveVersion(
  db: Queryable,
  base: KnowledgeBase,
): Promise<NamedVersion | undefined> {
  const rows = await selectNamed(db).where(and(ofBase(base), eq(knowledgeVersions.inForce, true)));
  return rows[0];
}

/** What the product offers and nobody has answered yet, latest first. */
export async function listOffered(db: Queryable): Promise<NamedVersion[]> {
  return selectNamed(db)
    .where(eq(knowledgeVersions.state, 'offered'))
    .orderBy(asc(knowledgeVersions.reportType), desc(knowledgeVersions.id));
}

/** What the product shipped last before this version; undefined where it is the first. */
export async function findShippedBefore(
  db: Queryable,
  version: StoredVersion,
): Promise<StoredVersion | undefined> {
  const rows = await db
    .select()
    .from(knowledgeVersions)
    .where(
      and(ofBase(version), eq(knowledgeVersions.source, 'shipped'), lt(knowledgeVersions.id, version.id)),
    )
    .orderBy(desc(knowledgeVersions.id))
    .limit(1);
  return rows[0];
}

/** Nobody has to answer these offers any more: that of one version, or of a knowledge base all that there are. */
export async function markAnswered(tx: Queryable, which: KnowledgeBase & { id?: number }): Promise<void> {
  await tx
    .update(knowledgeVersions)
    .set({ state: 'answered' })
    .where(
      and(
        ofBase(which),
        eq(knowledgeVersions.state, 'offered'),
        which.id === undefined ? undefined : eq(knowledgeVersions.id, which.id),
      ),
    );
}

/** Of how many planets and positions each knowledge base in a language has a active passage. */
export async function countPairs(
  db: Queryable,
  lang: Locale,
): Promise<{ reportType: ReportType; entries: number }[]> {
  return db
    .select({
      reportType: knowledgeVersions.reportType,
      entries: sql<number>`count(distinct (split_part(${knowledgeEntries.key}, ' ', 1), split_part(${knowledgeEntries.key}, ' ', 2)))::int`,
    })
    .from(knowledgeVersions)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.versionId, knowledgeVersions.id))
    .where(
      and(
        eq(knowledgeVersions.lang, lang),
        eq(knowledgeVersions.inForce, true),
        // The key of a passage begins with a planet and a position; no key of the template has a space in it.
        sql`${knowledgeEntries.key} like '% %'`,
      ),
    )
    .groupBy(knowledgeVersions.reportType);
}

/** How many texts a version holds. */
export async function countEntriesOf(db: Queryable, version: Pick<StoredVersion, 'id'>): Promise<number> {
  return db.$count(knowledgeEntries, eq(knowledgeEntries.versionId, version.id));
}

/** One text of a version, with the version that brought it. */
export type StoredText = NamedVersion & TextRow;

/** What a version says under some keys, any age first; nothing where it says nothing. */
export async function listTextsOf(
  db: Queryable,
  version: Pick<StoredVersion, 'id'>,
  keys: readonly string[],
): Promise<StoredText[]> {
  const rows = await db
    .select({
      key: passages.key,
      ageBand: passages.ageBand,
      title: passages.title,
      text: passages.text,
      tags: passages.tags,
      reviewed: passages.reviewed,
      source: passages.source,
      version: knowledgeVersions,
      firstName: users.firstName,
      lastName: users.lastName,
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
    .leftJoin(users, eq(users.id, knowledgeVersions.createdBy))
    .where(and(eq(knowledgeEntries.versionId, version.id), inArray(knowledgeEntries.key, [...keys])));
  return rows.sort(byKey);
}

/** Where the versions come from that brought the texts of a version. */
export async function readSources(
  db: Queryable,
  version: Pick<StoredVersion, 'id'>,
): Promise<Map<number, VersionSource>> {
  const rows = await db
    .selectDistinct({ id: knowledgeVersions.id, source: knowledgeVersions.source })
    .from(knowledgeEntries)
    .innerJoin(knowledgeVersions, eq(knowledgeVersions.id, knowledgeEntries.textVersionId))
    .where(eq(knowledgeEntries.versionId, version.id));
  return new Map(rows.map(({ id, source }) => [id, source]));
}

const ofBase = ({ reportType, lang }: KnowledgeBase): SQL | undefined =>
  and(eq(knowledgeVersions.reportType, reportType), eq(knowledgeVersions.lang, lang));
