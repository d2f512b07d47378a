/**
 * How long an answer asks to be left alone, in milliseconds: from `Retry-After` in seconds or as an HTTP date, or from the finer
 * `retry-after-ms` of some providers. Undefined where it does not say.
 */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const fine = Number(headers.get('retry-after-ms') || Number.NaN);
  if (fine >= 0) return Math.ceil(fine);
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(said)) return Math.ceil(Number(said) * 1_000);
  const date = /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
