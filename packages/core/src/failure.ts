/** Every expected refusal of the product: its code and the HTTP status that carries it. */
export const failureStatus = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.unsupported': 415,
  'request.timeout': 408,
  'request.too_many': 429,
  'captcha.invalid': 400,
  'captcha.no_audio': 404,
  'captcha.expired': 410,
  'login.bad_credentials': 401,
  'login.not_activated': 403,
  'login.disabled': 403,
  'login.group_closed': 403,
  'login.throttled': 429,
  'link.invalid': 400,
  'link.expired': 410,
  'link.closed': 404,
  'link.enough': 409,
  'invitation.used': 410,
  'invitation.expired': 410,
  'invitation.withdrawn': 410,
  'invitation.waiting': 409,
  'invitation.closed': 410,
  'member.above': 403,
  'member.branch_closed': 409,
  'member.enabled': 409,
  'member.has_reports': 409,
  'mail.cooldown': 429,
  'mail.not_resendable': 409,
  'job.in_the_way': 409,
  'account.changed': 409,
  'account.own': 409,
  'account.last_admin': 409,
  'account.deleting': 409,
  'session.missing': 401,
  'access.denied': 403,
  'route.unknown': 404,
  'host.foreign': 421,
  'record.missing': 404,
  'group.conflict': 409,
  'branch.conflict': 409,
  'branch.closed': 409,
  'branch.last_open': 409,
  'branch.invitations_wait': 409,
  'form.missing': 404,
  'form.closed': 410,
  'student.registered': 409,
  'report.not_ready': 409,
  'report.unpaid': 402,
  'report.refunded': 409,
  'report.conflict': 409,
  'report.kept': 409,
  'report.not_correctable': 409,
  'report.pdf_taken': 409,
  'report.uneditable': 409,
  'report.uncorrectable_unpaid': 402,
  'report.version_closed': 410,
  'blind_test.closed': 409,
  'wording.underway': 409,
  'wording.enough': 429,
  'wording.language': 409,
  'wording.no_model': 409,
  'archive.empty': 409,
  'archive.underway': 409,
  'archive.not_ready': 409,
  'archive.expired': 410,
  'report.withdrawn': 410,
  'consent.changed': 409,
  'erasure.changed': 409,
  'duty.conflict': 409,
  'payment.not_due': 409,
  'payment.in_progress': 409,
  'payment.not_refundable': 409,
  'payment.nothing_left': 409,
  'payment.event_invalid': 400,
  'payment.approval_invalid': 400,
  'payment.unavailable': 503,
  'places.token_invalid': 400,
  'knowledge.entry_exists': 409,
  'knowledge.entry_missing': 404,
  'knowledge.changed_meanwhile': 409,
  'knowledge.nothing_to_change': 409,
  'knowledge.only_offered': 409,
  'knowledge.answered': 409,
  'review.decided': 409,
  'review.not_edited': 409,
  'review.no_fallback': 409,
  'review.not_reversible': 409,
  'draft.changed': 409,
  'draft.outdated': 409,
  'draft.no_model': 409,
  'upload.invalid': 409,
  'upload.used': 409,
  'upload.expired': 410,
  'upload.outdated': 409,
  'upload.other_file': 409,
  'births.closed': 409,
  'births.places_open': 409,
  'births.nothing_to_take': 409,
  'births.begun': 409,
  'pdf.failed': 503,
  'server.busy': 503,
  'server.unavailable': 503,
  'server.error': 500,
} as const;
export type FailureCode = keyof typeof failureStatus;

/** One error of one field; the path is dotted, as in `place.place_id`. */
export interface FieldError {
  path: string;
  message: string;
}

/** An expected refusal, shown to the caller. Anything else that is thrown is a bug and shows only its request id. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Lets the owner of an account that waits for its activation have the mail sent again. */
  readonly pendingToken: string | undefined;

  constructor(
    code: FailureCode,
    details: {
      errors?: readonly FieldError[];
      retryAfterSeconds?: number;
      pendingToken?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.pendingToken = details.pendingToken;
  }

  /** The HTTP status that carries this refusal. */
  get status(): number {
    return failureStatus[this.code];
  }
}

/** A refusal of one field of the request. */
export function invalidField(path: string, message: string): Failure {
  return new Failure('request.invalid', { errors: [{ path, message }] });
}
