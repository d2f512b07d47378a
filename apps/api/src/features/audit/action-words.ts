import { type AuditAction, auditActions } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import { activityWords } from './list-activity.ts';

/** What a log of everybody says of actions; those of an account's own activity speak to its owner. */
const words: Partial<Record<AuditAction, () => string>> = {
  'login.succeeded': m.ops_action_login_succeeded,
  'login.failed': m.ops_action_login_failed,
  'login.locked': m.ops_action_login_locked,
  logout: m.ops_action_logout,
  'access.denied': m.ops_action_access_denied,
  'account.registered': m.ops_action_account_registered,
  'account.invited': m.ops_action_account_invited,
  'account.activated': m.ops_action_account_activated,
  'account.deleted': m.ops_action_account_deleted,
  'account.viewed': m.ops_action_account_viewed,
  'account.erased': m.ops_action_account_erased,
  'link.requested': m.ops_action_link_requested,
  'profile.changed': m.ops_action_profile_changed,
  'settings.changed': m.ops_action_settings_changed,
  'email.requested': m.ops_action_email_requested,
  'email.changed': m.ops_action_email_changed,
  'email.kept': m.ops_action_email_kept,
  'password.changed': m.ops_action_password_changed,
  'password.reset': m.ops_action_password_reset,
  'session.ended': m.ops_action_session_ended,
  'sessions.ended': m.ops_action_sessions_ended,
  'notifications.read': m.ops_action_notifications_read,
  'data.exported': m.ops_action_data_exported,
  'report.created': m.ops_action_report_created,
  'report.viewed': m.ops_action_report_viewed,
  'report.entered_viewed': m.gform_action_entered_viewed,
  'report.downloaded': m.ops_action_report_downloaded,
  'report.mail_requested': m.ops_action_report_mail_requested,
  'report.deleted': m.ops_action_report_deleted,
  'births.checked': m.bulk_action_checked,
  'births.place_chosen': m.bulk_action_place_chosen,
  'births.imported': m.bulk_action_imported,
  'births.discarded': m.bulk_action_discarded,
  'report.corrected': m.ops_action_report_corrected,
  'report.edited': m.birthform_action_edited,
  'report.judged': m.read_action_judged,
  'report.rewritten': m.ops_action_report_rewritten,
  'report.version_chosen': m.wording_action_chosen,
  'report.version_declined': m.wording_action_declined,
  'report.wording_asked': m.wording_action_asked,
  'report.verified': m.trace_action_verified,
  'report.composed_anew': m.wording_action_composed,
  'report.complimentary': m.ops_action_report_complimentary,
  'order.created': m.ops_action_order_created,
  'payment.captured': m.ops_action_payment_captured,
  'payment.refunded': m.ops_action_payment_refunded,
  'refund.requested': m.ops_action_refund_requested,
  'receipt.downloaded': m.ops_action_receipt_downloaded,
  'job.retried': m.ops_action_job_retried,
  'jobs.retried': m.ops_action_jobs_retried,
  'mail.resent': m.ops_action_mail_resent,
  'audit.exported': m.ops_action_audit_exported,
  'archive.requested': m.glist_action_requested,
  'archive.cancelled': m.glist_action_cancelled,
  'archive.downloaded': m.glist_action_downloaded,
  'report.opened': m.duty_action_report_opened,
  'report.erased': m.duty_action_report_erased,
  'consent.withdrawn': m.duty_action_consent_withdrawn,
  'consent.renewed': m.duty_action_consent_renewed,
  'consents.exported': m.duty_action_consents_exported,
  'access_log.exported': m.duty_action_log_exported,
  'group.data_exported': m.duty_action_data_exported,
  'group.duty_changed': m.duty_action_duty_changed,
  'group.terms_accepted': m.duty_action_terms_accepted,
  'group.retention_changed': m.duty_action_retention_changed,
  'review.viewed': m.review_action_viewed,
  'review.approved': m.review_action_approved,
  'review.edited': m.review_action_edited,
  'review.fell_back': m.review_action_fell_back,
  'review.reopened': m.review_action_reopened,
};

/** An action of the log in words; one without words of its own is said as its owner reads it, or by its code. */
export function wordsOfAction(action: string): string {
  const of = (all: Partial<Record<string, () => string>>) => all[action]?.();
  return of(words) ?? of(activityWords) ?? action;
}

/** Every action that the log tells apart, in words and in their order. */
export async function listActions(): Promise<{ actions: { action: string; what: string }[] }> {
  const actions = auditActions.map((action) => ({ action, what: wordsOfAction(action) }));
  return { actions: actions.toSorted((a, b) => a.what.localeCompare(b.what)) };
}
