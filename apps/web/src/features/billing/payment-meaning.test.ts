import type { Payment } from '@udaya/contract/billing';
import { describe, expect, test } from 'vitest';
import { isMoneyTaken, meaningOf } from './payment-meaning.ts';

const open: Payment = {
  id: 'p1',
  orderId: 'ORDER123',
  reportId: 'r1',
  name: 'Malar',
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
  createdDate: '2026-11-21T10:00:00Z',
  paidDate: null,
};
const paid: Payment = { ...open, status: 'CAPTURED', paymentStatus: 'PAID', mayTryAgain: false };
const refund = (status: NonNullable<Payment['refund']>['status']): Payment['refund'] => ({
  status,
  amount: 16,
  currency: 'SGD',
  completedDate: null,
  reason: '',
});

describe('what a payment means', () => {
  test.each<[string, Payment, string, 'report' | 'checkout' | undefined]>([
    ['that was not approved', open, 'This payment is not finished', 'checkout'],
    ['that is being taken', { ...open, status: 'APPROVED' }, 'Your payment', undefined],
    ['that is paid', paid, 'Thank you! Payment done successfully.', 'report'],
    ['that failed', { ...open, status: 'FAILED', paymentStatus: 'FAILED' }, 'Payment failed!', 'checkout'],
    ['that failed before another paid', { ...paid, status: 'FAILED' }, 'This report is paid', 'report'],
    ['that goes back', { ...paid, refund: refund('PENDING') }, 'This payment is being refunded', 'report'],
    [
      'whose refund failed',
      { ...paid, refund: refund('FAILED') },
      'Thank you! Payment done successfully.',
      'report',
    ],
    [
      'that went back',
      { ...paid, status: 'REFUNDED', paymentStatus: 'REFUNDED', refund: refund('COMPLETED') },
      'This payment was refunded',
      undefined,
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
    const twice: Payment = { ...paid, status: 'FAILED', refund: refund('COMPLETED') };
    expect(meaningOf(twice).text).not.toContain('closed');
    expect(meaningOf({ ...twice, paymentStatus: 'REFUNDED' }).text).toContain('closed');
  });

  test('money counts as taken only once it was', () => {
    expect(isMoneyTaken({ ...open, status: 'PENDING' })).toBe(false);
    expect(isMoneyTaken({ ...open, status: 'FAILED' })).toBe(false);
    expect(isMoneyTaken(paid)).toBe(true);
  });
});
