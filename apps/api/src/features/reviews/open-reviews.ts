import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { DecideReviewPorts } from './decide-review.ts';
import { writeAnewJob } from './jobs.ts';
import { type OfferAnewPorts, offerAnew } from './offer-anew.ts';
import { reviewRoutes } from './routes.ts';
import type { SayUpsetPorts } from './say-upset.ts';

/** What upset readers: taken, held where two of them agree, decided, and made good where it can be. */
export function openReviews(ports: SayUpsetPorts & DecideReviewPorts & OfferAnewPorts): Feature {
  return {
    routes: (serveWith) => reviewRoutes(serveWith(ports)),
    jobs: [work(writeAnewJob, 1, (asked) => offerAnew(ports, asked))],
  };
}
