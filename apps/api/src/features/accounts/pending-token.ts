import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import { hmac } from '../../platform/crypto/secrets.ts';

const lifetimeMs = 24 * 3_600_000;

/**
 * What a pending token allows. `move`: to whoever registered or knows the password, the mail again or to another address.
 * `again`: to whoever holds an old link, which may have gone to a mistyped address, the mail again, where it belongs.
 */
export type PendingPower = 'move' | 'again';

/**
 * A token with which the mail of an account that waits for its activation can be sent again. It opens nothing else, so
 * nothing is stored: the key's signature is the proof.
 */
export function makePendingToken(
  key: Buffer,
  userId: string,
  power: PendingPower,
  nowMs = Date.now(),
): string {
  const ends = (nowMs + lifetimeMs).toString(36);
  return `${userId}.${power}.${ends}.${sign(key, userId, power, ends)}`;
}

/**
 * The account of a pending token, and whether it may be moved to another address.
 * @throws Failure `link.expired` for a token that is made up or has run out
 */
export function readPendingToken(
  key: Buffer,
  token: string,
  nowMs = Date.now(),
): { userId: string; mayMove: boolean } {
  const [userId = '', power = '', ends = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, userId, power, ends));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || Number.parseInt(ends, 36) < nowMs) throw new Failure('link.expired');
  return { userId, mayMove: power === ('move' satisfies PendingPower) };
}

function sign(key: Buffer, userId: string, power: string, ends: string): string {
  return hmac(key, `pending ${userId} ${power} ${ends}`);
}
