import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import { hmac } from '../../platform/crypto/secrets.ts';

const lifetimeMs = 30 * 60_000;

/** A token with which one user may search places for thirty minutes. Nothing is stored: the key's signature is the proof. */
export function makePlacesToken(key: Buffer, userId: string, nowMs = Date.now()): string {
  const ends = (nowMs + lifetimeMs).toString(36);
  return `${ends}.${sign(key, userId, ends)}`;
}

/** @throws Failure `places.token_invalid` for a token that is made up, has run out or was given to another user. */
export function checkPlacesToken(key: Buffer, userId: string, token: string, nowMs = Date.now()): void {
  const [ends = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, userId, ends));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || Number.parseInt(ends, 36) < nowMs) throw new Failure('places.token_invalid');
}

function sign(key: Buffer, userId: string, ends: string): string {
  return hmac(key, `${userId} ${ends}`);
}
