import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const writeAgainJob = job({
  name: 'write-anew',
  payload: z.object({ reviewId: z.string(), reportId: z.string() }),
  retries: 5,
  pauseMaxSeconds: 60,
  // One report may have several readers who flag it; it is written again once.
  exclusive: 'again',
});
