import type { ReviewDetail } from '@udaya/contract/reviews';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { Failure } from '@udaya/core/failure';
import { decisionRefusal, isReversible, stateAfter, undecidedState } from '@udaya/core/reviews/review-rules';
import type { ReviewDecision } from '@udaya/core/reviews/review-words';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { pausePassage, resumePassage } from '../knowledge/pauses.ts';
import { countFlags, listVoices } from '../reports/feedback/save-flag.ts';
import { writeAgainJob } from './jobs.ts';
import { describeReview, type ReadReviewDeps } from './read-review.ts';
import { passageOf, readCase } from './review-case.ts';
import { lockReview, lockUndecided, type StoredReview, setDecision } from './store.ts';

export interface DecideReviewDeps extends ReadReviewDeps {
  jobs: Jobs;
}

const actions = {
  approve: 'review.approved',
  edit: 'review.edited',
  fallBack: 'review.fell_back',
} as const satisfies Record<ReviewDecision, AuditAction>;

/**
 * Decides a review, once. An approved passage is used again; one that was edited or is not used any more stays held in its old text, should that ever
 * come back, and who flagged it is offered a new version.
 * @throws Failure `record.missing`; `review.decided`, `review.not_edited`, `review.no_fallback`
 */
export async function decideReview(
  ctx: UserCall & DecideReviewDeps,
  { id, decision, reason }: { id: string; decision: ReviewDecision; reason: string },
): Promise<ReviewDetail> {
  const { system, actor } = ctx;
  await system.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw new Failure('record.missing');
    const refusal = decisionRefusal(await readCase(tx, review), decision);
    if (refusal) throw new Failure(refusal);
    await setDecision(tx, id, stateAfter[decision], { decidedBy: actor.userId, reason });
    const passage = passageOf(review);
    if (passage) await (decision === 'approve' ? resumePassage(tx, passage) : pausePassage(tx, passage, id));
    await ctx.audit(tx, actions[decision], { targetId: id });
    if (decision !== 'approve') await writeAgainFor(ctx, tx, review);
  });
  return describeReview(ctx, id);
}

/** A new version for each report in which somebody flagged it. */
async function writeAgainFor(
  { jobs, peopleKey }: DecideReviewDeps,
  tx: SystemDb,
  { id: reviewId }: StoredReview,
): Promise<void> {
  const voices = await listVoices(tx, reviewId, peopleKey);
  for (const reportId of new Set(voices.map((voice) => voice.reportId)))
    await jobs.enqueue(tx, writeAgainJob, { reviewId, reportId }, `${reviewId} ${reportId}`);
}

/**
 * Takes a decision back: the review is open again, and its passage held as long as two accounts flag it.
 * @throws Failure `record.missing`; `review.not_reversible`, also where readers flagged it again since and another review is open
 */
export async function reopenReview(
  ctx: UserCall & DecideReviewDeps,
  { id }: { id: string },
): Promise<ReviewDetail> {
  await ctx.system.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw new Failure('record.missing');
    if (!isReversible(review) || (await lockUndecided(tx, review.subject)))
      throw new Failure('review.not_reversible');
    const state = undecidedState(review.kind, await countFlags(tx, id));
    await setDecision(tx, id, state, null);
    const passage = passageOf(review);
    if (passage) await (state === 'held' ? pausePassage(tx, passage, id) : resumePassage(tx, passage));
    await ctx.audit(tx, 'review.reopened', { targetId: id });
  });
  return describeReview(ctx, id);
}
