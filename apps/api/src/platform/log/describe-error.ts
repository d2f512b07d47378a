import { codesOf } from './codes-of.ts';

const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;

/**
 * What the log may hold of an error: no statement and no value, both of which can carry personal data, and no email address,
 * which mail servers like to repeat.
 */
export function describeError(error: unknown): {
  name: string;
  message: string;
  stack?: string;
  cause?: string;
} {
  if (!isErrorLike(error)) return { name: 'unknown', message: typeof error };
  const isQuery = error.message.startsWith('Failed query');
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    name: error.name ?? error.code ?? 'unknown',
    message: isQuery ? 'Failed query' : withoutAddresses(error.message || codesOf(error)),
    ...(frames ? { stack: frames } : {}),
    ...(error.cause instanceof Error ? { cause: describeCause(error.cause, isQuery) } : {}),
  };
}

interface ErrorLike extends Pick<Error, 'message' | 'stack' | 'cause'> {
  name?: string;
  code?: string;
}

/** Whether it tells of itself as an error does; the job queue makes plain objects of its errors. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof (error as { message?: unknown } | null | undefined)?.message === 'string';
}

/** Of a failed statement only the database's code: its message may repeat a value. */
function describeCause(cause: Error & { code?: string }, isQuery: boolean): string {
  return isQuery
    ? `database error ${cause.code ?? 'without a code'}`
    : withoutAddresses([cause.code, cause.message].filter(Boolean).join(' '));
}

function withoutAddresses(text: string): string {
  return text.replace(address, '…');
}
