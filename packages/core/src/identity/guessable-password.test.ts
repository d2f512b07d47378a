import { describe, expect, it } from 'vitest';
import { guessablePassword } from './guessable-password.ts';

const common = new Set(['password', 'sunshine', '123456', 'mango']);
const personal = ['Meena', 'Sundaram', 'meena_s', 'meena.sundaram', 'கயல்விழி'];

describe('a password that others would guess', () => {
  it.each([
    'password',
    'PASSWORD',
    'Password@123',
    'Sunshine2024!',
    '123456',
    'aaaaaa',
    'ababab',
    'ｐａｓｓｗｏｒｄ',
  ])('is common: %s', (one) => {
    expect(guessablePassword(one, common, personal)).toBe('common');
  });

  it.each(['Meena@2026', 'meena_s1', 'sundaram99', '1sundaram1', 'meena.sundaram', 'கயல்விழி12'])(
    'is personal: %s',
    (one) => {
      expect(guessablePassword(one, common, personal)).toBe('personal');
    },
  );

  it.each(['river-lamp-42', 'Mango#2026', 'walks with Meena at noon', 'மழை நாள் வந்தது'])(
    'is neither: %s',
    (one) => {
      expect(guessablePassword(one, common, personal)).toBeUndefined();
    },
  );
});
