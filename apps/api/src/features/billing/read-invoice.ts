import type { Invoice } from '@udaya/contract/billing';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { isPayable } from '@udaya/core/billing/payment-status';
import { invoicePrice } from '@udaya/core/billing/price-book';
import { toMajor } from '@udaya/core/money';
import * as m from '@udaya/messages';
import { type Payable, readPayable } from '../reports/read-payable.ts';
import { repaymentUrl } from '../reports/repayment-url.ts';
import type { BillingParts, ShopParts } from './billing-parts.ts';
import { ensureInvoice } from './ensure-invoice.ts';
import { presentPayment } from './present-payment.ts';
import { findLatestOrder } from './store.ts';
import { findRefunds } from './store-refunds.ts';

/** The invoice of a report. Where reports are free nothing is due, but for one that waits for its payment since it was otherwise. */
export async function readInvoice(parts: BillingParts, viewer: Viewer, reportId: string): Promise<Invoice> {
  const payable = await readPayable(parts.db, viewer, reportId);
  return parts.shop
    ? readShopInvoice({ ...parts, shop: parts.shop }, viewer, payable)
    : freeInvoice(parts, payable);
}

async function readShopInvoice(
  parts: ShopParts,
  viewer: Viewer,
  { id, name, reportType, paymentStatus, stage }: Payable,
): Promise<Invoice> {
  const invoice = await ensureInvoice(parts, viewer, id);
  const latest = await findLatestOrder(parts.db, reportScope(viewer), id);
  const refunds = await findRefunds(parts.db, latest ? [latest.order.id] : []);
  const due = isPayable(paymentStatus);
  const charged = { currency: invoice.chargedCurrency, amountMinor: invoice.chargedMinor };
  return {
    reportId: id,
    reportType,
    name,
    product: m.invoice_product(),
    invoiceAmount: toMajor(invoice),
    invoiceCurrency: invoice.currency,
    amountDue: due ? toMajor(invoice) : 0,
    chargedAmount: due ? toMajor(charged) : null,
    chargedCurrency: due ? charged.currency : null,
    paymentStatus,
    stage,
    paymentLink: due ? repaymentUrl(parts.publicUrl(), id) : null,
    checkout: due && stage === 'ready' ? parts.shop.checkout : null,
    payment: latest ? presentPayment(latest, refunds.get(latest.order.id)) : null,
  };
}

function freeInvoice(
  { prices }: BillingParts,
  { id, name, reportType, paymentStatus, stage }: Payable,
): Invoice {
  const listed = invoicePrice(prices);
  const due = isPayable(paymentStatus) ? toMajor(listed) : 0;
  return {
    reportId: id,
    reportType,
    name,
    product: m.invoice_product(),
    invoiceAmount: due,
    invoiceCurrency: listed.currency,
    amountDue: due,
    chargedAmount: null,
    chargedCurrency: null,
    paymentStatus,
    stage,
    paymentLink: null,
    checkout: null,
    payment: null,
  };
}
