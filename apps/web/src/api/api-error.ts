import type { FailureCode, FieldError } from '@udaya/core/failure';

/** What went wrong: a refusal of the server, or a call that never reached it. */
export type ErrorCode = FailureCode | 'network.unreachable' | 'network.timeout' | 'reply.unexpected';

interface Details {
  status: number;
  code: ErrorCode;
  message: string;
  requestId?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  pendingToken?: string | undefined;
  cause?: unknown;
}

/** Every way in which a call can fail. `status` is 0 where no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** Lets the owner of an account that waits for its activation have the mail sent again. */
  readonly pendingToken: string | undefined;

  constructor(details: Details) {
    super(details.message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.pendingToken = details.pendingToken;
  }
}
