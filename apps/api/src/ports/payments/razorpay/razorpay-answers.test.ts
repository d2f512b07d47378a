import { expect, it } from 'vitest';
import { isAtWork, issueOf, toProviderOrder } from './razorpay-answers.ts';
import { isSignedWith, razorpaySignature } from './razorpay-signatures.ts';

const order = { id: 'order_9A33XWu170gUtm', amount: 100_000, currency: 'INR', status: 'attempted' };
const payment = (
  id: string,
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed',
  ageMinutes = 1,
) => ({
  id,
  status,
  amount: 100_000,
  currency: 'INR',
  created_at: Date.now() / 1000 - ageMinutes * 60,
});

it('a try that is refunded on paper only has not gone back yet', () => {
  const refund = { id: 'rfnd_1', amount: 100_000, currency: 'INR', payment_id: 'pay_1' };
  const read = (status: 'pending' | 'processed' | 'failed') =>
    toProviderOrder(order, [payment('pay_1', 'refunded')], [{ ...refund, status }]);
  expect(read('pending')).toMatchObject({
    captures: [{ status: 'COMPLETED' }],
    refunds: [{ status: 'PENDING', captureId: 'pay_1' }],
  });
  expect(read('failed').captures).toMatchObject([{ status: 'COMPLETED' }]);
  expect(read('processed').captures).toMatchObject([{ status: 'REFUNDED' }]);
});

it('a try may become money without us for a quarter of an hour, and no longer', () => {
  for (const status of ['created', 'authorized'] as const) {
    expect(toProviderOrder(order, [payment('pay_1', status)], []).underway).toBe(true);
    expect(toProviderOrder(order, [payment('pay_1', status, 16)], []).underway).toBe(false);
  }
  expect(toProviderOrder(order, [payment('pay_1', 'authorized', 600)], []).approved).toBe(true);
  expect(toProviderOrder(order, [payment('pay_1', 'failed')], [])).toMatchObject({
    underway: false,
    approved: false,
  });
});

it('money that is on its way back is told, whatever is said of it', () => {
  const refund = { id: 'rfnd_1', amount: 100_000, currency: 'INR', payment_id: 'pay_1' };
  const returning = (refunds: Parameters<typeof toProviderOrder>[2]) =>
    toProviderOrder(order, [payment('pay_1', 'refunded')], refunds).captures[0]?.returningMinor;
  expect(returning([])).toBe(100_000);
  expect(returning([{ ...refund, amount: 40_000, status: 'pending' }])).toBe(40_000);
  expect(returning([{ ...refund, status: 'failed' }])).toBe(0);
  expect(toProviderOrder(order, [payment('pay_1', 'captured')], []).captures[0]?.returningMinor).toBe(0);
});

it('a try by UPI or netbanking that failed without a definite reason may come late for a quarter of an hour', () => {
  const mayComeLate = (method: string, reason: string | null, age = 1) =>
    toProviderOrder(order, [{ ...payment('pay_1', 'failed', age), method, error_reason: reason }], [])
      .mayComeLate;
  for (const reason of ['payment_failed', 'payment_timed_out', 'gateway_technical_error', null]) {
    expect([mayComeLate('upi', reason), mayComeLate('netbanking', reason)]).toEqual([true, true]);
    expect([mayComeLate('card', reason), mayComeLate('upi', reason, 16)]).toEqual([false, false]);
  }
  for (const reason of ['payment_cancelled', 'payment_declined', 'insufficient_funds', 'incorrect_pin'])
    expect(mayComeLate('upi', reason)).toBe(false);
});

it('only what was authorized of the very sum is approved', () => {
  const held = payment('pay_1', 'authorized');
  expect(toProviderOrder(order, [{ ...held, amount: 99_900 }], []).approved).toBe(false);
  expect(toProviderOrder(order, [{ ...held, currency: 'USD' }], []).approved).toBe(false);
  expect(toProviderOrder(order, [{ ...held, amount: 99_900 }, held], []).approved).toBe(true);
});

it('being at work is no reason to refuse', () => {
  const told = (description: string) => isAtWork({ error: { code: 'BAD_REQUEST_ERROR', description } });
  expect(told('Request failed because another payment operation is in progress')).toBe(true);
  expect(told('The payment has been fully refunded already')).toBe(false);
  expect(isAtWork('nonsense')).toBe(false);
});

it('sums that are no whole number of paise equal no sum of ours', () => {
  const odd = { ...payment('pay_1', 'captured'), amount: 1000.5 };
  expect(toProviderOrder(order, [odd], []).captures[0]?.amount.amountMinor).toBeNaN();
});

it('a reason is told by the name that something follows from', () => {
  const told = (description: string, reason?: string) =>
    issueOf(400, { error: { code: 'BAD_REQUEST_ERROR', description, reason } });
  expect(told('The payment has been fully refunded already')).toBe('CAPTURE_FULLY_REFUNDED');
  expect(told('Your account does not have enough balance to carry out the refund operation.')).toBe(
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
  );
  expect(told('Something else', 'input_validation_failed')).toBe('INPUT_VALIDATION_FAILED');
  expect(told('Something else', 'NA')).toBe('BAD_REQUEST_ERROR');
  expect(issueOf(422, 'nonsense')).toBe('HTTP_422');
});

it('a signature is that of any of the secrets, and of nothing else', () => {
  const signed = razorpaySignature('the old one', 'text');
  expect(isSignedWith(['the new one', 'the old one'], 'text', signed)).toBe(true);
  expect(isSignedWith(['the old one', 'the new one'], 'text', signed)).toBe(true);
  expect(isSignedWith(['the new one'], 'text', signed)).toBe(false);
  expect(isSignedWith([], 'text', signed)).toBe(false);
  expect(isSignedWith(['the old one'], 'text', signed.slice(1))).toBe(false);
});
