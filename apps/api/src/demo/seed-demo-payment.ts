import { invoicePrice, type PriceBook, priceIn } from '@udaya/core/billing/price-book';
import { financialYearOf, receiptNumber } from '@udaya/core/billing/receipt-number';
import { toMajorText } from '@udaya/core/money';
import { nextReceiptSerial } from '../features/billing/store-receipts.ts';
import { captures, invoices, orders, receipts, refunds } from '../features/billing/tables.ts';
import { notePaymentState } from '../features/reports/record/note-payment-state.ts';
import { newId } from '../platform/crypto/tokens.ts';
import type { SystemDb } from '../platform/database/handles.ts';
import {
  captureStep,
  choose,
  makeOrder,
  refundStep,
  type SandboxOrder,
} from '../ports/payments/sandbox/sandbox-order.ts';

/** What the payments of the demo world are made with. */
export interface DemoShop {
  db: SystemDb;
  prices: PriceBook;
  /** What the provider charges in. */
  currency: string;
  /** Saves an order in the sandbox, so that the product finds there what it has in its books; undefined without a sandbox. */
  saveInSandbox: ((order: SandboxOrder) => Promise<void>) | undefined;
}

const day = 86_400_000;
/** Where the order of a report in this status stands. */
const orderStatus = { PAID: 'CAPTURED', REFUNDED: 'REFUNDED', FAILED: 'FAILED' } as const;

/** Makes the invoice and the payment that a demo report's status tells of, as if somebody had paid on the day after. */
export async function seedDemoPayment(
  shop: DemoShop,
  report: { id: string; userId: string; status: keyof typeof orderStatus; createdAt: Date },
  buyer: { name: string; state: string; country: string },
): Promise<void> {
  const listed = invoicePrice(shop.prices);
  const charged = priceIn(shop.prices, shop.currency) ?? listed;
  const id = newId();
  const paidAt = new Date(Math.min(report.createdAt.getTime() + day / 4, Date.now()));
  const atProvider = playOut(id, report.status, charged);
  await shop.saveInSandbox?.(atProvider);
  const [capture] = atProvider.captures;
  const paid = report.status !== 'FAILED';
  await shop.db.transaction(async (tx) => {
    const invoiceId = newId();
    const { amountMinor, currency } = charged;
    const settled = report.status === 'PAID' ? 'SETTLED' : report.status === 'REFUNDED' ? 'REFUNDED' : 'OPEN';
    await tx.insert(invoices).values({
      id: invoiceId,
      reportId: report.id,
      userId: report.userId,
      status: settled,
      amountMinor: listed.amountMinor,
      currency: listed.currency,
      chargedMinor: amountMinor,
      chargedCurrency: currency,
      createdAt: report.createdAt,
    });
    await tx.insert(orders).values({
      id,
      invoiceId,
      status: orderStatus[report.status],
      provider: 'sandbox',
      providerOrderId: atProvider.id,
      amountMinor,
      currency,
      attempt: 1,
      issue: paid ? null : 'TRANSACTION_REFUSED',
      createdAt: report.createdAt,
      updatedAt: paidAt,
      paidAt: paid ? paidAt : null,
    });
    await notePaymentState(tx, report.id, { paymentUnderway: false, paymentId: paid ? id : null });
    if (!capture) return;
    const status = report.status === 'REFUNDED' ? 'REFUNDED' : 'COMPLETED';
    await tx
      .insert(captures)
      .values({ id: capture.id, orderId: id, status, amountMinor, currency, createdAt: paidAt });
    const year = financialYearOf(paidAt.getTime());
    const number = receiptNumber(year, await nextReceiptSerial(tx, year));
    const { name: buyerName, state: buyerState, country: buyerCountry } = buyer;
    await tx
      .insert(receipts)
      .values({ number, orderId: id, buyerName, buyerState, buyerCountry, issuedAt: paidAt });
    const [given] = capture.refunds;
    if (!given) return;
    const completedAt = new Date(Math.min(paidAt.getTime() + 2 * day, Date.now()));
    await tx.insert(refunds).values({
      id: newId(),
      captureId: capture.id,
      status: 'COMPLETED',
      providerRefundId: given.id,
      amountMinor,
      currency,
      createdAt: completedAt,
      completedAt,
    });
  });
}

/** The same payment at the provider. */
function playOut(
  key: string,
  status: keyof typeof orderStatus,
  price: { currency: string; amountMinor: number },
): SandboxOrder {
  const made = makeOrder({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: key,
        custom_id: key,
        invoice_id: key,
        amount: { currency_code: price.currency, value: toMajorText(price) },
      },
    ],
  });
  if (!made) throw new Error('The demo order is none.');
  const captured = captureStep(choose(made, status === 'FAILED' ? 'fail' : 'approve')).order;
  return status === 'REFUNDED' ? refundStep(captured, undefined).order : captured;
}
