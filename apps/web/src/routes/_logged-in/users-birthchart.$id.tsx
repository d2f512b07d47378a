import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useSession } from '../../api/use-session.ts';
import { ReportPage } from '../../features/reports/reading/report-page.tsx';

// Who reads a report of their own does without.
const PaymentAdmin = lazy(async () => ({
  default: (await import('../../features/billing/payment-admin.tsx')).PaymentAdmin,
}));

const Search = z.object({
  version: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
});

export const Route = createFileRoute('/_logged-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
  validateSearch: Search,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ params: { id }, deps: { version }, cause }) => {
    // To read a report is to have opened it: its notifications count as read and the read is kept. A link pointed at must not.
    if (cause === 'preload') return;
    fetchAhead(['user', 'productAdmin'], async (role) =>
      (await import('../../features/reports/record/report-queries.ts')).reportQuery(
        role,
        id,
        version,
        'ASTROUSER',
      ),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    const { version } = Route.useSearch();
    const isAdmin = useSession().role === 'productAdmin';
    return (
      <ReportPage
        key={`${id} ${version}`}
        id={id}
        version={version}
        userType="ASTROUSER"
        further={
          isAdmin
            ? (report) => (
                <Suspense>
                  <PaymentAdmin report={report} />
                </Suspense>
              )
            : undefined
        }
      />
    );
  },
});
