import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const makeArchiveJob = job({
  name: 'make-archive',
  payload: z.object({ archiveId: z.string(), slice: z.int(), requestId: z.string() }),
  retries: 6,
  pauseMaxSeconds: 60,
});
