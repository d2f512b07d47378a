import { invoices, orders, payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { reportEdits } from '@udaya/contract/report-edits';
import type { Serve } from '../../platform/http/serve.ts';
import { acceptEvent, acceptRazorpayEvent, type EventGuards } from './accept-event.ts';
import { approveOrder } from './approve-order.ts';
import { captureOrder } from './capture-order.ts';
import { deleteUnpaidReport } from './delete-unpaid-report.ts';
import { type EditUnpaidDeps, editUnpaidReport } from './edit-unpaid-report.ts';
import { exportPayments } from './export-payments.ts';
import { grantComplimentary, readGrant } from './grant-complimentary.ts';
import { inspectPayment } from './inspect-payment.ts';
import { listPayments } from './list-payments.ts';
import { makeCreditNotePdf } from './make-credit-note-pdf.ts';
import { makePaymentLink } from './make-payment-link.ts';
import { type MakeReceiptDeps, makeReceiptPdf } from './make-receipt-pdf.ts';
import { openOrder } from './open-order.ts';
import { readInvoice } from './read-invoice.ts';
import { confirmOrder, readPayment } from './read-payment.ts';
import { refundPayment } from './refund-payment.ts';

export interface BillingRouteDeps extends MakeReceiptDeps, EditUnpaidDeps {
  eventGuards: EventGuards;
}

/** What a report costs, how it is paid, and what the product admin may do about it. */
export function billingRoutes(serve: Serve<BillingRouteDeps>): void {
  serve(invoices.read, readInvoice);
  serve(orders.create, openOrder);
  serve(orders.capture, captureOrder);
  serve(orders.approve, approveOrder);
  serve(orders.confirm, confirmOrder);
  serve(payments.read, readPayment);
  serve(payments.readReceipt, makeReceiptPdf);
  serve(payments.readCreditNote, makeCreditNotePdf);
  serve(payments.makeLink, makePaymentLink);
  serve(payments.acceptEvent, acceptEvent);
  serve(payments.acceptRazorpayEvent, acceptRazorpayEvent);
  serve(payments.deleteUnpaidReport, deleteUnpaidReport);
  serve(reportEdits.edit, editUnpaidReport);

  serve(productPayments.list, listPayments);
  serve(productPayments.exportList, exportPayments);
  serve(productPayments.read, inspectPayment);
  serve(productPayments.readReceipt, makeReceiptPdf);
  serve(productPayments.readCreditNote, makeCreditNotePdf);
  serve(productPayments.readGrant, readGrant);
  serve(payments.refund, refundPayment);
  serve(payments.grantComplimentary, grantComplimentary);
}
