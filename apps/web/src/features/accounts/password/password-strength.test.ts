import { describe, expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 'short'],
    ['ab12c', 'short'],
    ['123456789', 'common'],
    ['1iloveyou', 'weak'],
    ['ILoveYou2026!', 'common'],
    ['abcdefghijklmn', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['abababcbabab', 'weak'],
    ['Tr0ub4d', 'weak'],
    ['Meena2026', 'personal'],
    ['meena.raman.2026', 'personal'],
    ['Chennai-2026', 'expected'],
    ['kite lamp sea', 'fair'],
    ['kite lamp sea-wall', 'good'],
    ['மழை வந்தது நேற்று', 'good'],
  ] as const)('%s is %s', (password, strength) => {
    expect(strengthOf(password, ['Meena', 'meena_r', 'meena@example.org'])).toBe(strength);
  });
});
