import * as z from 'zod/mini';
import { job } from '../../platform/jobs/job.ts';

/** One batch of an import. The next one goes to the end of the queue, so that imports of several groups go on alike. */
export const importBirthsJob = job({
  name: 'import-births',
  payload: z.object({ importId: z.string(), turn: z.int() }),
  retries: 5,
  pauseMaxSeconds: 60,
});
