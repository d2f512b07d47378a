import type { TaxRecord } from '@udaya/core/billing/gst';
import { type OrderStatus, openOrderStatuses, orderStatuses } from '@udaya/core/billing/order-status';
import type { PriceBook } from '@udaya/core/billing/price-book';
import type { ProviderName } from '@udaya/core/billing/providers';
import { refundStatuses } from '@udaya/core/billing/refund-sums';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { reports } from '../reports/tables.ts';

export const invoiceStatusEnum = pgEnum('invoice_status', ['OPEN', 'SETTLED', 'REFUNDED']);
export const orderStatusEnum = pgEnum('order_status', orderStatuses);
export const captureStatusEnum = pgEnum('capture_status', [
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
]);
export const refundStatusEnum = pgEnum('refund_status', refundStatuses);

/** What a step of an order can be: a status that it came to, what became of a refund, or a mail about it. */
export type StepKind =
  | OrderStatus
  | 'REFUND_REFUSED'
  | 'REFUND_UNANSWERED'
  | 'REFUND_HELD'
  | `MAIL ${MailAbout}`;
export type MailAbout = 'receipt' | 'refund' | 'failure';

const openOrder = sql.raw(`status IN (${openOrderStatuses.map((one) => `'${one}'`).join(', ')})`);

/**
 * What a report costs: one invoice a report, whose price stays as it was when it was first asked for. All records of money
 * outlive the report and the account that they were for.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .unique('invoices_report_id_key')
      .references(() => reports.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: invoiceStatusEnum('status').notNull().default('OPEN'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** What the way that was offered first charges for it, in its own currency. */
    chargedMinor: integer('charged_minor').notNull(),
    chargedCurrency: text('charged_currency').notNull(),
    /** The price book of that day; null for invoices that are older than it is kept. */
    prices: jsonb('prices').$type<PriceBook>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('invoices_user_id_idx').on(table.userId)],
);

/** One attempt to pay an invoice. It is kept before the provider hears of it. */
export const orders = pgTable(
  'orders',
  {
    /** Also the key under which the provider makes it once. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    status: orderStatusEnum('status').notNull().default('NEW'),
    provider: text('provider').$type<ProviderName>().notNull(),
    providerOrderId: text('provider_order_id').unique('orders_provider_order_id_key'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** Who is paid, as the provider said when it made the order. */
    payee: text('payee'),
    approveUrl: text('approve_url'),
    /** The capture that paid it; what else was taken for it goes back. */
    captureId: text('capture_id'),
    /** Counts the captures that were begun; each has a key of its own. */
    attempt: integer('attempt').notNull().default(0),
    issue: text('issue'),
    debugId: text('debug_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When the sweep last took it up, whatever came of that. */
    checkedAt: instant('checked_at').notNull().defaultNow(),
    /** When the provider last said of it, once it was closed, that nobody is paying it. */
    lookedAt: instant('looked_at'),
    paidAt: instant('paid_at'),
    /** The buyer came back from the provider, and since then it is not known whether the order was approved. */
    unheardSince: instant('unheard_since'),
  },
  (table) => [
    uniqueIndex('orders_one_open_key').on(table.invoiceId).where(openOrder),
    uniqueIndex('orders_one_captured_key').on(table.invoiceId).where(sql`status = 'CAPTURED'`),
    index('orders_open_checked_at_idx').on(table.checkedAt).where(openOrder),
    index('orders_closed_updated_at_idx').on(table.updatedAt).where(sql`status in ('CANCELLED', 'EXPIRED')`),
    index('orders_unheard_checked_at_idx').on(table.checkedAt).where(sql`unheard_since is not null`),
    index('orders_provider_created_at_id_idx').on(table.provider, table.createdAt, table.id),
    index('orders_failed_updated_at_idx').on(table.updatedAt).where(sql`status = 'FAILED'`),
    // How many were paid in a while, and how much, is told from it alone.
    index('orders_paid_at_idx')
      .on(table.paidAt, table.currency, table.amountMinor)
      .where(sql`${table.paidAt} is not null`),
    // The orders of the product admin's list, and what narrows them; read from either end, without their rows.
    index('orders_created_at_id_idx').on(table.createdAt, table.id),
    index('orders_status_created_at_id_idx').on(table.status, table.createdAt, table.id, table.amountMinor),
    index('orders_currency_created_at_id_idx').on(table.currency, table.createdAt, table.id),
    index('orders_amount_minor_id_idx').on(table.amountMinor, table.id),
    index('orders_updated_at_id_idx').on(table.updatedAt, table.id),
    index('orders_invoice_id_idx').on(table.invoiceId),
  ],
);

/** Money that the provider took, by its own id. */
export const captures = pgTable(
  'captures',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: captureStatusEnum('status').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('captures_order_id_idx').on(table.orderId)],
);

/**
 * Money given back, whole or in parts: asked for by the product admin, or by ourselves for money that should not have been taken,
 * or given back at the provider's own desk.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key under which the provider makes it once. */
    id: text('id').primaryKey(),
    captureId: text('capture_id')
      .notNull()
      .references(() => captures.id),
    status: refundStatusEnum('status').notNull().default('REQUESTED'),
    providerRefundId: text('provider_refund_id').unique('refunds_provider_refund_id_key'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull().default(''),
    /** Null for money that we give back by ourselves, and for what was given back at the provider's own desk. */
    requestedBy: text('requested_by'),
    /** Under which key it was asked for: a call that comes twice asks once. */
    requestKey: text('request_key'),
    /** How often the provider refused it; each further try has a key of its own. */
    tries: integer('tries').notNull().default(0),
    /** Why the provider refused it last. */
    issue: text('issue'),
    createdAt: instant('created_at').notNull().defaultNow(),
    checkedAt: instant('checked_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('refunds_capture_id_created_at_idx').on(table.captureId, table.createdAt),
    uniqueIndex('refunds_request_key').on(table.captureId, table.requestKey),
    index('refunds_due_idx').on(table.captureId).where(sql`issue is not null and status <> 'COMPLETED'`),
    index('refunds_open_checked_at_idx').on(table.checkedAt).where(sql`status in ('REQUESTED', 'PENDING')`),
  ],
);

/** What happened with an order or its refunds and stands in no row of its own: each change of its status, each answer to a refund, each mail. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    kind: text('kind').$type<StepKind>().notNull(),
    /** Of a refund's steps. */
    refundId: text('refund_id').references(() => refunds.id),
    issue: text('issue'),
    /** The provider's reference for its support, or the id of a mail. */
    reference: text('reference'),
  },
  (table) => [
    index('order_steps_order_id_at_idx').on(table.orderId, table.at),
    index('order_steps_refund_id_idx').on(table.refundId).where(sql`refund_id is not null`),
  ],
);

/** Every genuine event of a provider, once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    providerOrderId: text('provider_order_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [index('webhook_events_provider_order_id_idx').on(table.providerOrderId)],
);

/** A receipt of a payment, with what it says of the buyer as it was on that day. */
export const receipts = pgTable('receipts', {
  number: text('number').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique('receipts_order_id_key')
    .references(() => orders.id),
  buyerName: text('buyer_name').notNull(),
  buyerState: text('buyer_state').notNull(),
  buyerCountry: text('buyer_country').notNull(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  /** Of a seller who owes GST; makes the receipt a tax invoice. */
  tax: jsonb('tax').$type<TaxRecord>(),
});

/** The last serial number of each financial year: receipts are numbered without a gap. */
export const receiptSerials = pgTable('receipt_serials', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** A credit note to a tax invoice, one for each refund of it: with what it takes back of the invoice, in the invoice's currency. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    number: text('number').primaryKey(),
    receiptNumber: text('receipt_number')
      .notNull()
      .references(() => receipts.number),
    refundId: text('refund_id')
      .notNull()
      .unique('credit_notes_refund_id_key')
      .references(() => refunds.id),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    tax: jsonb('tax').$type<TaxRecord>().notNull(),
    reason: text('reason').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (table) => [index('credit_notes_receipt_number_idx').on(table.receiptNumber)],
);

/** The last serial number of each financial year: credit notes, too, are numbered without a gap. */
export const creditNoteSerials = pgTable('credit_note_serials', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** A report that was made a complimentary preview: by whom, and why. */
export const complimentaryGrants = pgTable('complimentary_grants', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  grantedBy: text('granted_by').notNull(),
  reason: text('reason').notNull(),
  grantedAt: instant('granted_at').notNull().defaultNow(),
});
