import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
  // More than a day, for a mail server that is down over night.
  retries: 120,
  pauseMaxSeconds: 900,
});
