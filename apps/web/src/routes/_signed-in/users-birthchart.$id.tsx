import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useSession } from '../../api/use-session.ts';
import { PurposeGate } from '../../features/reports/opening/purpose-gate.tsx';
import { ReportPage } from '../../features/reports/report-detail/report-page.tsx';

// Who reads a report of their own does without.
const PaymentAdmin = lazy(async () => ({
  default: (await import('../../features/billing/payment-admin.tsx')).PaymentAdmin,
}));

const Search = z.object({
  version: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
});

export const Route = createFileRoute('/_signed-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
  validateSearch: Search,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ params: { id }, deps: { version }, cause }) => {
    // To read a report is to have opened it: its notifications count as read and the read is kept. A link pointed at must not.
    if (cause === 'preload') return;
    fetchAhead(['user'], async (role) =>
      (await import('../../features/reports/report-queries.ts')).reportQuery(role, id, version, 'ASTROUSER'),
    );
    // Who reads a report of somebody else says what for, before anything of it is asked for.
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/reports/opening/openings-query.ts')).openingsQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    const { version } = Route.useSearch();
    const isAdmin = useSession().role === 'productAdmin';
    return (
      <PurposeGate key={`${id} ${version}`} id={id} userType="ASTROUSER">
        <ReportPage
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
      </PurposeGate>
    );
  },
});
