import * as z from 'zod/mini';
import { job } from '../../../platform/jobs/job.ts';

export const writeReportJob = job({
  name: 'write-report',
  // `again`: its owner has just changed it and waits on the page, and needs no news of it.
  payload: z.object({ reportId: z.string(), again: z.optional(z.boolean()) }),
  retries: 5,
  pauseMaxSeconds: 60,
});

export const mailReportJob = job({
  name: 'mail-report',
  payload: z.object({ reportId: z.string(), requestId: z.string() }),
  // Some hours, for a typesetter that fails. Asked for twice meanwhile, a report is mailed once.
  retries: 30,
  pauseMaxSeconds: 600,
  exclusive: 'once',
});
