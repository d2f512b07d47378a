/** The kinds of job that are done later: each has words on the pages of the operator. */
export type QueueName =
  | 'write-report'
  | 'mail-report'
  | 'write-anew'
  | 'word-report'
  | 'draft-texts'
  | 'import-births'
  | 'invite-file'
  | 'make-archive'
  | 'send-mail'
  | 'answer-address'
  | 'tell-withdrawn'
  | 'announce-retention';

/** What is done again and again. */
export type ScheduleName =
  | 'sweep-limits'
  | 'sweep-mails'
  | 'sweep-captchas'
  | 'sweep-accounts'
  | 'sweep-sessions'
  | 'sweep-payments'
  | 'sweep-uploads'
  | 'sweep-imports'
  | 'sweep-member-files'
  | 'sweep-writings'
  | 'resume-jobs'
  | 'resume-reports'
  | 'announce-retentions'
  | 'erase-due-reports'
  | 'erase-accounts'
  | 'erase-archives'
  | 'release-model-calls'
  | 'forget-model-calls';
