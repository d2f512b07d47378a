import { ApiError } from '../../../api/api-error.ts';

/** For how many seconds the server sends no further mail after a refusal of that kind. */
export function secondsAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'mail.cooldown') return undefined;
  return error.retryAfterSeconds ?? 60;
}

/** The same as a moment, in milliseconds since 1970. */
export function waitAfter(error: unknown): number | undefined {
  const seconds = secondsAfter(error);
  return seconds === undefined ? undefined : momentIn(seconds);
}

/** The moment that lies so many seconds ahead, in milliseconds since 1970. */
export function momentIn(seconds: number): number {
  return Date.now() + seconds * 1000;
}
