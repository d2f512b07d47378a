import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const wordReportJob = job({
  name: 'word-report',
  payload: z.object({ writingId: z.string() }),
  // An attempt asks once: what is tried again is only what never came to asking.
  retries: 3,
  pauseMaxSeconds: 30,
});
