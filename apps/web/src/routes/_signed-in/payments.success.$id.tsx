import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { SuccessPage } from '../../features/billing/success-page.tsx';

export const Route = createFileRoute('/_signed-in/payments/success/$id')({
  staticData: { title: m.payment_title, roles: ['user'] },
  component: () => {
    const { id } = Route.useParams();
    return <SuccessPage key={id} id={id} />;
  },
});
