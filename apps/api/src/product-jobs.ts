import { answerAddressJob } from './features/accounts/jobs.ts';
import { announceRetentionJob, tellWithdrawnJob } from './features/group-data/jobs.ts';
import { sendMailJob } from './features/mails/jobs.ts';
import { mailReportJob, writeReportJob } from './features/reports/jobs.ts';
import type { JobQueue } from './platform/jobs/job.ts';

/** Every kind of job that a backup carries. */
export const productJobs: readonly JobQueue[] = [
  answerAddressJob,
  sendMailJob,
  mailReportJob,
  writeReportJob,
  tellWithdrawnJob,
  announceRetentionJob,
];
