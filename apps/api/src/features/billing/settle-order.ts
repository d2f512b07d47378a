import { taxOf } from '@udaya/core/billing/gst';
import { reportStatusAfter } from '@udaya/core/billing/order-status';
import { financialYearOf, receiptNumber } from '@udaya/core/billing/receipt-number';
import type { SystemDb } from '../../platform/database/handles.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { notify } from '../notifications/notify.ts';
import { changePaymentStatusOfInvoice } from '../reports/record/change-payment-status.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { buyerName, postReceipt } from './post-payment-mail.ts';
import { moveInvoice, type StoredInvoice, type StoredOrder } from './store.ts';
import { findBuyer, insertReceipt, nextReceiptSerial } from './store-receipts.ts';

/** A buyer whose account is gone. */
const nobody = { state: '', country: 'India' };

/**
 * The one place where a report becomes PAID: order captured, invoice settled, receipt numbered, owner told, all in the
 * caller's transaction, which holds the locks of order and invoice.
 */
export async function settleOrder(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  invoice: StoredInvoice,
  reportId: string,
  captureId: string,
): Promise<StoredOrder> {
  const now = new Date();
  await moveInvoice(tx, invoice, 'OPEN', 'SETTLED');
  const paid = await changeOrder(tx, order, {
    status: 'CAPTURED',
    captureId,
    issue: null,
    debugId: null,
    paidAt: now,
  });
  const report = await changePaymentStatusOfInvoice(tx, reportId, (status) =>
    reportStatusAfter(status, 'CAPTURED'),
  );
  if (!report) throw new Error('The report of an invoice is not there.');
  const year = financialYearOf(now.getTime());
  const number = receiptNumber(year, await nextReceiptSerial(tx, year));
  if (report.ownerId === null) throw new Error('A report that was paid for has no owner.');
  const buyer = await findBuyer(tx, report.ownerId);
  await insertReceipt(tx, {
    number,
    orderId: order.id,
    buyerName: buyer ? buyerName(buyer) : '',
    buyerState: buyer?.state ?? '',
    buyerCountry: buyer?.country ?? '',
    issuedAt: now,
    // An invoice in another currency is older than the duty to tax it.
    tax:
      parts.taxPayer && invoice.currency === 'INR'
        ? taxOf(invoice.amountMinor, parts.taxPayer, buyer ?? nobody)
        : null,
  });
  await notify(tx, report.ownerId, { kind: 'payment.received', subject: report.name, reportId });
  if (buyer)
    await postReceipt(parts.post, tx, buyer, {
      order: paid,
      invoice,
      number,
      report: { id: reportId, name: report.name, isReady: report.report.stage === 'ready' },
    });
  await appendAudit(tx, {
    action: 'payment.captured',
    actorId: report.ownerId,
    targetId: order.id,
    requestId: parts.requestId,
  });
  return paid;
}
