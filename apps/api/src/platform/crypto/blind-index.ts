import { hkdfSync } from 'node:crypto';
import { hmac } from './secrets.ts';

/**
 * What a sealed value is found by: an HMAC of the whole value under a key that is derived from `key` for this purpose, 43 characters
 * of base64url. Equal values have equal ones; whoever lacks the key can neither read them nor try values out.
 */
export function blindIndex(key: Buffer, purpose: string, value: string): string {
  return hmac(Buffer.from(hkdfSync('sha256', key, '', `blind index: ${purpose}`, 32)), value);
}
