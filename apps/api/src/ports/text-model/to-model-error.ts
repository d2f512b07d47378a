import type { ModelFailure } from '@udaya/core/writing/model-calls';
import { APICallError } from 'ai';
import { OutboundError, type OutboundReason } from '../../platform/outbound/create-outbound.ts';
import { ModelError } from './text-model.ts';

const reasons: Record<OutboundReason, ModelFailure> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  redirected: 'bad-answer',
  'too-large': 'too-large',
  'server-error': 'server-error',
  resting: 'resting',
};

const byStatus: Record<number, ModelFailure> = {
  401: 'unauthorised',
  // Nothing is left to pay with: whoever has the key has to act, as where it is wrong.
  402: 'unauthorised',
  403: 'unauthorised',
  408: 'timeout',
  429: 'busy',
};

/** Why the SDK got no answer, without anything of what was sent or said. */
export function toModelError(name: string, thrown: unknown): ModelError {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    if (at instanceof ModelError) return at;
    if (at instanceof OutboundError) return outboundError(name, at);
    const status = APICallError.isInstance(at) ? at.statusCode : undefined;
    if (status !== undefined) return statusError(name, status, at as APICallError);
  }
  return new ModelError(name, 'bad-answer');
}

function outboundError(name: string, { reason, answered }: OutboundError): ModelError {
  const pause = answered ? retryAfterMs(answered.headers) : undefined;
  // 529 is how Anthropic says that it has too much to do.
  const isBusy = answered?.status === 529 || (answered?.status === 503 && pause !== undefined);
  return new ModelError(name, isBusy ? 'busy' : reasons[reason], { retryAfterMs: pause });
}

function statusError(name: string, status: number, error: APICallError): ModelError {
  const isFiltered = status === 400 && /content_filter|content policy/i.test(error.responseBody ?? '');
  const reason = isFiltered ? 'refused' : (byStatus[status] ?? 'bad-answer');
  const pause = reason === 'busy' ? retryAfterMs(new Headers(error.responseHeaders)) : undefined;
  return new ModelError(name, reason, { retryAfterMs: pause });
}

/** What a server said against a request that it does not take as it is; undefined where it failed otherwise. */
export function refusalOf(thrown: unknown): string | undefined {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    if (at instanceof OutboundError) return at.answered?.status === 501 ? '' : undefined;
    if (APICallError.isInstance(at) && at.statusCode !== undefined)
      return [400, 415, 422].includes(at.statusCode) ? (at.responseBody ?? '') : undefined;
  }
  return undefined;
}

/**
 * How long an answer asks to be left alone, in milliseconds: from `Retry-After` in seconds or as an HTTP date, or from the finer
 * `retry-after-ms` of some providers. Undefined where it does not say.
 */
function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const fine = Number(headers.get('retry-after-ms') || Number.NaN);
  if (fine >= 0) return Math.ceil(fine);
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(said)) return Math.ceil(Number(said) * 1_000);
  const date = /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
