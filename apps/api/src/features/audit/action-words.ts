import { type AuditAction, auditActions } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import { activityWords } from './list-activity.ts';

/** What a log of everybody says of actions; those of an account's own activity speak to its owner. */
const words: Partial<Record<AuditAction, () => string>> = {
  'login.succeeded': m.audit_action_login_succeeded,
  'login.failed': m.audit_action_login_failed,
  'login.locked': m.audit_action_login_locked,
  logout: m.audit_action_logout,
  'access.denied': m.audit_action_access_denied,
  'account.registered': m.audit_action_account_registered,
  'account.invited': m.audit_action_account_invited,
  'account.activated': m.audit_action_account_activated,
  'account.deleted': m.audit_action_account_deleted,
  'account.viewed': m.audit_action_account_viewed,
  'account.erased': m.audit_action_account_erased,
  'link.requested': m.audit_action_link_requested,
  'profile.changed': m.audit_action_profile_changed,
  'settings.changed': m.audit_action_settings_changed,
  'email.requested': m.audit_action_email_requested,
  'email.changed': m.audit_action_email_changed,
  'email.kept': m.audit_action_email_kept,
  'password.changed': m.audit_action_password_changed,
  'password.reset': m.audit_action_password_reset,
  'session.ended': m.audit_action_session_ended,
  'sessions.ended': m.audit_action_sessions_ended,
  'notifications.read': m.audit_action_notifications_read,
  'data.exported': m.audit_action_data_exported,
  'report.created': m.audit_action_report_created,
  'report.viewed': m.audit_action_report_viewed,
  'report.entered_viewed': m.audit_action_report_entered_viewed,
  'report.downloaded': m.audit_action_report_downloaded,
  'report.mail_requested': m.audit_action_report_mail_requested,
  'report.deleted': m.audit_action_report_deleted,
  'births.checked': m.audit_action_births_checked,
  'births.place_chosen': m.audit_action_births_place_chosen,
  'births.imported': m.audit_action_births_imported,
  'births.discarded': m.audit_action_births_discarded,
  'report.corrected': m.audit_action_report_corrected,
  'report.edited': m.audit_action_report_edited,
  'report.judged': m.audit_action_report_judged,
  'report.blind_test': m.audit_action_report_blind_test,
  'report.rewritten': m.audit_action_report_rewritten,
  'report.link_created': m.audit_action_report_link_created,
  'report.link_withdrawn': m.audit_action_report_link_withdrawn,
  'report.link_opened': m.audit_action_report_link_opened,
  'report.version_chosen': m.audit_action_report_version_chosen,
  'report.version_declined': m.audit_action_report_version_declined,
  'report.language_changed': m.audit_action_report_language_changed,
  'report.wording_asked': m.audit_action_report_wording_asked,
  'report.verified': m.audit_action_report_verified,
  'report.composed_anew': m.audit_action_report_composed_again,
  'report.complimentary': m.audit_action_report_complimentary,
  'order.created': m.audit_action_order_created,
  'payment.captured': m.audit_action_payment_captured,
  'payment.refunded': m.audit_action_payment_refunded,
  'refund.requested': m.audit_action_refund_requested,
  'receipt.downloaded': m.audit_action_receipt_downloaded,
  'job.retried': m.audit_action_job_retried,
  'jobs.retried': m.audit_action_jobs_retried,
  'mail.resent': m.audit_action_mail_resent,
  'audit.exported': m.audit_action_audit_exported,
  'archive.requested': m.audit_action_archive_requested,
  'archive.cancelled': m.audit_action_archive_cancelled,
  'archive.downloaded': m.audit_action_archive_downloaded,
  'report.opened': m.audit_action_report_opened,
  'report.erased': m.audit_action_report_erased,
  'consent.withdrawn': m.audit_action_consent_withdrawn,
  'consent.renewed': m.audit_action_consent_renewed,
  'consents.exported': m.audit_action_consents_exported,
  'access_log.exported': m.audit_action_access_log_exported,
  'group.data_exported': m.audit_action_group_data_exported,
  'group.duty_changed': m.audit_action_group_duty_changed,
  'group.terms_accepted': m.audit_action_group_terms_accepted,
  'group.retention_changed': m.audit_action_group_retention_changed,
  'review.viewed': m.audit_action_review_viewed,
  'review.approved': m.audit_action_review_approved,
  'review.edited': m.audit_action_review_edited,
  'review.fell_back': m.audit_action_review_fell_back,
  'review.reopened': m.audit_action_review_reopened,
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
