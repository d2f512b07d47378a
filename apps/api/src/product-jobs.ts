import { answerAddressJob } from './features/accounts/jobs.ts';
import { makeArchiveJob } from './features/archives/jobs.ts';
import { draftTextsJob } from './features/drafts/jobs.ts';
import { announceRetentionJob, notifyWithdrawnJob } from './features/group-data/jobs.ts';
import { importBirthsJob } from './features/imports/jobs.ts';
import { sendMailJob } from './features/mails/jobs.ts';
import { inviteFileJob } from './features/members/jobs.ts';
import { mailReportJob, writeReportJob } from './features/reports/record/jobs.ts';
import { writeAgainJob } from './features/reviews/jobs.ts';
import { wordReportJob } from './features/writing/jobs.ts';
import type { JobQueue } from './platform/jobs/job.ts';

/** Every kind of job that a backup carries. */
export const productJobs: readonly JobQueue[] = [
  answerAddressJob,
  sendMailJob,
  inviteFileJob,
  mailReportJob,
  writeReportJob,
  writeAgainJob,
  wordReportJob,
  notifyWithdrawnJob,
  announceRetentionJob,
  makeArchiveJob,
  importBirthsJob,
  draftTextsJob,
];
