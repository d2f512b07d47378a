import type { Activity } from '@udaya/contract/sessions';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import type { TenantDb } from '../../platform/database/handles.ts';
import { listOwnEntries } from './store.ts';

const shown = 50;

/** Every look at a report adds an entry, and so does every small change of the page: what matters would drown among them. */
const left = [
  'report.viewed',
  'report.entered_viewed',
  'account.viewed',
  // Nobody did it: its time had come.
  'account.erased',
  'access.denied',
  'settings.changed',
  'notifications.read',
  'link.requested',
  'order.created',
  'births.place_chosen',
  'review.viewed',
  // Strangers did it: the link itself says how often.
  'report.link_opened',
] as const satisfies AuditAction[];

/** What the owner of an account reads of each entry. */
export const activityWords: Record<Exclude<AuditAction, (typeof left)[number]>, () => string> = {
  'login.succeeded': m.audit_activity_login_succeeded,
  'login.failed': m.audit_activity_login_failed,
  'login.locked': m.audit_activity_login_locked,
  logout: m.audit_activity_logout,
  'account.registered': m.audit_activity_account_registered,
  'account.invited': m.audit_activity_account_invited,
  'account.activated': m.audit_activity_account_activated,
  'member.invited': m.audit_activity_member_invited,
  'invitation.resent': m.audit_activity_invitation_resent,
  'invitation.withdrawn': m.audit_activity_invitation_withdrawn,
  'group.created': m.audit_activity_group_created,
  'group.changed': m.audit_activity_group_changed,
  'group.closed': m.audit_activity_group_closed,
  'group.reopened': m.audit_activity_group_reopened,
  'group.form_rotated': m.audit_activity_group_form_rotated,
  'group.form_paused': m.audit_activity_group_form_paused,
  'group.form_resumed': m.audit_activity_group_form_resumed,
  'branch.created': m.audit_activity_branch_created,
  'branch.renamed': m.audit_activity_branch_renamed,
  'branch.closed': m.audit_activity_branch_closed,
  'branch.handed_over': m.audit_activity_branch_handed_over,
  'branch.reopened': m.audit_activity_branch_reopened,
  'profile.changed': m.audit_activity_profile_changed,
  'email.requested': m.audit_activity_email_requested,
  'email.changed': m.audit_activity_email_changed,
  'password.changed': m.audit_activity_password_changed,
  'password.reset': m.audit_activity_password_reset,
  'session.ended': m.audit_activity_session_ended,
  'sessions.ended': m.audit_activity_sessions_ended,
  'data.exported': m.audit_activity_data_exported,
  'review.approved': m.audit_activity_review_approved,
  'review.edited': m.audit_activity_review_edited,
  'review.fell_back': m.audit_activity_review_fell_back,
  'review.reopened': m.audit_activity_review_reopened,
  'births.checked': m.audit_activity_births_checked,
  'births.imported': m.audit_activity_births_imported,
  'births.discarded': m.audit_activity_births_discarded,
  'report.created': m.audit_activity_report_created,
  'report.downloaded': m.audit_activity_report_downloaded,
  'report.mail_requested': m.audit_activity_report_mail_requested,
  'report.deleted': m.audit_activity_report_deleted,
  'report.judged': m.audit_activity_report_judged,
  'report.blind_test': m.audit_activity_report_blind_test,
  'report.corrected': m.audit_activity_report_corrected,
  'report.edited': m.audit_activity_report_edited,
  'report.rewritten': m.audit_activity_report_rewritten,
  'report.link_created': m.audit_activity_report_link_created,
  'report.link_withdrawn': m.audit_activity_report_link_withdrawn,
  'report.version_chosen': m.audit_activity_report_version_chosen,
  'report.version_declined': m.audit_activity_report_version_declined,
  'report.wording_asked': m.audit_activity_report_wording_asked,
  'report.verified': m.audit_activity_report_verified,
  'report.composed_anew': m.audit_activity_report_composed_again,
  'report.complimentary': m.audit_activity_report_complimentary,
  'reports.exported': m.audit_activity_reports_exported,
  'payment.captured': m.audit_activity_payment_captured,
  'payment.refunded': m.audit_activity_payment_refunded,
  'refund.requested': m.audit_activity_refund_requested,
  'receipt.downloaded': m.audit_activity_receipt_downloaded,
  'credit_note.downloaded': m.audit_activity_credit_note_downloaded,
  'payments.exported': m.audit_activity_payments_exported,
  'email.kept': m.audit_activity_email_kept,
  'account.deleted': m.audit_activity_account_deleted,
  'knowledge.edited': m.audit_activity_knowledge_edited,
  'knowledge.rolled_back': m.audit_activity_knowledge_rolled_back,
  'knowledge.offer_answered': m.audit_activity_knowledge_offer_answered,
  'knowledge.uploaded': m.audit_activity_knowledge_uploaded,
  'drafts.requested': m.audit_activity_drafts_requested,
  'drafts.approved': m.audit_activity_drafts_approved,
  'draft.rejected': m.audit_activity_draft_rejected,
  'job.retried': m.audit_activity_job_retried,
  'jobs.retried': m.audit_activity_jobs_retried,
  'mail.resent': m.audit_activity_mail_resent,
  'audit.exported': m.audit_activity_audit_exported,
  'account.changed': m.audit_activity_account_changed,
  'account.reactivated': m.audit_activity_account_reactivated,
  'account.deactivated': m.audit_activity_account_deactivated,
  'account.deletion_scheduled': m.audit_activity_account_deletion_scheduled,
  'account.restored': m.audit_activity_account_restored,
  'admin.invited': m.audit_activity_admin_invited,
  'admin.invitation_withdrawn': m.audit_activity_admin_invitation_withdrawn,
  'admin.activated': m.audit_activity_admin_activated,
  'admin.deactivated': m.audit_activity_admin_deactivated,
  'report.opened': m.audit_activity_report_opened,
  'member.changed': m.audit_activity_member_changed,
  'member.disabled': m.audit_activity_member_disabled,
  'member.erased': m.audit_activity_member_erased,
  'member.enabled': m.audit_activity_member_enabled,
  'members.file_sent': m.audit_activity_members_file_sent,
  'reports.handed_over': m.audit_activity_reports_handed_over,
  'archive.requested': m.audit_activity_archive_requested,
  'archive.cancelled': m.audit_activity_archive_cancelled,
  'archive.downloaded': m.audit_activity_archive_downloaded,
  'report.erased': m.audit_activity_report_erased,
  'consent.withdrawn': m.audit_activity_consent_withdrawn,
  'consent.renewed': m.audit_activity_consent_renewed,
  'consents.exported': m.audit_activity_consents_exported,
  'access_log.exported': m.audit_activity_access_log_exported,
  'group.data_exported': m.audit_activity_group_data_exported,
  'group.duty_changed': m.audit_activity_group_duty_changed,
  'group.terms_accepted': m.audit_activity_group_terms_accepted,
  'group.retention_changed': m.audit_activity_group_retention_changed,
};

/** What was done with the actor's account lately, in words. The audit log also holds who opened which report. */
export async function listActivity(
  { db }: { db: TenantDb },
  { limit = shown }: { limit?: number },
): Promise<{ entries: Activity[] }> {
  const rows = await listOwnEntries(db, { without: left, limit });
  const entries = rows.flatMap(({ id, at, action }) => {
    const what = (activityWords as Partial<typeof activityWords>)[action as keyof typeof activityWords]?.();
    return what ? [{ id, date: at.toISOString(), action, what }] : [];
  });
  return { entries };
}
