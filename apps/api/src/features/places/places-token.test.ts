import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkPlacesToken, makePlacesToken } from './places-token.ts';

const key = randomBytes(32);
const now = Date.parse('2026-05-04T03:02:01Z');
const minutes = (count: number) => now + count * 60_000;

it('lets its user search for thirty minutes', () => {
  const token = makePlacesToken(key, 'meena', now);
  expect(() => checkPlacesToken(key, 'meena', token, minutes(29))).not.toThrow();
  expect(() => checkPlacesToken(key, 'meena', token, minutes(31))).toThrow('places.token_invalid');
});

it('refuses the token of another user, of another key, and one that is changed or made up', () => {
  const token = makePlacesToken(key, 'meena', now);
  const [ends = '', signature = ''] = token.split('.');
  const later = (Number.parseInt(ends, 36) + 60_000).toString(36);
  expect(() => checkPlacesToken(key, 'ravi', token, now)).toThrow('places.token_invalid');
  expect(() => checkPlacesToken(randomBytes(32), 'meena', token, now)).toThrow('places.token_invalid');
  for (const forged of [
    `${later}.${signature}`,
    `${ends}.`,
    '.',
    '',
    'x',
    `${ends}.${signature}x`,
    `${token}.y`.slice(1),
  ]) {
    expect(() => checkPlacesToken(key, 'meena', forged, now)).toThrow('places.token_invalid');
  }
});
