import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { DecideReviewDeps } from './decide-review.ts';
import { writeAgainJob } from './jobs.ts';
import { type OfferAgainDeps, offerAgain } from './offer-again.ts';
import { reviewRoutes } from './routes.ts';
import type { SetFlagDeps } from './set-flag.ts';

/** What readers flagged: taken, held where two of them agree, decided, and made good where it can be. */
export function openReviews(deps: SetFlagDeps & DecideReviewDeps & OfferAgainDeps): Feature {
  return {
    routes: (serveWith) => reviewRoutes(serveWith(deps)),
    jobs: [work(writeAgainJob, 1, (asked) => offerAgain(deps, asked))],
  };
}
