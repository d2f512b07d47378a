import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../api/use-session.ts';
import { PaymentAdmin } from '../../features/billing/payment-admin.tsx';
import { ReportPage } from '../../features/reports/report-detail/report-page.tsx';

export const Route = createFileRoute('/_signed-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
  component: () => {
    const { id } = Route.useParams();
    const isAdmin = useSession().role === 'productAdmin';
    return (
      <ReportPage
        key={id}
        id={id}
        further={isAdmin ? (report) => <PaymentAdmin report={report} /> : undefined}
      />
    );
  },
});
