import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { DecideReviewPorts } from './decide-review.ts';
import { writeAgainJob } from './jobs.ts';
import { type OfferAgainPorts, offerAgain } from './offer-again.ts';
import { reviewRoutes } from './routes.ts';
import type { SayUpsetPorts } from './say-upset.ts';

/** What upset readers: taken, held where two of them agree, decided, and made good where it can be. */
export function openReviews(ports: SayUpsetPorts & DecideReviewPorts & OfferAgainPorts): Feature {
  return {
    routes: (serveWith) => reviewRoutes(serveWith(ports)),
    jobs: [work(writeAgainJob, 1, (asked) => offerAgain(ports, asked))],
  };
}
