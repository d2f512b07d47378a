import type { FieldError } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { ApiError } from './api-error.ts';

/** An error as a person reads it. */
export interface ErrorText {
  message: string;
  requestId: string | undefined;
  fields: readonly FieldError[];
}

const longestMessage = 300;
// The words of Chromium, Firefox and Safari for a part of the page that could not be loaded.
const missingFile =
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** Whether a part of the page itself could not be loaded. A module's is a TypeError, a style sheet's a plain Error. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message);
}

/** Turns whatever was thrown into words: the server's own where it refused, plain ones for everything else. */
export function errorText(error: unknown): ErrorText {
  // A page's own files did not come: the connection, not the server, is at fault, and no log has a number for it.
  if (isMissingFile(error)) return { message: m.error_network(), requestId: undefined, fields: [] };
  if (!(error instanceof ApiError))
    return { message: m.error_unexpected(), requestId: undefined, fields: [] };
  return { message: messageOf(error), requestId: error.requestId, fields: error.errors };
}

function messageOf(error: ApiError): string {
  if (error.code === 'login.bad_credentials') return m.login_bad_credentials();
  if (error.code === 'captcha.invalid') return m.captcha_invalid();
  // Without a number there is none to tell support.
  if (error.message === m.failure_server_error() && !error.requestId) return m.error_unexpected();
  const readable = error.message.trim() !== '' && error.message.length <= longestMessage;
  if (readable) return error.message;
  return error.requestId ? m.failure_server_error() : m.error_unexpected();
}

/** An error as a message: its words and, where the server has answered, the number that support finds the request by. */
export function errorLine(error: unknown): { text: string | undefined; detail: string | undefined } {
  if (!error) return { text: undefined, detail: undefined };
  const { message, requestId } = errorText(error);
  return { text: message, detail: requestId ? m.error_reference({ requestId }) : undefined };
}

/** The same where it stands within other words. */
export function errorSentence(error: unknown): string {
  const { text = '', detail } = errorLine(error);
  return detail ? `${text.replace(/\.$/, '')}. ${detail}` : text;
}
