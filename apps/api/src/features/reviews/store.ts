import type { ReviewKind, ReviewState } from '@udaya/core/reviews/review-words';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { type ReviewedText, reviews } from './tables.ts';

export type StoredReview = typeof reviews.$inferSelect;
export type NewReview = Omit<
  typeof reviews.$inferInsert,
  'id' | 'state' | 'openedAt' | 'decidedAt' | 'decidedBy' | 'reason'
> & { kind: ReviewKind };

const undecided = ['open', 'held', 'takenBack'] as const;

/** A review as it is now, which stays so until the transaction ends. */
export async function lockReview(tx: Queryable, id: string): Promise<StoredReview | undefined> {
  const rows = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return rows[0];
}

export async function findReview(db: Queryable, id: string): Promise<StoredReview | undefined> {
  const rows = await db.select().from(reviews).where(eq(reviews.id, id));
  return rows[0];
}

/** The undecided review of a subject, held for the transaction. */
export async function lockUndecided(tx: Queryable, subject: string): Promise<StoredReview | undefined> {
  const rows = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.subject, subject), inArray(reviews.state, [...undecided])))
    .for('update');
  return rows[0];
}

/** The review of a subject that was opened last. */
export async function findLastReview(tx: Queryable, subject: string): Promise<StoredReview | undefined> {
  const rows = await tx
    .select()
    .from(reviews)
    .where(eq(reviews.subject, subject))
    .orderBy(desc(reviews.openedAt), desc(reviews.id))
    .limit(1);
  return rows[0];
}

/** Opens a review; undefined where an undecided one of the same subject is there already, when it waits for whoever makes that one. */
export async function insertReview(tx: Queryable, review: NewReview): Promise<StoredReview | undefined> {
  const rows = await tx
    .insert(reviews)
    .values({ id: newId(), ...review })
    .onConflictDoNothing()
    .returning();
  return rows[0];
}

export async function setReviewState(tx: Queryable, id: string, state: ReviewState): Promise<void> {
  await tx.update(reviews).set({ state }).where(eq(reviews.id, id));
}

export async function setReviewTexts(
  tx: Queryable,
  id: string,
  texts: readonly ReviewedText[],
): Promise<void> {
  await tx
    .update(reviews)
    .set({ texts: [...texts] })
    .where(eq(reviews.id, id));
}

/** Notes a decision, or with null that it was taken back. */
export async function setDecision(
  tx: Queryable,
  id: string,
  state: ReviewState,
  decision: { decidedBy: string; reason: string } | null,
): Promise<void> {
  await tx
    .update(reviews)
    .set(
      decision
        ? { state, ...decision, decidedAt: sql`now()` }
        : { state, decidedAt: null, decidedBy: null, reason: '' },
    )
    .where(eq(reviews.id, id));
}
