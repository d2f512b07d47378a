import type { OwnFlag } from '@udaya/contract/report-flags';
import { Failure } from '@udaya/core/failure';
import type { FlagPlace } from '@udaya/core/reports/flags';
import { isUndecided } from '@udaya/core/reviews/review-rules';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type FlagSpot, findFlagSpot } from '../reports/feedback/find-flag-spot.ts';
import { presentOwnFlags } from '../reports/feedback/list-own-flags.ts';
import { type Flag, lockForFlag, removeFlag, reviewOfFlag, saveFlag } from '../reports/feedback/save-flag.ts';
import { writeAgainJob } from './jobs.ts';
import { openReview, settleReview } from './open-review.ts';
import { lockReview } from './store.ts';

export interface SetFlagDeps {
  system: SystemDb;
  jobs: Jobs;
  /** Seals what is written to the reviewers. */
  peopleKey: Buffer;
}

interface Said {
  id: string;
  place: FlagPlace;
  upset: boolean;
  note?: string | undefined;
}

/**
 * Flags something of a report as upsetting, or takes that back. What others said counts beside it, so all of it is one transaction of the
 * product, on a report that the actor reaches.
 * @throws Failure as `findFlagSpot`
 */
export async function setFlag(
  ctx: UserCall & SetFlagDeps,
  { id, place, upset, note }: Said,
): Promise<{ upsets: OwnFlag[] }> {
  const spot = await findFlagSpot(ctx, { id, place });
  const { report, version } = spot;
  const own: Flag = { reportId: report.id, version, place, accountId: ctx.actor.userId };
  await ctx.system.transaction(async (tx) => {
    if (!(await lockForFlag(tx, report))) throw new Failure('record.missing');
    if (upset) await save(ctx, tx, spot, own, note);
    else await unsetFlag(tx, own);
    await ctx.audit(tx, 'report.judged', { targetId: id });
  });
  return { upsets: await presentOwnFlags(ctx.db, report, version) };
}

async function save(
  { jobs, peopleKey: key }: SetFlagDeps,
  tx: SystemDb,
  spot: FlagSpot,
  own: Flag,
  note: string | undefined,
): Promise<void> {
  const counted = await reviewOfFlag(tx, own);
  if (counted) return saveFlag(tx, own, { reviewId: counted, note, key });
  const review = await openReview(tx, spot);
  const reviewId = review.id;
  await saveFlag(tx, own, { reviewId, note, key });
  if (isUndecided(review.state)) return settleReview(tx, review);
  // It was decided before: what came of it is offered here as well.
  const { reportId } = own;
  await jobs.enqueue(tx, writeAgainJob, { reviewId, reportId }, `${reviewId} ${reportId}`);
}

async function unsetFlag(tx: SystemDb, own: Flag): Promise<void> {
  const counted = await reviewOfFlag(tx, own);
  if (!counted) return;
  const review = await lockReview(tx, counted);
  await removeFlag(tx, own, counted);
  if (review && isUndecided(review.state)) await settleReview(tx, review);
}
