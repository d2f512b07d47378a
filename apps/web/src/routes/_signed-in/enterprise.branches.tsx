import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/branches')({
  staticData: { title: m.menu_branches, roles: ['groupAdmin'] },
  component: () => <PageHeader title={m.menu_branches()} />,
});
