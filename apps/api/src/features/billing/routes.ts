import { orders, payments, invoices } from '@udaya/contract/billing';
import { nameFile } from '../../platform/http/name-file.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import type { Turn } from '../../platform/throttle/turns.ts';
import type { BillingParts } from './billing-parts.ts';
import { captureOrder } from './capture-order.ts';
import { deleteUnpaidReport } from './delete-unpaid-report.ts';
import { grantComplimentary } from './grant-complimentary.ts';
import { makePaymentLink } from './make-payment-link.ts';
import { makeReceiptPdf, type MakeReceiptParts } from './make-receipt-pdf.ts';
import { openOrder } from './open-order.ts';
import { confirmOrder, listPayments, readPayment } from './read-payment.ts';
import { readInvoice } from './read-invoice.ts';
import { refundPayment } from './refund-payment.ts';
import { type EventGuards, takeEvent } from './take-event.ts';

export interface BillingRouteParts extends BillingParts, MakeReceiptParts {
  /** When a user's next PDF is made. */
  pdfTurn: Turn;
  /** Counts the calls that go on to the provider. */
  callLimiter: Limiter;
  eventGuards: EventGuards;
}

/** What a report costs, how it is paid, and what the product admin may do about it. */
export function billingRoutes(serve: Serve, parts: BillingRouteParts): void {
  serve(invoices.read, async ({ viewer, query }) => readInvoice(parts, viewer, query.reportId));
  serve(payments.makeLink, async ({ viewer, body }) => makePaymentLink(parts, viewer, body.reportId));
  serve(orders.create, async ({ viewer, body }) => {
    await parts.callLimiter.take(viewer.userId);
    return openOrder(parts, viewer, body.reportId);
  });
  serve(orders.capture, async ({ viewer, params }) => {
    await parts.callLimiter.take(viewer.userId);
    return captureOrder(parts, viewer, params.orderId, params.reportId);
  });
  serve(orders.confirm, async ({ viewer, params }) => {
    await parts.callLimiter.take(viewer.userId);
    return confirmOrder(parts, viewer, params.orderId);
  });
  serve(payments.read, async ({ viewer, params }) => readPayment(parts, viewer, params.id));
  serve(payments.readReceipt, async ({ viewer, params, request, reply }) => {
    const { fileName, bytes } = await parts.pdfTurn(viewer.userId, () =>
      makeReceiptPdf(parts, viewer, params.id, request.id),
    );
    nameFile(reply, fileName);
    return bytes;
  });
  serve(payments.takeEvent, async ({ request }) => {
    const { headers, rawBody: body = '' } = request;
    return { status: await takeEvent(parts, { headers, body, network: networkOf(request.ip) }) };
  });
  serve(payments.deleteUnpaidReport, async ({ viewer, params, request }) =>
    deleteUnpaidReport(parts, viewer, params.id, request.id),
  );

  serve(payments.list, async ({ viewer, query }) =>
    listPayments(parts, viewer, { ...query, refundDue: query.refundDue === 'true' }),
  );
  serve(payments.refund, async ({ viewer, params, body }) =>
    refundPayment(parts, viewer, params.id, body.reason),
  );
  serve(payments.grantComplimentary, async ({ viewer, params, request }) =>
    grantComplimentary(parts, viewer, params.id, request.id),
  );
}
