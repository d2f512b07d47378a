import { describe, expect, it } from 'vitest';
import { guessablePassword } from './guessable-password.ts';

const common = new Set(['password', 'sunshine', '123456', 'mango']);
const personal = ['Meena', 'Sundaram', 'meena_s', 'meena.sundaram', 'கயல்விழி', 'Karaikal', 'Tamil Nadu'];
const numbers = ['98400 12345', '+919840012345'];
const product = ['Udaya', 'Bright Stars Pvt Ltd'];

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

  it.each([
    '9840012345',
    '+919840012345',
    '0984-00-12345',
    'm9840012345!',
    'Karaikal123',
    'tamil-nadu-1',
    'TamilNadu@1',
  ])('is personal: %s', (one) => {
    expect(guessablePassword(one, common, [...personal, ...numbers], product)).toBe('personal');
  });

  it.each([
    'Udaya-demo-2026',
    'Udaya@2026',
    'udaya123',
    'BrightStars1',
    'Chennai123',
    'chennai-madurai',
    'Kolkata@2026',
    'Astrology7',
    'my-udaya-1',
    'udayaMeena1',
  ])('is what others expect here: %s', (one) => {
    expect(guessablePassword(one, common, personal, product)).toBe('expected');
  });

  it.each(['Mumbai to the tea garden', 'chennai 8364920173', 'udaya-mango-river'])(
    'holds such a word and is neither: %s',
    (one) => {
      expect(guessablePassword(one, common, personal, product)).toBeUndefined();
    },
  );

  it.each(['river-lamp-42', 'Mango#2026', 'walks with Meena at noon', 'மழை நாள் வந்தது'])(
    'is neither: %s',
    (one) => {
      expect(guessablePassword(one, common, personal)).toBeUndefined();
    },
  );
});
