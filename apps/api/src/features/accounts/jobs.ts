import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const answerAddressJob = job({
  name: 'answer-address',
  payload: z.object({ requestId: z.string() }),
  retries: 5,
  pauseMaxSeconds: 60,
});
