import { describe, expect, it } from 'vitest';
import {
  advanceOrder,
  isOpenOrder,
  type OrderStatus,
  orderEvents,
  orderStatuses,
  reportStatusAfter,
} from './order-status.ts';
import { initialPaymentStatus, paymentStatuses } from './payment-status.ts';
import { invoicePrice, parsePriceBook, priceIn } from './price-book.ts';
import { financialYearOf, receiptNumber } from './receipt-number.ts';

describe('an order', () => {
  it.each([
    ['the usual way', ['created', 'approved', 'capture-begun', 'captured'], 'CAPTURED'],
    [
      'declined, then paid',
      ['created', 'approved', 'capture-begun', 'capture-declined', 'approved', 'capture-begun', 'captured'],
      'CAPTURED',
    ],
    ['held back, then completed', ['created', 'capture-begun', 'capture-held', 'captured'], 'CAPTURED'],
    ['held back, then denied', ['created', 'capture-begun', 'capture-held', 'failed'], 'FAILED'],
    ['captured while nobody looked', ['created', 'captured'], 'CAPTURED'],
    ['captured after it was given up', ['created', 'expired', 'captured'], 'CAPTURED'],
    ['refunded', ['created', 'captured', 'refunded'], 'REFUNDED'],
  ] as const)('goes %s', (_what, course, end) => {
    expect(course.reduce((status, event) => advanceOrder(status, event), 'NEW' as OrderStatus)).toBe(end);
  });

  it('never leaves a payment but for its refund, nor a refund at all', () => {
    for (const event of orderEvents.filter((one) => one !== 'refunded'))
      expect(advanceOrder('CAPTURED', event)).toBe('CAPTURED');
    for (const event of orderEvents) expect(advanceOrder('REFUNDED', event)).toBe('REFUNDED');
  });

  it('cannot be cancelled while money may be moving', () => {
    expect(advanceOrder('CAPTURING', 'cancelled')).toBe('CAPTURING');
    expect(advanceOrder('PENDING', 'cancelled')).toBe('PENDING');
    expect(advanceOrder('PENDING', 'expired')).toBe('PENDING');
  });

  it('never opens again once it has ended', () => {
    for (const status of orderStatuses.filter((one) => !isOpenOrder(one)))
      for (const event of orderEvents) expect(isOpenOrder(advanceOrder(status, event))).toBe(false);
  });
});

describe('a report', () => {
  it('is PAID only by a captured order, and REFUNDED only after it was PAID', () => {
    for (const status of paymentStatuses) {
      for (const order of orderStatuses) {
        const after = reportStatusAfter(status, order);
        if (after === 'PAID' && status !== 'PAID') expect(order).toBe('CAPTURED');
        if (after === 'REFUNDED' && status !== 'REFUNDED')
          expect([status, order]).toEqual(['PAID', 'REFUNDED']);
      }
    }
  });

  it('stays as it was after a decline, and can be paid after a failure', () => {
    expect(reportStatusAfter('PENDING', 'DECLINED')).toBe('PENDING');
    expect(reportStatusAfter('PENDING', 'FAILED')).toBe('FAILED');
    expect(reportStatusAfter('FAILED', 'CAPTURED')).toBe('PAID');
  });

  it('begins as its group or the lack of a provider says', () => {
    expect(initialPaymentStatus({ groupPlan: undefined, free: false })).toBe('PENDING');
    expect(initialPaymentStatus({ groupPlan: undefined, free: true })).toBe('PAID');
    expect(initialPaymentStatus({ groupPlan: 'CONTRACT', free: false })).toBe('PAID');
    expect(initialPaymentStatus({ groupPlan: 'TRIAL', free: true })).toBe('TRIAL');
  });
});

describe('the price book', () => {
  it('keeps the order given, in minor units', () => {
    const book = parsePriceBook('INR:1000,SGD:16.50') ?? [];
    expect(invoicePrice(book)).toEqual({ currency: 'INR', amountMinor: 100_000 });
    expect(priceIn(book, 'SGD')).toEqual({ currency: 'SGD', amountMinor: 1_650 });
    expect(priceIn(book, 'USD')).toBeUndefined();
  });

  it.each(['', 'INR', 'INR:0', 'INR:1000,INR:2', 'inr:1', 'INR:1:2', 'INR:-1', 'INR:1.234'])(
    'refuses %j',
    (text) => {
      expect(parsePriceBook(text)).toBeUndefined();
    },
  );
});

describe('a receipt', () => {
  it('is numbered within the Indian financial year, in at most 16 characters', () => {
    expect(financialYearOf(Date.parse('2026-03-31T18:29:59Z'))).toBe(2025);
    expect(financialYearOf(Date.parse('2026-03-31T18:30:00Z'))).toBe(2026);
    expect(receiptNumber(2026, 1)).toBe('R2627-0000001');
    expect(receiptNumber(2099, 9_999_999).length).toBeLessThanOrEqual(16);
  });
});
