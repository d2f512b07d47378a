import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';

/** What the form says about a refused registration: the server's own sentence where there is one, else the general one. */
export function registerFailure(error: unknown): { message: string; detail: string | undefined } {
  const { message, requestId } = errorWords(error);
  const wordless =
    !(error instanceof ApiError) || error.code === 'server.error' || error.code === 'reply.unexpected';
  if (!wordless) return { message, detail: undefined };
  return { message: m.register_failed(), detail: requestId && m.error_reference({ requestId }) };
}
