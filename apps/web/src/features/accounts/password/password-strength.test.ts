import { describe, expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', null, 'short'],
    ['ab12c', 'common', 'short'],
    ['ILoveYou2026!', 'common', 'common'],
    ['meena.raman.2026', 'personal', 'personal'],
    ['Chennai-2026', 'expected', 'expected'],
    ['Tr0ub4d', null, 'weak'],
    ['kite lamp sea', null, 'fair'],
    ['lamp lamp lamp lap', null, 'fair'],
    ['kite lamp sea-wall', null, 'good'],
    ['மழை வந்தது நேற்று', null, 'good'],
  ] as const)('%s, found %s, is %s', (password, weakness, strength) => {
    expect(strengthOf(password, weakness)).toBe(strength);
  });
});
