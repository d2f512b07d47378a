import type { Locale } from '@udaya/core/locale';
import { expect, it } from 'vitest';
import { writeLetter } from './letters.ts';
import { setLetter } from './set-letter.ts';

const sender = {
  productName: 'Udaya',
  supportEmail: 'help@udaya.example',
  publicUrl: 'https://udaya.example',
};
const at = '2026-03-04T05:06:00Z';

it('says before its button what the button is for, where a password was changed', () => {
  const content = { username: 'meena', at, userType: 'USER' } as const;
  const { text, html } = setLetter(writeLetter('password-changed', content, sender), 'Meena', sender);
  for (const mail of [text, html]) {
    const about = mail.indexOf('If this was not you');
    expect(about).toBeGreaterThan(0);
    expect(mail.indexOf('/forgot-password')).toBeGreaterThan(about);
  }
});

it('keeps a time and its zone on one line, in the time of India', () => {
  const letter = writeLetter('account-deleted', { username: 'meena', at }, sender);
  expect(setLetter(letter, '', sender).text).toContain('4 March 2026 at 10:36\u00A0IST');
});

it('is marked with the language of its reader', () => {
  const content = { username: 'meena', token: 'token' };
  const tamil = writeLetter('activation', content, sender, 'ta' as Locale);
  expect(setLetter(tamil, 'Meena', sender).html).toContain('<html lang="ta">');
  expect(setLetter(writeLetter('activation', content, sender), '', sender).html).toContain(
    '<html lang="en">',
  );
});
