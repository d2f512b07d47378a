import { ApiError } from '../../../api/api-error.ts';

/** Until when the server sends no further mail after a refusal of that kind, in milliseconds since 1970. */
export function waitAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'mail.cooldown') return undefined;
  return momentIn(error.retryAfterSeconds ?? 60);
}

/** The moment that lies so many seconds ahead, in milliseconds since 1970. */
export function momentIn(seconds: number): number {
  return Date.now() + seconds * 1000;
}
