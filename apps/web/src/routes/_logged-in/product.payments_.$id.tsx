import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { PaymentPage } from '../../features/billing/admin/payment-page.tsx';

export const Route = createFileRoute('/_logged-in/product/payments_/$id')({
  staticData: { title: m.payment_admin_page_title, roles: ['productAdmin'] },
  loader: ({ params: { id } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/billing/admin/payment-queries.ts')).paymentDetailQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <PaymentPage key={id} id={id} />;
  },
});
