import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { FailPage } from '../../features/billing/fail-page.tsx';

const word = z.catch(z.optional(z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))), undefined);
const Search = z.object({ payment: word, report: word });

export const Route = createFileRoute('/_logged-in/payments/fail')({
  staticData: { title: m.payment_fail_title, roles: ['user'] },
  validateSearch: Search,
  component: () => {
    const { payment, report } = Route.useSearch();
    return <FailPage payment={payment} report={report} />;
  },
});
