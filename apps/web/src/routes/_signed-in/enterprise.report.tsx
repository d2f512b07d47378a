import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/report')({
  staticData: { title: m.menu_reports, roles: groupRoles },
  component: () => <PageHeader title={m.menu_reports()} />,
});
