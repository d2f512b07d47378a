import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import type { KnowledgeBase } from './store.ts';
import { knowledgeEntries, knowledgeHolds, knowledgeVersions } from './tables.ts';

/** A passage by its key and the newest version among its texts. */
export interface HeldPassage extends KnowledgeBase {
  key: string;
  textVersion: number;
}

/** What is held of a knowledge base, whether it is active or not. */
export async function listHolds(
  db: Queryable,
  { reportType, lang }: KnowledgeBase,
): Promise<{ key: string; textVersion: number; reviewId: string }[]> {
  return db
    .select({
      key: knowledgeHolds.key,
      textVersion: knowledgeHolds.textVersion,
      reviewId: knowledgeHolds.reviewId,
    })
    .from(knowledgeHolds)
    .where(and(eq(knowledgeHolds.reportType, reportType), eq(knowledgeHolds.lang, lang)));
}

/** Holds a passage for a review; held twice it is held once, for the latter. */
export async function insertHold(
  tx: Queryable,
  { reportType, lang, key, textVersion }: HeldPassage,
  reviewId: string,
): Promise<void> {
  const { reportType: type, lang: language, key: ofKey, textVersion: ofVersion } = knowledgeHolds;
  await tx
    .insert(knowledgeHolds)
    .values({ reportType, lang, key, textVersion, reviewId })
    .onConflictDoUpdate({ target: [type, language, ofKey, ofVersion], set: { reviewId } });
}

export async function deleteHold(
  tx: Queryable,
  { reportType, lang, key, textVersion }: HeldPassage,
): Promise<void> {
  await tx
    .delete(knowledgeHolds)
    .where(
      and(
        eq(knowledgeHolds.reportType, reportType),
        eq(knowledgeHolds.lang, lang),
        eq(knowledgeHolds.key, key),
        eq(knowledgeHolds.textVersion, textVersion),
      ),
    );
}

/** By which versions' texts a key stands active, by age band. */
export async function listTextVersions(
  db: Queryable,
  { reportType, lang }: KnowledgeBase,
  key: string,
): Promise<{ ageBand: RowAgeBand; textVersion: number }[]> {
  return db
    .select({ ageBand: knowledgeEntries.ageBand, textVersion: knowledgeEntries.textVersionId })
    .from(knowledgeVersions)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.versionId, knowledgeVersions.id))
    .where(
      and(
        eq(knowledgeVersions.reportType, reportType),
        eq(knowledgeVersions.lang, lang),
        eq(knowledgeVersions.inForce, true),
        eq(knowledgeEntries.key, key),
      ),
    );
}
