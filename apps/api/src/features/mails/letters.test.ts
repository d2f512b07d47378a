import { expect, it } from 'vitest';
import { writeLetter } from './letters.ts';
import { setLetter } from './set-letter.ts';

const operator = {
  legalName: 'Udaya Readings',
  address: '1 Example Street',
  phone: '',
  grievanceOfficer: 'A. Example',
  grievanceEmail: 'grievance@udaya.example',
  grievancePhone: '',
  refundRules: '',
};
const sender = {
  productName: 'Udaya',
  supportEmail: 'help@udaya.example',
  publicUrl: 'https://udaya.example',
  operator: () => operator,
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
  const tamil = writeLetter('activation', content, sender, 'ta');
  expect(setLetter(tamil, 'Meena', sender).html).toContain('<html lang="ta">');
  expect(setLetter(writeLetter('activation', content, sender), '', sender).html).toContain(
    '<html lang="en">',
  );
});

it('names with a receipt who sells and who answers complaints', () => {
  const content = {
    name: 'Meena',
    paymentId: '1',
    number: 'R2627-0000001',
    product: 'A report',
    charged: 'SGD 16.00',
    listed: 'INR 1,000.00',
    at,
  };
  const write = (from: typeof sender) =>
    setLetter(writeLetter('payment-receipt', content, from), 'Meena', from).text;
  expect(write(sender)).toContain('Seller: Udaya Readings · 1 Example Street');
  expect(write(sender)).toContain('Grievance officer: A. Example, grievance@udaya.example. We');
  const reached = { ...operator, grievancePhone: '+91 44 5550 1234' };
  expect(write({ ...sender, operator: () => reached })).toContain(
    'grievance@udaya.example, +91 44 5550 1234.',
  );
  const free = { ...operator, address: '', grievanceOfficer: '' };
  const quiet = write({ ...sender, operator: () => free });
  expect(quiet).toContain('Seller: Udaya Readings\n');
  expect(quiet).not.toContain('Grievance');
});

it('of a receipt leads to the report, says where that is still written, and leads older mails to the receipt', () => {
  const paid = {
    name: 'Diya',
    paymentId: 'payment-1',
    number: 'R-1',
    product: 'Report',
    charged: '₹1,000',
    listed: '₹1,000',
    at,
  };
  const letterOf = (report?: { id: string; isReady: boolean }) =>
    writeLetter('payment-receipt', { ...paid, ...(report ? { report } : {}) }, sender);
  const ready = letterOf({ id: 'report-1', isReady: true });
  expect(ready.action).toEqual({
    label: 'Read the report',
    url: 'https://udaya.example/users-birthchart/report-1',
  });
  expect(setLetter(ready, '', sender).html).toContain('https://udaya.example/payments/success/payment-1');
  expect(letterOf({ id: 'report-1', isReady: false }).paragraphs[0]).toContain('still being prepared');
  expect(letterOf().action?.url).toBe('https://udaya.example/payments/success/payment-1');
});
