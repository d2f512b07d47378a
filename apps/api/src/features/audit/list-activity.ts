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
] as const satisfies AuditAction[];

/** What the owner of an account reads of each entry. */
export const activityWords: Record<Exclude<AuditAction, (typeof left)[number]>, () => string> = {
  'login.succeeded': m.activity_login_succeeded,
  'login.failed': m.activity_login_failed,
  'login.locked': m.activity_login_locked,
  logout: m.activity_logout,
  'account.registered': m.activity_account_registered,
  'account.invited': m.activity_account_invited,
  'account.activated': m.activity_account_activated,
  'member.invited': m.groups_activity_member_invited,
  'invitation.resent': m.groups_activity_invitation_resent,
  'invitation.withdrawn': m.groups_activity_invitation_withdrawn,
  'group.created': m.groups_activity_group_created,
  'group.changed': m.groups_activity_group_changed,
  'group.closed': m.groups_activity_group_closed,
  'group.reopened': m.groups_activity_group_reopened,
  'group.form_rotated': m.groups_activity_group_form_rotated,
  'group.form_paused': m.groups_activity_group_form_paused,
  'group.form_resumed': m.groups_activity_group_form_resumed,
  'branch.created': m.org_activity_branch_created,
  'branch.renamed': m.org_activity_branch_renamed,
  'branch.closed': m.org_activity_branch_closed,
  'branch.handed_over': m.org_activity_branch_handed_over,
  'branch.reopened': m.org_activity_branch_reopened,
  'profile.changed': m.activity_profile_changed,
  'email.requested': m.activity_email_requested,
  'email.changed': m.activity_email_changed,
  'password.changed': m.activity_password_changed,
  'password.reset': m.activity_password_reset,
  'session.ended': m.activity_session_ended,
  'sessions.ended': m.activity_sessions_ended,
  'data.exported': m.activity_data_exported,
  'review.approved': m.review_activity_approved,
  'review.edited': m.review_activity_edited,
  'review.fell_back': m.review_activity_fell_back,
  'review.reopened': m.review_activity_reopened,
  'births.checked': m.bulk_activity_checked,
  'births.imported': m.bulk_activity_imported,
  'births.discarded': m.bulk_activity_discarded,
  'report.created': m.activity_report_created,
  'report.downloaded': m.activity_report_downloaded,
  'report.mail_requested': m.activity_report_mail_requested,
  'report.deleted': m.activity_report_deleted,
  'report.judged': m.read_activity_judged,
  'report.corrected': m.activity_report_corrected,
  'report.edited': m.birthform_activity_edited,
  'report.rewritten': m.activity_report_rewritten,
  'report.version_chosen': m.wording_activity_chosen,
  'report.version_declined': m.wording_activity_declined,
  'report.wording_asked': m.wording_activity_asked,
  'report.verified': m.trace_activity_verified,
  'report.composed_anew': m.wording_activity_composed,
  'report.complimentary': m.activity_report_complimentary,
  'reports.exported': m.activity_reports_exported,
  'payment.captured': m.activity_payment_captured,
  'payment.refunded': m.activity_payment_refunded,
  'refund.requested': m.activity_refund_requested,
  'receipt.downloaded': m.activity_receipt_downloaded,
  'credit_note.downloaded': m.payadmin_activity_credit_note,
  'payments.exported': m.payadmin_activity_exported,
  'email.kept': m.activity_email_kept,
  'account.deleted': m.activity_account_deleted,
  'knowledge.edited': m.knowledge_activity_edited,
  'knowledge.rolled_back': m.knowledge_activity_rolled_back,
  'knowledge.offer_answered': m.knowledge_activity_offer_answered,
  'knowledge.uploaded': m.upload_activity,
  'drafts.requested': m.draft_activity_requested,
  'drafts.approved': m.draft_activity_approved,
  'draft.rejected': m.draft_activity_rejected,
  'job.retried': m.activity_job_retried,
  'jobs.retried': m.activity_jobs_retried,
  'mail.resent': m.activity_mail_resent,
  'audit.exported': m.activity_audit_exported,
  'account.changed': m.people_activity_changed,
  'account.reactivated': m.people_activity_reactivated,
  'account.deactivated': m.people_activity_deactivated,
  'account.deletion_scheduled': m.people_activity_deletion_scheduled,
  'account.restored': m.people_activity_restored,
  'admin.invited': m.people_activity_admin_invited,
  'admin.invitation_withdrawn': m.people_activity_admin_withdrawn,
  'admin.activated': m.people_activity_admin_activated,
  'admin.deactivated': m.people_activity_admin_deactivated,
  'report.opened': m.people_activity_report_opened,
  'member.changed': m.members_activity_changed,
  'member.disabled': m.members_activity_disabled,
  'member.enabled': m.members_activity_enabled,
  'members.file_sent': m.members_activity_file_sent,
  'reports.handed_over': m.members_activity_handed_over,
  'archive.requested': m.glist_activity_requested,
  'archive.cancelled': m.glist_activity_cancelled,
  'archive.downloaded': m.glist_activity_downloaded,
  'report.erased': m.duty_activity_report_erased,
  'consent.withdrawn': m.duty_activity_consent_withdrawn,
  'consent.renewed': m.duty_activity_consent_renewed,
  'consents.exported': m.duty_activity_consents_exported,
  'access_log.exported': m.duty_activity_log_exported,
  'group.data_exported': m.duty_activity_data_exported,
  'group.duty_changed': m.duty_activity_duty_changed,
  'group.terms_accepted': m.duty_activity_terms_accepted,
  'group.retention_changed': m.duty_activity_retention_changed,
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
