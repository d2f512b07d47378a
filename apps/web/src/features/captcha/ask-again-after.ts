import { ApiError } from '../../api/api-error.ts';
import { isAway } from '../../api/reach.ts';

/** While nothing gets through, in milliseconds. */
const awayMs = 10_000;

/** When a captcha that did not come is asked for again automatically, in milliseconds; false where asking again would not help. */
export function askAgainAfter(error: unknown): number | false {
  if (!(error instanceof ApiError)) return false;
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000;
  return isAway(error.status) && awayMs;
}
