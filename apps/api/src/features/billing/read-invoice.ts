import type { Checkout, Invoice } from '@udaya/contract/billing';
import { isPayable } from '@udaya/core/billing/payment-status';
import { invoicePrice } from '@udaya/core/billing/price-book';
import { toMajor } from '@udaya/core/money';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { type Payable, readPayable, repaymentUrl } from '../reports/record/read-payable.ts';
import { findRepetition } from '../reports/writing/find-repetition.ts';
import type { BillingDeps, BillingParts, ShopParts, Way } from './billing-parts.ts';
import { ensureInvoice } from './ensure-invoice.ts';
import { presentPayment } from './present-payment.ts';
import { listWays, priceOfWay } from './price-of-way.ts';
import { findLatestOrder, type StoredInvoice } from './store.ts';
import { findRefunds } from './store-refunds.ts';

/** The invoice of a report. Where reports are free nothing is due, but for one that waits for its payment since it was otherwise. */
export async function readInvoice(
  ctx: UserCall & BillingDeps,
  { reportId }: { reportId: string },
): Promise<Invoice> {
  const { billing } = ctx;
  const payable = await readPayable(ctx.db, reportId);
  return billing.shop
    ? readShopInvoice(ctx, { ...billing, shop: billing.shop }, payable)
    : freeInvoice(billing, payable);
}

async function readShopInvoice({ db }: UserCall, parts: ShopParts, payable: Payable): Promise<Invoice> {
  const { id, name, reportType, reportLanguage, paymentStatus, stage, timeAccuracy } = payable;
  const ways = await listWays(parts.shop, db);
  const invoice = await ensureInvoice(parts, db, payable, ways);
  const latest = await findLatestOrder(db, payable);
  const refunds = await findRefunds(db, latest ? [latest.order] : []);
  const due = isPayable(paymentStatus);
  const offered = ways.flatMap((way) => presentWay(invoice, way, parts) ?? []);
  return {
    reportId: id,
    reportType,
    name,
    product: m.payment_checkout_product(),
    reportLanguage,
    invoiceAmount: toMajor(invoice),
    invoiceCurrency: invoice.currency,
    amountDue: due ? toMajor(invoice) : 0,
    chargedAmount: (due && offered[0]?.amount) || null,
    chargedCurrency: (due && offered[0]?.currency) || null,
    paymentStatus,
    stage,
    timeKnown: timeAccuracy !== 'unknown',
    paymentLink: due ? repaymentUrl(parts.publicUrl(), id) : null,
    ways: due && stage === 'ready' ? offered : [],
    payment: latest ? presentPayment(latest, refunds.get(latest.order.id)) : null,
    repeats: due ? await describeRepetition(db, payable) : null,
  };
}

/** A way with what it charges; undefined where the price book has no price for it. */
function presentWay(invoice: StoredInvoice, way: Way, { prices }: ShopParts): Checkout | undefined {
  const price = priceOfWay(invoice, way, prices);
  if (!price) return undefined;
  const { name: provider, environment, clientId } = way;
  return { provider, environment, clientId, amount: toMajor(price), currency: price.currency };
}

/** What of a report its buyer has already, or can have with another one. */
async function describeRepetition(db: TenantDb, payable: Payable): Promise<Invoice['repeats']> {
  const found = await findRepetition(db, payable);
  if (!found) return null;
  const { createdAt, ...repeated } = found;
  return { ...repeated, createdDate: createdAt.toISOString() };
}

function freeInvoice(
  { prices }: BillingParts,
  { id, name, reportType, reportLanguage, paymentStatus, stage, timeAccuracy }: Payable,
): Invoice {
  const listed = invoicePrice(prices);
  const due = isPayable(paymentStatus) ? toMajor(listed) : 0;
  return {
    reportId: id,
    reportType,
    name,
    product: m.payment_checkout_product(),
    reportLanguage,
    invoiceAmount: due,
    invoiceCurrency: listed.currency,
    amountDue: due,
    chargedAmount: null,
    chargedCurrency: null,
    paymentStatus,
    stage,
    timeKnown: timeAccuracy !== 'unknown',
    paymentLink: null,
    ways: [],
    payment: null,
    repeats: null,
  };
}
