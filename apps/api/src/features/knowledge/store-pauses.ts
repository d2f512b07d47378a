import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import type { KnowledgeBase } from './store.ts';
import { knowledgeEntries, knowledgePauses, knowledgeVersions } from './tables.ts';

/** A passage by its key and the newest version among its texts. */
export interface PausedPassage extends KnowledgeBase {
  key: string;
  textVersion: number;
}

/** What is held of a knowledge base, whether it is active or not. */
export async function listPauses(
  db: Queryable,
  { reportType, lang }: KnowledgeBase,
): Promise<{ key: string; textVersion: number; reviewId: string }[]> {
  return db
    .select({
      key: knowledgePauses.key,
      textVersion: knowledgePauses.textVersion,
      reviewId: knowledgePauses.reviewId,
    })
    .from(knowledgePauses)
    .where(and(eq(knowledgePauses.reportType, reportType), eq(knowledgePauses.lang, lang)));
}

/** Pauses a passage for a review; paused twice it is paused once, for the latter. */
export async function insertPause(
  tx: Queryable,
  { reportType, lang, key, textVersion }: PausedPassage,
  reviewId: string,
): Promise<void> {
  const { reportType: type, lang: language, key: ofKey, textVersion: ofVersion } = knowledgePauses;
  await tx
    .insert(knowledgePauses)
    .values({ reportType, lang, key, textVersion, reviewId })
    .onConflictDoUpdate({ target: [type, language, ofKey, ofVersion], set: { reviewId } });
}

export async function deletePause(
  tx: Queryable,
  { reportType, lang, key, textVersion }: PausedPassage,
): Promise<void> {
  await tx
    .delete(knowledgePauses)
    .where(
      and(
        eq(knowledgePauses.reportType, reportType),
        eq(knowledgePauses.lang, lang),
        eq(knowledgePauses.key, key),
        eq(knowledgePauses.textVersion, textVersion),
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
