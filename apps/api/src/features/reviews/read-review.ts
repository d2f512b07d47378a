import type { ReviewDetail } from '@udaya/contract/reviews';
import { Failure } from '@udaya/core/failure';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import { isReversible, openDecisions } from '@udaya/core/reviews/review-rules';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { type AccountLookup, nameIn } from '../audit/account-lookup.ts';
import { readVoicesOf } from '../reports/feedback/read-feedback-rates.ts';
import { countAffected, countFlags, listVoices } from '../reports/feedback/save-flag.ts';
import { presentReview } from './present-review.ts';
import { readCase } from './review-case.ts';
import { findReview } from './store.ts';

export interface ReadReviewDeps {
  system: SystemDb;
  accounts: AccountLookup;
  /** Opens what was written to the reviewers. */
  peopleKey: Buffer;
}

/**
 * One review with all that a decision rests on. That somebody read what readers wrote is in the audit log.
 * @throws Failure `record.missing`
 */
export async function readReview(
  ctx: UserCall & ReadReviewDeps,
  { id }: { id: string },
): Promise<ReviewDetail> {
  const review = await describeReview(ctx, id);
  await ctx.auditReading('review.viewed', id);
  return review;
}

/** The same without an entry, for whoever has just decided it. @throws Failure `record.missing` */
export async function describeReview(
  { db, system, accounts, peopleKey }: UserCall & ReadReviewDeps,
  id: string,
): Promise<ReviewDetail> {
  const review = await findReview(system, id);
  if (!review) throw new Failure('record.missing');
  const found = await readCase(system, review);
  const voices = await listVoices(system, id, peopleKey);
  const decidedBy = review.decidedBy ?? undefined;
  const names = await accounts.names([
    ...voices.map(({ accountId }) => accountId),
    ...(decidedBy ? [decidedBy] : []),
  ]);
  const placement = review.key === null ? undefined : placeOfKey(review.key);
  const votes = await countFlags(system, id);
  return {
    ...presentReview(review, votes),
    texts: review.texts,
    reportId: review.reportId,
    voices: voices.map(({ accountId, reportId, saidAt, note }) => ({
      account: nameIn(names, accountId),
      reportId,
      saidDate: saidAt.toISOString(),
      note,
    })),
    reports: placement ? await countAffected(system, review.reportType, placement) : null,
    others: placement && review.key ? await readVoicesOf(db, review.reportType, review.key) : null,
    changed: found.changed,
    decisions: openDecisions(found),
    reversible: isReversible(review),
    decided:
      review.decidedAt && decidedBy
        ? {
            date: review.decidedAt.toISOString(),
            by: nameIn(names, decidedBy),
            reason: review.reason,
          }
        : null,
  };
}
