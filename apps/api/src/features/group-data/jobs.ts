import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

/** Tells whoever entered somebody's details that the consent was withdrawn: a matter of another account than the one that withdraws. */
export const notifyWithdrawnJob = job({
  name: 'tell-withdrawn',
  payload: z.object({ reportId: z.string(), by: z.string() }),
  retries: 5,
  pauseMaxSeconds: 60,
});

/** Announces what is going to be erased in a group by its age. */
export const announceRetentionJob = job({
  name: 'announce-retention',
  payload: z.object({ groupId: z.string() }),
  retries: 5,
  pauseMaxSeconds: 60,
});
