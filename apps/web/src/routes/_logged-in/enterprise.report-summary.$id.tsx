import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { DataLink } from '../../features/group-data/data-link.tsx';
import { EnteredSection } from '../../features/reports/facts/entered-section.tsx';
import { ReportPage } from '../../features/reports/reading/report-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/report-summary/$id')({
  staticData: { title: m.report_title, roles: ['productAdmin', ...groupRoles] },
  loader: ({ params: { id }, cause }) => {
    if (cause === 'preload') return;
    fetchAhead(['productAdmin', ...groupRoles], async (role) =>
      (await import('../../features/reports/record/report-queries.ts')).reportQuery(
        role,
        id,
        undefined,
        'GROUP',
      ),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return (
      <ReportPage
        key={id}
        id={id}
        userType="GROUP"
        further={() => <DataLink id={id} />}
        below={() => <EnteredSection id={id} />}
      />
    );
  },
});
