import type { QueueName, ScheduleName } from '@udaya/core/job-names';
import * as m from '@udaya/messages';

const queues: Record<QueueName, () => string> = {
  'write-report': m.operations_queue_write_report,
  'mail-report': m.operations_queue_mail_report,
  'write-anew': m.operations_queue_write_again,
  'word-report': m.operations_queue_word_report,
  'draft-texts': m.operations_queue_draft_texts,
  'import-births': m.operations_queue_import_births,
  'invite-file': m.operations_queue_invite_file,
  'tell-withdrawn': m.operations_queue_tell_withdrawn,
  'announce-retention': m.operations_queue_announce_retention,
  'make-archive': m.operations_queue_make_archive,
  'send-mail': m.operations_queue_send_mail,
  'answer-address': m.operations_queue_answer_address,
};

const schedules: Record<ScheduleName, () => string> = {
  'sweep-limits': m.operations_schedule_sweep_limits,
  'sweep-mails': m.operations_schedule_sweep_mails,
  'sweep-captchas': m.operations_schedule_sweep_captchas,
  'sweep-accounts': m.operations_schedule_sweep_accounts,
  'sweep-sessions': m.operations_schedule_sweep_sessions,
  'sweep-payments': m.operations_schedule_sweep_payments,
  'resume-jobs': m.operations_schedule_resume_jobs,
  'resume-reports': m.operations_schedule_resume_reports,
  'erase-accounts': m.operations_schedule_erase_accounts,
  'announce-retentions': m.operations_schedule_announce_retentions,
  'erase-due-reports': m.operations_schedule_erase_due_reports,
  'sweep-uploads': m.operations_schedule_sweep_uploads,
  'sweep-imports': m.operations_schedule_sweep_imports,
  'sweep-member-files': m.operations_schedule_sweep_member_files,
  'sweep-writings': m.operations_schedule_sweep_writings,
  'release-model-calls': m.operations_schedule_release_model_calls,
  'forget-model-calls': m.operations_schedule_forget_model_calls,
  'erase-archives': m.operations_schedule_erase_archives,
};

/** A kind of job in words; one of an earlier version is said by its name. */
export function queueWords(name: string): string {
  return queues[name as QueueName]?.() ?? name;
}

/** A schedule in words; one of an earlier version is said by its name. */
export function scheduleWords(name: string): string {
  return schedules[name as ScheduleName]?.() ?? name;
}

const subjects: Record<string, () => string> = {
  reportId: m.operations_subject_report,
  mailId: m.operations_subject_mail,
  requestId: m.operations_subject_request,
};

/** What an id of a job is of. */
export function subjectWords(name: string): string {
  return (subjects[name] ?? m.operations_subject_other)();
}
