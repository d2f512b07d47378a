import { reviews } from '@udaya/contract/reviews';
import type { Serve } from '../../platform/http/serve.ts';
import { type DecideReviewDeps, decideReview, reopenReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import { readReview } from './read-review.ts';
import { type SetFlagDeps, setFlag } from './set-flag.ts';

/** What readers flagged: they say it, the product admin decides. */
export function reviewRoutes(serve: Serve<SetFlagDeps & DecideReviewDeps>): void {
  serve(reviews.say, setFlag);
  serve(reviews.list, listReviews);
  serve(reviews.read, readReview);
  serve(reviews.decide, decideReview);
  serve(reviews.reopen, reopenReview);
}
