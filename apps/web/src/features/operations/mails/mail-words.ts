import type { LoggedMail, mailKinds } from '@udaya/contract/mail-log';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../../ui/status-badge.tsx';

/** Every kind of mail in words. */
export const kindWords: Record<(typeof mailKinds)[number], () => string> = {
  activation: m.operations_mail_activation,
  'activation-again': m.operations_mail_activation_again,
  'admin-invitation': m.operations_mail_admin_invitation,
  'already-registered': m.operations_mail_already_registered,
  'password-reset': m.operations_mail_password_reset,
  'login-locked': m.operations_mail_login_locked,
  'password-changed': m.operations_mail_password_changed,
  'email-confirm': m.operations_mail_email_confirm,
  'email-notice': m.operations_mail_email_notice,
  'email-changed': m.operations_mail_email_changed,
  'report-ready': m.operations_mail_report_ready,
  'report-file': m.operations_mail_report_file,
  'payment-receipt': m.operations_mail_payment_receipt,
  'payment-refunded': m.operations_mail_payment_refunded,
  'payment-failed': m.operations_mail_payment_failed,
  'account-deleted': m.operations_mail_account_deleted,
  'group-invitation': m.operations_mail_group_invitation,
  'group-code-changed': m.operations_mail_group_code_changed,
  'member-changed': m.operations_mail_member_changed,
  'retention-notice': m.operations_mail_retention_notice,
  'account-deactivated': m.operations_mail_account_deactivated,
  'account-activated': m.operations_mail_account_activated,
  'account-details-changed': m.operations_mail_account_details_changed,
  'account-deletion-scheduled': m.operations_mail_account_deletion_scheduled,
  'account-restored': m.operations_mail_account_restored,
};

export const stateWords: Record<LoggedMail['state'], { tone: BadgeTone; words: () => string }> = {
  waiting: { tone: 'waiting', words: m.operations_mail_waiting },
  sent: { tone: 'good', words: m.operations_mail_sent },
  failed: { tone: 'bad', words: m.operations_mail_failed },
};

/** Why a mail cannot be sent again. */
export const keptBy: Partial<Record<LoggedMail['resend'], () => string>> = {
  'own-link': m.operations_mail_own_link,
  'contents-gone': m.operations_mail_contents_gone,
};

/** A kind of mail in words, also one that the page does not know yet. */
export function mailWords(kind: string): string {
  return (kindWords as Partial<Record<string, () => string>>)[kind]?.() ?? kind;
}
