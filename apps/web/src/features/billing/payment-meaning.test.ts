import type { Payment, Refund } from '@udaya/contract/billing';
import { describe, expect, test } from 'vitest';
import { isMoneyTaken, meaningOf } from './payment-meaning.ts';

const open: Payment = {
  id: 'p1',
  orderId: 'ORDER123',
  provider: 'sandbox',
  reportId: 'r1',
  name: 'Malar',
  reportLanguage: 'en',
  product: 'Report',
  status: 'CREATED',
  paymentStatus: 'PENDING',
  amount: 16,
  currency: 'SGD',
  invoiceAmount: 1000,
  invoiceCurrency: 'INR',
  issue: null,
  declines: 0,
  mayTryAgain: true,
  receiptNumber: null,
  refund: null,
  refunds: [],
  refundedAmount: 0,
  createdDate: '2026-11-21T10:00:00Z',
  paidDate: null,
};
const paid: Payment = { ...open, status: 'CAPTURED', paymentStatus: 'PAID', mayTryAgain: false };
const refund = (status: Refund['status'], amount = 16): Refund => ({
  id: 'f1',
  status,
  amount,
  currency: 'SGD',
  createdDate: '2026-11-21T11:00:00Z',
  completedDate: null,
  creditNote: null,
  reason: '',
  issue: null,
});
/** A payment with one refund. */
const withRefund = (payment: Payment, one: Refund): Payment => ({
  ...payment,
  refund: one,
  refunds: [one],
  refundedAmount: one.status === 'COMPLETED' ? one.amount : 0,
});

describe('what a payment means', () => {
  test.each<[string, Payment, string, 'report' | 'checkout' | undefined]>([
    ['that was not approved', open, 'This payment is incomplete', 'checkout'],
    ['that is being taken', { ...open, status: 'APPROVED' }, 'Your payment', undefined],
    ['that is paid', paid, 'Thank you! Payment done successfully.', 'report'],
    ['that failed', { ...open, status: 'FAILED', paymentStatus: 'FAILED' }, 'Payment failed!', 'checkout'],
    ['that failed before another paid', { ...paid, status: 'FAILED' }, 'This report is paid for', 'report'],
    ['that goes back', withRefund(paid, refund('PENDING')), 'This payment is being refunded', 'report'],
    [
      'whose refund failed',
      withRefund(paid, refund('FAILED')),
      'Thank you! Payment done successfully.',
      'report',
    ],
    [
      'that went back',
      withRefund({ ...paid, status: 'REFUNDED', paymentStatus: 'REFUNDED' }, refund('COMPLETED')),
      'This payment was refunded',
      undefined,
    ],
    [
      'of which a part goes back',
      withRefund(paid, refund('PENDING', 5)),
      'Thank you! Payment done successfully.',
      'report',
    ],
    [
      'of which a part went back',
      withRefund(paid, refund('COMPLETED', 5)),
      'Thank you! Payment done successfully.',
      'report',
    ],
    [
      'whose report is deleted',
      { ...paid, reportId: null, paymentStatus: null },
      'Thank you! Payment done successfully.',
      undefined,
    ],
  ])('for one %s', (_, payment, title, nextStep) => {
    expect(meaningOf(payment)).toMatchObject({ title, nextStep });
  });

  test('a second payment that went back does not say that the report is closed', () => {
    const twice: Payment = withRefund({ ...paid, status: 'FAILED' }, refund('COMPLETED'));
    expect(meaningOf(twice).text).not.toContain('no longer available');
    expect(meaningOf({ ...twice, paymentStatus: 'REFUNDED' }).text).toContain('no longer available');
  });

  test('a part that went back is said with its sum, and closes nothing', () => {
    const { text = '' } = meaningOf(withRefund(paid, refund('COMPLETED', 5)));
    expect(text.replaceAll('\u00A0', ' ')).toContain('SGD 5.00 of the payment was refunded.');
    expect(text).not.toContain('closed');
  });

  test('money counts as taken only once it was', () => {
    expect(isMoneyTaken({ ...open, status: 'PENDING' })).toBe(false);
    expect(isMoneyTaken({ ...open, status: 'FAILED' })).toBe(false);
    expect(isMoneyTaken(paid)).toBe(true);
  });
});
