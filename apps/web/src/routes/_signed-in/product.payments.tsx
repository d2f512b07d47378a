import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type PaymentListSearch, readPaymentSearch } from '../../features/billing/admin/payment-list.ts';
import { PaymentListPage } from '../../features/billing/admin/payment-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/payments')({
  staticData: { title: m.menu_payments, roles: ['productAdmin'] },
  validateSearch: rawSearch<PaymentListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { paymentListQuery } = await import('../../features/billing/admin/payment-queries.ts');
      const list = await import('../../features/billing/admin/payment-list.ts');
      return paymentListQuery(list.questionOf(list.readPaymentSearch(deps)));
    });
  },
  component: () => <PaymentListPage search={readPaymentSearch(Route.useSearch())} />,
});
