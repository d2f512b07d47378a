import { paymentStatuses } from '@udaya/core/billing/payment-status';
import { expect, test } from 'vitest';
import { paymentState } from './report-state.ts';

test('the product admin reads of every payment what became of it, and Not Paid only of one that is to come', () => {
  const badges = paymentStatuses.map((paymentStatus) => [
    paymentStatus,
    paymentState({ paymentStatus, paymentUnderway: false }, 'productAdmin').badge,
  ]);
  expect(Object.fromEntries(badges)).toEqual({
    PENDING: 'Not Paid',
    PAID: 'Paid',
    TRIAL: 'Complimentary preview',
    FAILED: 'Payment failed',
    REFUNDED: 'Refunded',
  });
});
