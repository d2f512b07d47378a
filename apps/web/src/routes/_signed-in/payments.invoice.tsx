import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { InvoicePage } from '../../features/billing/invoice-page.tsx';

const Search = z.object({ report: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined) });

export const Route = createFileRoute('/_signed-in/payments/invoice')({
  staticData: { title: m.invoice_title, roles: ['user'] },
  validateSearch: Search,
  component: () => <InvoicePage report={Route.useSearch().report} />,
});
