import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import { hmac } from '../../platform/crypto/secrets.ts';

const lifetimeMs = 24 * 3_600_000;

/**
 * A token with which the owner of an account that waits for its activation can have the mail sent again. It opens nothing
 * else, so nothing is stored: the key's signature is the proof.
 */
export function makePendingToken(key: Buffer, userId: string, nowMs = Date.now()): string {
  const ends = (nowMs + lifetimeMs).toString(36);
  return `${userId}.${ends}.${sign(key, userId, ends)}`;
}

/**
 * The account of a pending token.
 * @throws Failure `link.expired` for a token that is made up or has run out
 */
export function readPendingToken(key: Buffer, token: string, nowMs = Date.now()): string {
  const [userId = '', ends = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, userId, ends));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || Number.parseInt(ends, 36) < nowMs) throw new Failure('link.expired');
  return userId;
}

function sign(key: Buffer, userId: string, ends: string): string {
  return hmac(key, `pending ${userId} ${ends}`);
}
