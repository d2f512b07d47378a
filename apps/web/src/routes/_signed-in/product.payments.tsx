import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { productPaymentList, questionOf } from '../../features/billing/admin/payment-list.ts';
import { PaymentListPage } from '../../features/billing/admin/payment-list-page.tsx';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(productPaymentList);

export const Route = createFileRoute('/_signed-in/product/payments')({
  staticData: { title: m.menu_payments, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/billing/admin/payment-queries.ts')).paymentListQuery(questionOf(deps)),
    );
  },
  component: () => <PaymentListPage search={Route.useSearch()} />,
});
