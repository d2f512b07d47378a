/** Headers under which PayPal signs a webhook: the names that its verification takes them by, and how they look. */
const fields = {
  auth_algo: ['paypal-auth-algo', /^[\w-]{1,40}$/],
  cert_url: ['paypal-cert-url', /^https:\/\/(?:[a-z\d-]{1,40}\.){1,4}paypal\.com\/[\x21-\x7e]{1,500}$/],
  transmission_id: ['paypal-transmission-id', /^[\w-]{1,100}$/],
  transmission_sig: ['paypal-transmission-sig', /^[A-Za-z\d+/=]{20,2000}$/],
  transmission_time: ['paypal-transmission-time', /^\d{4}-\d\d-\d\dT[\d:.]{1,20}(?:Z|[+-]\d\d:?\d\d)$/],
} as const;

const hourMs = 3_600_000;
/** PayPal offers an event again for three days. */
const oldestMs = 4 * 24 * hourMs;

/**
 * What a webhook's headers say of its signature, in the words of PayPal's verification; undefined where PayPal can't have sent
 * them: one is missing or misshapen, the certificate lies elsewhere, or the time is long past or to come.
 */
export function readSignature(
  headers: Record<string, unknown>,
  nowMs = Date.now(),
): Record<keyof typeof fields, string> | undefined {
  const found: Partial<Record<keyof typeof fields, string>> = {};
  for (const field of Object.keys(fields) as (keyof typeof fields)[]) {
    const [header, shape] = fields[field];
    const value = headers[header];
    if (typeof value !== 'string' || value.length > 2_000 || !shape.test(value)) return undefined;
    found[field] = value;
  }
  const ageMs = nowMs - Date.parse(found.transmission_time ?? '');
  // A time that cannot be read is no number, and in no range.
  if (!(ageMs > -hourMs && ageMs < oldestMs)) return undefined;
  return found as Record<keyof typeof fields, string>;
}
