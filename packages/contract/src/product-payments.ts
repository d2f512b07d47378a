import { orderStatuses } from '@udaya/core/billing/order-status';
import { providers } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { AdminPayment, creditNoteParams } from './billing.ts';
import { dayFilters, noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Billing';
const idParams = z.object({ id: recordId });

/** A name is looked up by so many characters at least: fewer are in nearly every name. */
export const shortestPart = 3;

/** What narrows the list; empty or left out it does not count. */
const paymentFilters = {
  reportId: noneOr(recordId),
  /** Of one account, by its id. */
  userId: noneOr(recordId),
  status: noneOr(z.enum(orderStatuses)),
  /** A part of the person's name in the report, or of the account's name, username or email; three characters at least. */
  who: noneOr(
    text(100).check(
      z.minLength(shortestPart, { error: () => m.payment_admin_filter_short({ min: shortestPart }) }),
    ),
  ),
  /** A payment, order, capture, refund, receipt or credit note by its whole number, ours or the provider's. */
  reference: noneOr(text(64)),
  /** The days on which it was begun. */
  ...dayFilters,
  currency: noneOr(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/))),
  provider: noneOr(z.enum(providers)),
  /** Only those whose money should go back and could not yet. */
  refundDue: noneOr(z.literal('true')),
};

/** What a line of a timeline is about. */
export const timelineKinds = [
  'order',
  'decline',
  'event',
  'capture',
  'refund',
  'document',
  'mail',
  'admin',
] as const;

/** One thing that happened with a payment. */
export const TimelineEntry = z.object({
  id: z.string(),
  date: z.string(),
  kind: z.enum(timelineKinds),
  what: z.string(),
  /** More of it: a reason, an issue. */
  detail: z.nullable(z.string()),
  /** The account that did it, by its username. */
  by: z.nullable(z.string()),
  /** To be copied: numbers of ours and of the provider's. */
  references: z.array(z.string()),
  isBad: z.boolean(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A payment with all that is known of it. */
export const PaymentDetail = z.extend(AdminPayment, {
  capturedAmount: z.nullable(z.number()),
  /** How much is on its way back. */
  underwayAmount: z.number(),
  captureId: z.nullable(z.string()),
  /** Who is paid, as the provider said. */
  payee: z.nullable(z.string()),
  /** The provider's reference for its support, of the latest refusal. */
  debugId: z.nullable(z.string()),
  /** That the receipt is a tax invoice, whose refunds get credit notes. */
  isTaxInvoice: z.boolean(),
  account: z.nullable(
    z.object({ id: z.string(), name: z.string(), username: z.string(), email: z.string() }),
  ),
  timeline: z.array(TimelineEntry),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

/** That a report was made a complimentary preview. */
export const ComplimentaryGrant = z.object({
  date: z.string(),
  by: z.nullable(z.string()),
  reason: z.string(),
});
export type ComplimentaryGrant = z.infer<typeof ComplimentaryGrant>;

/** All payments, as the product admin works with them. */
export const productPayments = {
  list: listRoute({
    path: '/product/payments',
    access: ['productAdmin'],
    tag,
    summary: 'All payments, latest first; filters that are empty do not count',
    /** When it was begun, what was charged, and what happened with it last. */
    sorts: ['created', 'amount', 'changed'],
    filters: paymentFilters,
    row: AdminPayment,
  }),

  exportList: route({
    method: 'GET',
    path: '/product/payments/export',
    access: ['productAdmin'],
    limit: 'documents',
    audits: ['payments.exported'],
    tag,
    summary: 'The same payments as a CSV file, latest first, at most 100,000',
    query: z.object(paymentFilters),
    replyFile: 'text/csv',
  }),

  read: route({
    method: 'GET',
    path: '/product/payments/:id',
    access: ['productAdmin'],
    refuses: ['record.missing'],
    tag,
    summary: 'One payment with all that happened with it, in order',
    params: idParams,
    reply: PaymentDetail,
  }),

  readReceipt: route({
    method: 'GET',
    path: '/product/payments/:id/receipt',
    access: ['productAdmin'],
    limit: 'documents',
    refuses: ['record.missing', 'pdf.failed'],
    audits: ['receipt.downloaded'],
    tag,
    summary: 'The receipt or tax invoice of any payment as a PDF',
    params: idParams,
    replyFile: 'application/pdf',
  }),

  readCreditNote: route({
    method: 'GET',
    path: '/product/payments/:id/credit-notes/:number',
    access: ['productAdmin'],
    limit: 'documents',
    refuses: ['record.missing', 'pdf.failed'],
    audits: ['credit_note.downloaded'],
    tag,
    summary: 'A credit note of any payment as a PDF',
    params: creditNoteParams,
    replyFile: 'application/pdf',
  }),

  readGrant: route({
    method: 'GET',
    path: '/product/reports/:id/complimentary',
    access: ['productAdmin'],
    refuses: ['record.missing'],
    tag,
    summary: 'By whom and why a report was made a complimentary preview; null where it was not',
    params: idParams,
    reply: z.object({ grant: z.nullable(ComplimentaryGrant) }),
  }),
};
