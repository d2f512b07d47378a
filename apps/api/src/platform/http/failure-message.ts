import type { FailureCode } from '@udaya/core/failure';
import * as m from '@udaya/messages';

/** What each refusal says to the caller. */
const messages: Record<FailureCode, (details: { seconds: number }) => string> = {
  'request.invalid': m.failure_request_invalid,
  'request.too_large': m.failure_request_too_large,
  'request.unsupported': m.failure_request_unsupported,
  'request.timeout': m.failure_request_timeout,
  'request.too_many': m.failure_request_too_many,
  'captcha.invalid': m.failure_captcha_invalid,
  'captcha.no_audio': m.failure_captcha_no_audio,
  'captcha.expired': m.failure_captcha_expired,
  'login.bad_credentials': m.failure_login_bad_credentials,
  'login.not_activated': m.failure_login_not_activated,
  'login.disabled': m.failure_login_disabled,
  'login.throttled': m.failure_login_throttled,
  'link.invalid': m.failure_link_invalid,
  'link.expired': m.failure_link_expired,
  'mail.cooldown': m.failure_mail_cooldown,
  'session.missing': m.failure_session_missing,
  'access.denied': m.failure_access_denied,
  'route.unknown': m.failure_route_unknown,
  'host.foreign': m.failure_host_foreign,
  'record.missing': m.failure_record_missing,
  'report.not_ready': m.failure_report_not_ready,
  'report.unpaid': m.failure_report_unpaid,
  'report.refunded': m.failure_report_refunded,
  'report.conflict': m.failure_report_conflict,
  'report.not_correctable': m.failure_report_not_correctable,
  'report.uncorrectable_unpaid': m.failure_report_uncorrectable_unpaid,
  'report.version_closed': m.failure_report_version_closed,
  'report.kept': m.failure_report_kept,
  'payment.not_due': m.failure_payment_not_due,
  'payment.in_progress': m.failure_payment_in_progress,
  'payment.not_refundable': m.failure_payment_not_refundable,
  'payment.nothing_left': m.failure_payment_nothing_left,
  'payment.event_invalid': m.failure_payment_event_invalid,
  'payment.unavailable': m.failure_payment_unavailable,
  'places.token_invalid': m.failure_places_token_invalid,
  'pdf.failed': m.failure_pdf_failed,
  'server.busy': m.failure_server_busy,
  'server.unavailable': m.failure_server_unavailable,
  'server.error': m.failure_server_error,
};

/** The sentence for a refusal. */
export function failureMessage(code: FailureCode, retryAfterSeconds = 0): string {
  return messages[code]({ seconds: retryAfterSeconds });
}
