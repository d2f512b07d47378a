import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const draftTextsJob = job({
  name: 'draft-texts',
  payload: z.object({ draftId: z.string(), round: z.int() }),
  // What the provider fails at is told on the page; these are for failures of our own.
  retries: 2,
  pauseMaxSeconds: 10,
});
