import { ErrorBody } from '@udaya/contract/fields';
import { type FailureCode, failureStatus } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { ApiError } from './api-error.ts';
import { isAway, reach } from './reach.ts';

/** The error of a call that got no answer. */
export function unreachable(cause: unknown): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError({ status: 0, code: 'network.timeout', message: m.error_timeout(), cause })
    : lostOnTheWay(cause);
}

/** The error of a call whose answer began and did not come to its end: the connection is at fault, and what is only read may be asked for again. */
export function lostOnTheWay(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network.unreachable', message: m.error_network(), cause });
}

/** The error of an answer that is not what the contract promises. */
export function unexpectedReply(response: Response, cause: unknown): ApiError {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError({
    status: response.status,
    code: 'reply.unexpected',
    message: m.failure_server_error(),
    requestId,
    cause,
  });
}

/** The error that a refusal carries; anything that is not one of ours becomes a plain server error. */
export async function errorOfReply(response: Response): Promise<ApiError> {
  const error = await readError(response);
  reach.note(error.code !== 'server.unavailable');
  return error;
}

async function readError(response: Response): Promise<ApiError> {
  const parsed = ErrorBody.safeParse(await response.json().catch(() => undefined));
  const retryAfter = Number(response.headers.get('retry-after'));
  const retryAfterSeconds = retryAfter > 0 ? retryAfter : undefined;
  if (!parsed.success) {
    const away = isAway(response.status);
    return new ApiError({
      status: response.status,
      code: away ? 'server.unavailable' : 'server.error',
      message: away ? m.failure_server_unavailable() : m.failure_server_error(),
      requestId: response.headers.get('x-request-id') ?? undefined,
      retryAfterSeconds,
    });
  }
  const { message, code, requestId, errors, pendingToken } = parsed.data;
  const known = code in failureStatus ? (code as FailureCode) : 'server.error';
  return new ApiError({
    status: response.status,
    code: known,
    message,
    requestId,
    errors,
    retryAfterSeconds,
    pendingToken,
  });
}
