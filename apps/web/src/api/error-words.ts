import type { FieldError } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { ApiError } from './api-error.ts';

/** An error as a person reads it. */
export interface ErrorWords {
  message: string;
  requestId: string | undefined;
  fields: readonly FieldError[];
}

const longestMessage = 300;

/** Turns whatever was thrown into words: the server's own where it refused, plain ones for everything else. */
export function errorWords(error: unknown): ErrorWords {
  if (!(error instanceof ApiError))
    return { message: m.failure_server_error(), requestId: undefined, fields: [] };
  return { message: messageOf(error), requestId: error.requestId, fields: error.errors };
}

function messageOf(error: ApiError): string {
  if (error.code === 'login.bad_credentials') return m.login_bad_credentials();
  if (error.code === 'captcha.invalid') return m.login_captcha_invalid();
  const readable = error.message.trim() !== '' && error.message.length <= longestMessage;
  return readable ? error.message : m.failure_server_error();
}
