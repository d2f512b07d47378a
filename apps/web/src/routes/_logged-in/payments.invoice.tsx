import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { InvoicePage } from '../../features/billing/invoice-page.tsx';

const word = z.catch(z.optional(z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))), undefined);
/** `token` is the order's id, which the payment provider adds on the way back; `approval` says by which of the two ways. */
const Search = z.object({
  report: word,
  token: word,
  approval: z.catch(z.optional(z.enum(['given', 'cancelled'])), undefined),
});

export const Route = createFileRoute('/_logged-in/payments/invoice')({
  staticData: { title: m.payment_checkout_title, roles: ['user'] },
  validateSearch: Search,
  component: () => {
    const { report, token, approval } = Route.useSearch();
    return <InvoicePage report={report} returned={{ order: token, approval }} />;
  },
});
