import { paymentStatuses } from '@udaya/core/billing/payment-status';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { route } from './route.ts';

/** What a report costs and what is still due, in major units. */
export const Invoice = z.object({
  reportId: z.string(),
  name: z.string(),
  product: z.string(),
  invoiceAmount: z.number(),
  invoiceCurrency: z.string(),
  amountDue: z.number(),
  paymentStatus: z.enum(paymentStatuses),
  paymentLink: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

export const getInvoice = route({
  method: 'GET',
  path: '/payments/invoice',
  access: ['user'],
  tag: 'Billing',
  summary: 'The invoice of an own report; nothing is due where reports are free',
  query: z.object({ reportId: recordId }),
  reply: Invoice,
});
