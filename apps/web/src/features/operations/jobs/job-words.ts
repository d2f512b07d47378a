import type { QueueName, ScheduleName } from '@udaya/core/job-names';
import * as m from '@udaya/messages';

const queues: Record<QueueName, () => string> = {
  'write-report': m.ops_queue_write_report,
  'mail-report': m.ops_queue_mail_report,
  'write-anew': m.ops_queue_write_again,
  'word-report': m.ops_queue_word_report,
  'draft-texts': m.ops_queue_draft_texts,
  'import-births': m.ops_queue_import_births,
  'invite-file': m.ops_queue_invite_file,
  'tell-withdrawn': m.duty_queue_tell_withdrawn,
  'announce-retention': m.duty_queue_announce,
  'make-archive': m.glist_queue,
  'send-mail': m.ops_queue_send_mail,
  'answer-address': m.ops_queue_answer_address,
};

const schedules: Record<ScheduleName, () => string> = {
  'sweep-limits': m.ops_schedule_sweep_limits,
  'sweep-mails': m.ops_schedule_sweep_mails,
  'sweep-captchas': m.ops_schedule_sweep_captchas,
  'sweep-accounts': m.ops_schedule_sweep_accounts,
  'sweep-sessions': m.ops_schedule_sweep_sessions,
  'sweep-payments': m.ops_schedule_sweep_payments,
  'resume-jobs': m.ops_schedule_resume_jobs,
  'resume-reports': m.ops_schedule_resume_reports,
  'erase-accounts': m.ops_schedule_erase_accounts,
  'announce-retentions': m.duty_schedule_announce,
  'erase-due-reports': m.duty_schedule_erase,
  'sweep-uploads': m.ops_schedule_sweep_uploads,
  'sweep-imports': m.ops_schedule_sweep_imports,
  'sweep-member-files': m.ops_schedule_sweep_member_files,
  'sweep-writings': m.ops_schedule_sweep_writings,
  'release-model-calls': m.ops_schedule_release_model_calls,
  'forget-model-calls': m.ops_schedule_forget_model_calls,
  'erase-archives': m.glist_schedule,
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
  reportId: m.ops_subject_report,
  mailId: m.ops_subject_mail,
  requestId: m.ops_subject_request,
};

/** What an id of a job is of. */
export function subjectWords(name: string): string {
  return (subjects[name] ?? m.ops_subject_other)();
}
