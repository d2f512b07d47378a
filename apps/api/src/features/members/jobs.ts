import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

export const inviteFileJob = job({
  name: 'invite-file',
  payload: z.object({ fileId: z.string() }),
  retries: 30,
  pauseMaxSeconds: 300,
});
