import { orderStatuses } from '@udaya/core/billing/order-status';
import { paymentStatuses } from '@udaya/core/billing/payment-status';
import { providers } from '@udaya/core/billing/providers';
import { refundStatuses } from '@udaya/core/billing/refund-sums';
import { locales } from '@udaya/core/locale';
import { reportStages, reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId, text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Billing';
const reportIdBody = z.object({ reportId: recordId });
const idParams = z.object({ id: recordId });
/** A payment, and the number of one of its credit notes. */
export const creditNoteParams = z.object({
  id: recordId,
  number: z.string().check(z.minLength(8), z.maxLength(20), z.regex(/^[A-Za-z0-9-]+$/)),
});
/** An order's id as the payment provider gave it. */
const orderId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/** Why a payment did not go through: the provider's name of the issue, and a sentence that may be shown. */
export const PaymentIssue = z.object({ issue: z.string(), description: z.string() });
export type PaymentIssue = z.infer<typeof PaymentIssue>;

/** Money of a payment that goes back: all of it, or a part. */
export const Refund = z.object({
  id: z.string(),
  /** FAILED is shown to the product admin only: for the buyer nothing happened. */
  status: z.enum(refundStatuses),
  amount: z.number(),
  currency: z.string(),
  createdDate: z.string(),
  completedDate: z.nullable(z.string()),
  /** The number of its credit note, where a tax invoice was given for the payment. */
  creditNote: z.nullable(z.string()),
  /** For the records; empty for everybody but the product admin. */
  reason: z.string(),
  /** Why the provider refused it last; null for everybody but the product admin. */
  issue: z.nullable(PaymentIssue),
});
export type Refund = z.infer<typeof Refund>;

/**
 * One attempt to pay, as the server knows it: the truth behind every page about a payment. `amount` and `currency` are what
 * the provider charges; the invoice's sum stands beside them. Amounts are in major units.
 */
export const Payment = z.object({
  id: z.string(),
  orderId: z.nullable(z.string()),
  provider: z.enum(providers),
  reportId: z.nullable(z.string()),
  name: z.string(),
  product: z.string(),
  /** Of the report; null once that is gone. */
  reportLanguage: z.nullable(z.enum(locales)),
  status: z.enum(orderStatuses),
  /** Of the report; null once the report is gone. */
  paymentStatus: z.nullable(z.enum(paymentStatuses)),
  amount: z.number(),
  currency: z.string(),
  invoiceAmount: z.number(),
  invoiceCurrency: z.string(),
  /** The latest refusal, if the latest try was refused. */
  issue: z.nullable(PaymentIssue),
  /** How often the buyer's means of payment was refused. */
  declines: z.int(),
  /** The same order may be tried again, or a new one may be opened. */
  mayTryAgain: z.boolean(),
  receiptNumber: z.nullable(z.string()),
  /** The latest of its refunds. */
  refund: z.nullable(Refund),
  /** Each of them, the earliest first. */
  refunds: z.array(Refund),
  /** How much of it went back. */
  refundedAmount: z.number(),
  createdDate: z.string(),
  paidDate: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;

/** A way to pay: what it charges, and what the page needs to draw its button. `clientId` is public; the sandbox of cards has none. */
export const Checkout = z.object({
  provider: z.enum(providers),
  environment: z.enum(['sandbox', 'production']),
  clientId: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * What a report costs and what is still due, in major units. `chargedAmount` and `chargedCurrency` are what the way that is offered
 * first charges; they are null where nothing is due or reports are free.
 */
export const Invoice = z.object({
  reportId: z.string(),
  reportType: z.enum(reportTypes),
  name: z.string(),
  product: z.string(),
  reportLanguage: z.enum(locales),
  invoiceAmount: z.number(),
  invoiceCurrency: z.string(),
  amountDue: z.number(),
  chargedAmount: z.nullable(z.number()),
  chargedCurrency: z.nullable(z.string()),
  paymentStatus: z.enum(paymentStatuses),
  /** Of its writing: until the report is ready there are no `ways`. */
  stage: z.enum(reportStages),
  /** Without a time of birth the report has less, which is said before it is paid. */
  timeKnown: z.boolean(),
  paymentLink: z.nullable(z.string()),
  /** How it can be paid, first what fits the reader's country; empty where it cannot be paid now. */
  ways: z.array(Checkout),
  /** The latest attempt to pay: after a reload the page goes on from it. */
  payment: z.nullable(Payment),
  /** The own report in which nine parts or more of this one stand word for word, told while it is due: `parts` are what they are called. */
  repeats: z.nullable(
    z.object({
      reportId: z.string(),
      name: z.string(),
      createdDate: z.string(),
      parts: z.array(z.string()),
      total: z.int(),
    }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;

/** `id` is the provider's order id. The buyer approves at `approveUrl`, or in the provider's own window. */
export const Order = z.object({
  id: z.string(),
  paymentId: z.string(),
  provider: z.enum(providers),
  status: z.enum(orderStatuses),
  amount: z.number(),
  currency: z.string(),
  approveUrl: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

/** How a capture came out. CHECKING: the provider did not answer in time; the payment is settled without the buyer's help. */
export const captureResults = [
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'NOT_APPROVED',
  'FAILED',
  'CHECKING',
] as const;

/** Answers like PayPal: `details` is empty after a success; INSTRUMENT_DECLINED lets the buyer try the same order again. */
export const CaptureResult = z.object({
  id: z.string(),
  paymentId: z.string(),
  status: z.enum(captureResults),
  paymentStatus: z.enum(paymentStatuses),
  details: z.array(PaymentIssue),
  /** The provider's reference for its support. */
  debugId: z.nullable(z.string()),
});
export type CaptureResult = z.infer<typeof CaptureResult>;

/** What a provider's window hands the page once the buyer has approved, signed by the provider. */
export const Approval = z.object({
  providerPaymentId: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_]+$/)),
  signature: z.string().check(z.maxLength(128), z.regex(/^[0-9a-f]+$/)),
});
export type Approval = z.infer<typeof Approval>;

/** A payment as the product admin sees it. */
export const AdminPayment = z.extend(Payment, {
  username: z.nullable(z.string()),
  /** Money was taken for it that can be given back, or that the provider has yet to give back. */
  mayRefund: z.boolean(),
  /** How much neither went back nor is on its way. */
  leftAmount: z.number(),
  /** When anything happened with it last. */
  changedDate: z.string(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** What a report costs. */
export const invoices = {
  read: route({
    method: 'GET',
    path: '/payments/invoice',
    access: ['user'],
    refuses: ['record.missing'],
    tag,
    summary: 'The invoice of an own report, whose price stays; nothing is due where reports are free',
    query: z.object({ reportId: recordId }),
    reply: Invoice,
  }),
};

/** Paying: an order at the provider. */
export const orders = {
  create: route({
    method: 'POST',
    path: '/orders',
    access: ['user'],
    limit: 'payments',
    refuses: [
      'record.missing',
      'payment.not_due',
      'report.not_ready',
      'payment.unavailable',
      'payment.in_progress',
    ],
    audits: ['order.created', 'payment.captured', 'payment.refunded'],
    tag,
    summary:
      'Opens the order of an own report; while one is open it is answered again, never a second one. Another way to pay closes it first',
    body: z.object({
      reportId: recordId,
      /** The way to pay; without it that of the open order, or else the first one of the invoice. */
      provider: z.optional(z.enum(providers)),
    }),
    reply: Order,
  }),

  capture: route({
    method: 'POST',
    path: '/orders/:orderId/:reportId/capture',
    access: ['user'],
    limit: 'payments',
    refuses: ['record.missing'],
    audits: ['payment.captured', 'payment.refunded'],
    tag,
    summary: 'Takes the money of an approved order, once, however often it is asked for',
    params: z.object({ orderId, reportId: recordId }),
    reply: CaptureResult,
  }),

  approve: route({
    method: 'POST',
    path: '/orders/:orderId/:reportId/approval',
    access: ['user'],
    limit: 'payments',
    refuses: ['record.missing', 'payment.approval_invalid'],
    audits: ['payment.captured', 'payment.refunded'],
    tag,
    summary: 'The same with what the provider’s window signed: a wrong signature takes nothing',
    params: z.object({ orderId, reportId: recordId }),
    body: Approval,
    reply: CaptureResult,
  }),

  confirm: route({
    method: 'POST',
    path: '/orders/:orderId/confirmation',
    access: ['user'],
    limit: 'payments',
    refuses: ['record.missing'],
    audits: ['payment.captured', 'payment.refunded'],
    tag,
    summary:
      'A hint that the buyer came back: the order is looked up, and the id for /payments/success/{id} answered',
    params: z.object({ orderId }),
    reply: Payment,
  }),
};

/** A word of a provider's event: its id, its type. */
const eventWord = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\x21-\x7e]+$/));

/** What was paid, and what the product admin does about it. */
export const payments = {
  read: route({
    method: 'GET',
    path: '/payments/:id',
    access: ['user'],
    refuses: ['record.missing'],
    tag,
    summary: 'One own payment as it stands',
    params: idParams,
    reply: Payment,
  }),

  readReceipt: route({
    method: 'GET',
    path: '/payments/:id/receipt',
    access: ['user'],
    limit: 'documents',
    refuses: ['record.missing', 'pdf.failed'],
    audits: ['receipt.downloaded'],
    tag,
    summary: 'The receipt of an own payment as a PDF',
    params: idParams,
    replyFile: 'application/pdf',
  }),

  readCreditNote: route({
    method: 'GET',
    path: '/payments/:id/credit-notes/:number',
    access: ['user'],
    limit: 'documents',
    refuses: ['record.missing', 'pdf.failed'],
    audits: ['credit_note.downloaded'],
    tag,
    summary: 'A credit note to the tax invoice of an own payment as a PDF',
    params: creditNoteParams,
    replyFile: 'application/pdf',
  }),

  makeLink: route({
    method: 'POST',
    path: '/paymenturl',
    access: ['user'],
    limit: 'changes',
    refuses: ['record.missing', 'payment.not_due'],
    readsOnly: true,
    tag,
    summary: 'The address at which an own report can be paid, the same as its rePaymentUrl',
    body: reportIdBody,
    reply: z.object({ paymentLink: z.string() }),
  }),

  /** What a provider posts; only what says which order it is about is read, the rest is asked of the provider itself. */
  acceptEvent: route({
    method: 'POST',
    path: '/payments/webhook',
    access: 'public',
    limit: 'openCalls',
    refuses: ['payment.event_invalid', 'payment.unavailable'],
    audits: ['payment.captured', 'payment.refunded'],
    tag,
    summary: 'Takes the payment provider’s signed events; each counts once',
    body: z.looseObject({
      id: eventWord,
      event_type: eventWord,
    }),
    // A provider may tell more than a stranger.
    bodyKilobytes: 64,
    rawBody: true,
    reply: z.object({ status: z.enum(['taken', 'known', 'ignored']) }),
  }),

  /** The same of Razorpay, whose event ids come in a header. */
  acceptRazorpayEvent: route({
    method: 'POST',
    path: '/payments/webhook/razorpay',
    access: 'public',
    limit: 'openCalls',
    refuses: ['payment.event_invalid', 'payment.unavailable'],
    audits: ['payment.captured', 'payment.refunded'],
    tag,
    summary: 'Takes Razorpay’s signed events; each counts once',
    body: z.looseObject({
      event: eventWord,
    }),
    bodyKilobytes: 64,
    rawBody: true,
    reply: z.object({ status: z.enum(['taken', 'known', 'ignored']) }),
  }),

  refund: route({
    method: 'POST',
    path: '/product/payments/:id/refund',
    access: ['productAdmin'],
    limit: 'payments',
    refuses: ['record.missing', 'payment.not_refundable', 'payment.nothing_left'],
    audits: ['refund.requested', 'payment.captured', 'payment.refunded'],
    tag,
    summary:
      'Gives a payment back: all that is left or, under an idempotency-key, a part; the report becomes REFUNDED once the provider has given all of it back',
    params: idParams,
    body: z.object({
      reason: text(200, m.payment_admin_reason_required),
      /** In major units as decimal text, such as `5.00`; all that is left without it. */
      amount: z.optional(z.string().check(z.maxLength(20))),
    }),
    reply: Payment,
  }),

  grantComplimentary: route({
    method: 'POST',
    path: '/product/reports/:id/complimentary',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'payment.not_due'],
    audits: ['report.complimentary'],
    tag,
    summary: 'Makes an unpaid report a complimentary preview, for a reason that is kept',
    params: idParams,
    body: z.object({ reason: text(200, m.payment_admin_reason_required) }),
    reply: z.object({ id: z.string(), paymentStatus: z.enum(paymentStatuses) }),
  }),

  deleteUnpaidReport: route({
    method: 'DELETE',
    path: '/astro-users/birthChart/:id',
    access: ['user'],
    limit: 'changes',
    refuses: ['record.missing', 'payment.in_progress', 'payment.unavailable', 'report.kept'],
    audits: ['report.deleted', 'payment.captured', 'payment.refunded'],
    tag: 'Reports',
    summary: 'Deletes an own report that is not paid, with all that was entered for it',
    params: idParams,
    reply: z.object({ id: z.string() }),
  }),
};
