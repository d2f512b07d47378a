import type { ServeWith } from './http/serve.ts';
import type { JobWork, Schedule } from './jobs/job.ts';

/** What a feature brings along when it is opened. The server serves its routes; whoever works does its jobs and schedules. */
export interface Feature {
  routes?: (serveWith: ServeWith) => void;
  jobs?: readonly JobWork[];
  schedules?: readonly Schedule[];
}
