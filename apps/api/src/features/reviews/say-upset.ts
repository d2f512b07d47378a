import type { OwnUpset } from '@udaya/contract/report-upsets';
import { Failure } from '@udaya/core/failure';
import type { UpsetPlace } from '@udaya/core/reports/upsets';
import { isUndecided } from '@udaya/core/reviews/review-rules';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findUpsetSpot, type UpsetSpot } from '../reports/feedback/find-upset-spot.ts';
import {
  dropUpset,
  holdForUpset,
  keepUpset,
  reviewOfUpset,
  type Upset,
} from '../reports/feedback/keep-upset.ts';
import { presentOwnUpsets } from '../reports/feedback/list-own-upsets.ts';
import { writeAgainJob } from './jobs.ts';
import { openReview, settleReview } from './open-review.ts';
import { lockReview } from './store.ts';

export interface SayUpsetDeps {
  system: SystemDb;
  jobs: Jobs;
  /** Seals what is written to the reviewers. */
  peopleKey: Buffer;
}

interface Said {
  id: string;
  place: UpsetPlace;
  upset: boolean;
  note?: string | undefined;
}

/**
 * Keeps that something of a report upset the reader, or takes it back. What others said counts beside it, so all of it is one transaction of the
 * product, on a report that the actor reaches.
 * @throws Failure as `findUpsetSpot`
 */
export async function sayUpset(
  ctx: UserCall & SayUpsetDeps,
  { id, place, upset, note }: Said,
): Promise<{ upsets: OwnUpset[] }> {
  const spot = await findUpsetSpot(ctx, { id, place });
  const { report, version } = spot;
  const own: Upset = { reportId: report.id, version, place, accountId: ctx.actor.userId };
  await ctx.system.transaction(async (tx) => {
    if (!(await holdForUpset(tx, report))) throw new Failure('record.missing');
    if (upset) await keep(ctx, tx, spot, own, note);
    else await takeBack(tx, own);
    await ctx.audit(tx, 'report.judged', { targetId: id });
  });
  return { upsets: await presentOwnUpsets(ctx.db, report, version) };
}

async function keep(
  { jobs, peopleKey: key }: SayUpsetDeps,
  tx: SystemDb,
  spot: UpsetSpot,
  own: Upset,
  note: string | undefined,
): Promise<void> {
  const counted = await reviewOfUpset(tx, own);
  if (counted) return keepUpset(tx, own, { reviewId: counted, note, key });
  const review = await openReview(tx, spot);
  const reviewId = review.id;
  await keepUpset(tx, own, { reviewId, note, key });
  if (isUndecided(review.state)) return settleReview(tx, review);
  // It was decided before: what came of it is offered here as well.
  const { reportId } = own;
  await jobs.enqueue(tx, writeAgainJob, { reviewId, reportId }, `${reviewId} ${reportId}`);
}

async function takeBack(tx: SystemDb, own: Upset): Promise<void> {
  const counted = await reviewOfUpset(tx, own);
  if (!counted) return;
  const review = await lockReview(tx, counted);
  await dropUpset(tx, own, counted);
  if (review && isUndecided(review.state)) await settleReview(tx, review);
}
