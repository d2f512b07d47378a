import { invitationDays } from '@udaya/core/groups/group-rules';
import { loginPaths, type UserType } from '@udaya/core/identity/roles';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { dayInIndia, formatInstant } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import { currentLocale, runInLocale } from '../../platform/locale/current-locale.ts';
import { invitationWords, roleWords } from './invitation-words.ts';
import type { Letter, Sender } from './letter.ts';
import type { MailContents, MailKind } from './mail-contents.ts';
import { receiptLetter } from './receipt-letter.ts';

function refundedText(name: string, isPart: boolean): string {
  if (isPart)
    return name ? m.mail_payment_part_refunded_text({ name }) : m.mail_payment_part_refunded_unnamed();
  return name ? m.mail_payment_refunded_text({ name }) : m.mail_payment_refunded_unnamed();
}

const letters: { [K in MailKind]: (content: MailContents[K], sender: Sender) => Omit<Letter, 'lang'> } = {
  activation: ({ username, token }, { productName: product, publicUrl }) => ({
    subject: m.mail_activation_subject({ product }),
    heading: m.mail_activation_heading({ product }),
    paragraphs: [m.mail_activation_text({ username })],
    action: { label: m.mail_activation_action(), url: `${publicUrl}/activate-user/${token}` },
    after: [m.mail_activation_limit(), m.mail_not_you()],
  }),
  'activation-again': ({ username, token }, { productName: product, publicUrl }) => ({
    subject: m.mail_activation_again_subject({ product }),
    heading: m.mail_activation_again_heading(),
    paragraphs: [m.mail_activation_again_text({ username })],
    action: { label: m.mail_activation_action(), url: `${publicUrl}/activate-user/${token}` },
    after: [m.mail_activation_limit(), m.mail_not_you()],
  }),
  'admin-invitation': ({ username, token }, { productName: product, supportEmail: email, publicUrl }) => ({
    subject: m.mail_admin_invitation_subject({ product }),
    heading: m.mail_admin_invitation_heading({ product }),
    paragraphs: [m.mail_admin_invitation_text({ product })],
    rows: [
      { label: m.mail_admin_invitation_username(), value: username },
      { label: m.mail_admin_invitation_login(), value: `${publicUrl}${loginPaths.PRODUCT_ADMIN}` },
    ],
    action: { label: m.mail_admin_invitation_action(), url: `${publicUrl}/reset-password/${token}` },
    after: [m.mail_admin_invitation_limit(), m.mail_admin_invitation_not_you({ email })],
  }),
  'group-invitation': (
    { username, token, group, code, role = 'groupAdmin', branch },
    { productName: product, supportEmail: email, publicUrl },
  ) => ({
    ...invitationWords[role](group, product),
    rows: [
      { label: m.mail_member_role(), value: roleWords[role]() },
      ...(branch ? [{ label: m.mail_member_branch(), value: branch }] : []),
      { label: m.mail_group_invitation_code(), value: code },
      { label: m.mail_admin_invitation_username(), value: username },
      { label: m.mail_admin_invitation_login(), value: `${publicUrl}${loginPaths.GROUP}` },
    ],
    action: { label: m.mail_admin_invitation_action(), url: `${publicUrl}/reset-password/${token}` },
    after: [
      m.mail_group_invitation_limit({ days: invitationDays }),
      m.mail_admin_invitation_not_you({ email }),
    ],
  }),
  'retention-notice': ({ username, reports, months, eraseAt }, { productName: product, publicUrl }) => ({
    subject: m.mail_retention_subject({ product }),
    heading: m.mail_retention_heading(),
    paragraphs: [
      m.mail_retention_text({ username, reports, months }),
      m.mail_retention_when({ date: dayInIndia(new Date(eraseAt), currentLocale()) }),
    ],
    action: { label: m.mail_retention_action(), url: `${publicUrl}/enterprise/data/terms` },
    after: [m.mail_retention_change()],
  }),
  'group-code-changed': ({ username, group, code }, { productName: product, publicUrl }) => ({
    subject: m.mail_group_code_subject({ group }),
    heading: m.mail_group_code_heading(),
    paragraphs: [m.mail_group_code_text({ group, product })],
    rows: [
      { label: m.mail_group_invitation_code(), value: code },
      { label: m.mail_admin_invitation_username(), value: username },
    ],
    action: { label: m.login_title(), url: `${publicUrl}${loginPaths.GROUP}` },
  }),
  'already-registered': ({ username, pending, userType }, { productName: product, publicUrl }) => ({
    subject: m.mail_already_registered_subject({ product }),
    heading: m.mail_already_registered_heading(),
    paragraphs: [
      m.mail_already_registered_text({ username, product }),
      ...(pending ? [m.mail_already_registered_pending()] : []),
    ],
    action: { label: m.mail_already_registered_action(), url: `${publicUrl}${loginPaths[userType]}` },
    after: [m.mail_already_registered_forgot({ url: forgotUrl(publicUrl, userType) })],
  }),
  'password-reset': ({ username, token }, { productName: product, publicUrl }) => ({
    subject: m.mail_password_reset_subject({ product }),
    heading: m.mail_password_reset_heading(),
    paragraphs: [m.mail_password_reset_text({ username })],
    action: { label: m.mail_password_reset_action(), url: `${publicUrl}/reset-password/${token}` },
    after: [m.mail_password_reset_limit(), m.mail_not_you()],
  }),
  'login-locked': ({ username, token }, { productName: product, publicUrl }) => ({
    subject: m.mail_login_locked_subject({ product }),
    heading: m.mail_login_locked_heading(),
    paragraphs: [m.mail_login_locked_text({ username })],
    action: { label: m.mail_password_reset_action(), url: `${publicUrl}/reset-password/${token}` },
    after: [m.mail_login_locked_limit()],
  }),
  'password-changed': (
    { username, at, userType },
    { productName: product, supportEmail: email, publicUrl },
  ) => ({
    subject: m.mail_password_changed_subject({ product }),
    heading: m.mail_password_changed_heading(),
    paragraphs: [
      m.mail_password_changed_text({ username, date: formatMoment(at) }),
      m.mail_password_changed_not_you({ email }),
    ],
    action: { label: m.mail_password_reset_action(), url: forgotUrl(publicUrl, userType) },
  }),
  'email-confirm': ({ username, token }, { productName: product, publicUrl }) => ({
    subject: m.mail_email_confirm_subject({ product }),
    heading: m.mail_email_confirm_heading(),
    paragraphs: [m.mail_email_confirm_text({ username })],
    action: { label: m.mail_email_confirm_action(), url: `${publicUrl}/confirm-email/${token}` },
    after: [m.mail_email_confirm_limit(), m.mail_not_you()],
  }),
  'email-notice': ({ username, newEmail, at }, { productName: product, supportEmail: email }) => ({
    subject: m.mail_email_notice_subject({ product }),
    heading: m.mail_email_notice_heading(),
    paragraphs: [m.mail_email_notice_text({ username, date: formatMoment(at) })],
    rows: [{ label: m.mail_email_notice_row(), value: newEmail }],
    after: [m.mail_email_notice_not_you({ email })],
  }),
  'email-changed': ({ username, newEmail, at }, { productName: product, supportEmail: email }) => ({
    subject: m.mail_email_changed_subject({ product }),
    heading: m.mail_email_changed_heading(),
    paragraphs: [m.mail_email_changed_text({ username, date: formatMoment(at) })],
    rows: [{ label: m.mail_email_notice_row(), value: newEmail }],
    after: [m.mail_email_changed_not_you({ email })],
  }),
  'report-ready': ({ name, reportId, paid }, { productName: product, publicUrl }) => ({
    subject: m.mail_report_ready_subject({ product }),
    heading: m.mail_report_ready_heading(),
    paragraphs: [
      paid ? m.mail_report_ready_text({ name }) : m.mail_report_ready_unpaid({ name }),
      m.report_limits_reading(),
    ],
    action: { label: m.mail_report_ready_action(), url: `${publicUrl}/users-birthchart/${reportId}` },
    after: [m.report_limits_helpline()],
  }),
  'report-file': ({ name, reportId }, { productName: product, publicUrl }) => ({
    subject: m.mail_report_file_subject({ product }),
    heading: m.mail_report_file_heading(),
    paragraphs: [m.mail_report_file_text({ name }), m.mail_report_file_private(), m.report_limits_reading()],
    action: { label: m.mail_report_ready_action(), url: `${publicUrl}/users-birthchart/${reportId}` },
    after: [m.report_limits_helpline()],
  }),
  'payment-receipt': (content, sender) => receiptLetter(content, sender, formatMoment(content.at)),
  'payment-refunded': (
    { name, paymentId, amount, at, isPart, creditNote },
    { productName: product, publicUrl },
  ) => ({
    subject: isPart
      ? m.mail_payment_part_refunded_subject({ product })
      : m.mail_payment_refunded_subject({ product }),
    heading: m.mail_payment_refunded_heading(),
    paragraphs: [refundedText(name, isPart ?? false)],
    rows: [
      { label: m.mail_payment_refunded_amount(), value: amount },
      { label: m.mail_payment_refunded_date(), value: formatMoment(at) },
      ...(creditNote ? [{ label: m.payment_credit_note_number(), value: creditNote }] : []),
    ],
    action: {
      label: creditNote ? m.mail_payment_note_action() : m.mail_payment_refunded_action(),
      url: `${publicUrl}/payments/success/${paymentId}`,
    },
  }),
  'payment-failed': ({ name, reportId }, { productName: product, publicUrl }) => ({
    subject: m.mail_payment_failed_subject({ product }),
    heading: m.mail_payment_failed_heading(),
    paragraphs: [m.mail_payment_failed_text({ name })],
    action: {
      label: m.mail_payment_failed_action(),
      url: `${publicUrl}/payments/invoice?report=${reportId}`,
    },
  }),
  'account-deleted': ({ username, at, announced }, { productName: product }) => ({
    subject: m.mail_account_deleted_subject({ product }),
    heading: m.mail_account_deleted_heading(),
    paragraphs: [
      announced
        ? m.mail_account_erased_text({ username, date: formatMoment(at) })
        : m.mail_account_deleted_text({ username, date: formatMoment(at) }),
      m.mail_account_deleted_kept(),
      m.mail_account_deleted_bye(),
    ],
  }),
  'account-deactivated': ({ username, at }, { productName: product, supportEmail: email }) => ({
    subject: m.mail_account_deactivated_subject({ product }),
    heading: m.mail_account_deactivated_heading(),
    paragraphs: [
      m.mail_account_deactivated_text({ username, date: formatMoment(at) }),
      m.mail_write_to({ email }),
    ],
  }),
  'account-activated': ({ username, userType }, { productName: product, publicUrl }) => ({
    subject: m.mail_account_activated_subject({ product }),
    heading: m.mail_account_activated_heading(),
    paragraphs: [m.mail_account_activated_text({ username })],
    action: { label: m.mail_login_action(), url: `${publicUrl}${loginPaths[userType]}` },
    after: [m.mail_forgot({ url: forgotUrl(publicUrl, userType) })],
  }),
  'account-details-changed': (
    { username, at },
    { productName: product, supportEmail: email, publicUrl },
  ) => ({
    subject: m.mail_account_details_subject({ product }),
    heading: m.mail_account_details_heading(),
    paragraphs: [
      m.mail_account_details_text({ username, product, date: formatMoment(at) }),
      m.mail_write_to({ email }),
    ],
    action: { label: m.mail_account_details_action(), url: `${publicUrl}/profile` },
  }),
  'account-deletion-scheduled': (
    { username, at, eraseAt },
    { productName: product, supportEmail: email },
  ) => ({
    subject: m.mail_account_scheduled_subject({ product }),
    heading: m.mail_account_scheduled_heading(),
    paragraphs: [
      m.mail_account_scheduled_text({ username, date: formatMoment(at) }),
      m.mail_account_scheduled_erased({ date: dayInIndia(new Date(eraseAt), currentLocale()) }),
      m.mail_account_scheduled_write_to({ email }),
    ],
    after: [m.mail_account_deleted_kept()],
  }),
  'member-changed': ({ username, group, role, branch }, { productName: product, supportEmail: email }) => ({
    subject: m.mail_member_changed_subject({ group, product }),
    heading: m.mail_member_changed_heading({ group }),
    paragraphs: [m.mail_member_changed_text({ username, group })],
    rows: [
      { label: m.mail_member_role(), value: roleWords[role]() },
      { label: m.mail_member_branch(), value: branch || m.member_whole_group() },
    ],
    after: [m.mail_member_changed_login(), m.mail_write_to({ email })],
  }),
  'account-restored': ({ username, active, userType }, { productName: product, publicUrl }) => ({
    subject: m.mail_account_restored_subject({ product }),
    heading: m.mail_account_restored_heading(),
    paragraphs: [
      m.mail_account_restored_text({ username }),
      active ? m.mail_account_restored_active() : m.mail_account_restored_inactive(),
    ],
    ...(active
      ? { action: { label: m.mail_login_action(), url: `${publicUrl}${loginPaths[userType]}` } }
      : {}),
  }),
};

/** The page that mails a link for a new password, and leads back to the login of the kind of user. */
function forgotUrl(publicUrl: string, userType: UserType): string {
  return `${publicUrl}/forgot-password${userType === 'USER' ? '' : `?door=${userType}`}`;
}

/** Writes the letter of a kind of mail in its reader's language. */
export function writeLetter<K extends MailKind>(
  kind: K,
  content: MailContents[K],
  sender: Sender,
  lang: Locale = baseLocale,
): Letter {
  return runInLocale(lang, () => ({ lang, ...letters[kind](content, sender) }));
}

/** An ISO instant as '4 March 2026 at 10:36 IST', in the product's time zone. */
function formatMoment(iso: string): string {
  return formatInstant(new Date(iso), productTimeZone, currentLocale());
}
