import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type PaymentListSearch, productPaymentList } from '../../features/billing/admin/payment-list.ts';
import { PaymentListPage } from '../../features/billing/admin/payment-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/payments')({
  staticData: { title: m.menu_payments, roles: ['productAdmin'] },
  validateSearch: rawSearch<PaymentListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/billing/admin/payment-list.ts')).productPaymentList,
    );
  },
  component: () => <PaymentListPage search={productPaymentList.read(Route.useSearch())} />,
});
