import { reviews } from '@udaya/contract/reviews';
import type { Serve } from '../../platform/http/serve.ts';
import { type DecideReviewDeps, decideReview, reopenReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import { readReview } from './read-review.ts';
import { type SayUpsetDeps, sayUpset } from './say-upset.ts';

/** What upset readers: they say it, the product admin decides. */
export function reviewRoutes(serve: Serve<SayUpsetDeps & DecideReviewDeps>): void {
  serve(reviews.say, sayUpset);
  serve(reviews.list, listReviews);
  serve(reviews.read, readReview);
  serve(reviews.decide, decideReview);
  serve(reviews.reopen, reopenReview);
}
