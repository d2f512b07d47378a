import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../api/use-session.ts';
import { PaymentAdmin } from '../../features/billing/payment-admin.tsx';
import { ReportPage } from '../../features/reports/report-detail/report-page.tsx';

const Search = z.object({
  version: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
});

export const Route = createFileRoute('/_signed-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
  validateSearch: Search,
  component: () => {
    const { id } = Route.useParams();
    const { version } = Route.useSearch();
    const isAdmin = useSession().role === 'productAdmin';
    return (
      <ReportPage
        key={`${id} ${version}`}
        id={id}
        version={version}
        further={isAdmin ? (report) => <PaymentAdmin report={report} /> : undefined}
      />
    );
  },
});
