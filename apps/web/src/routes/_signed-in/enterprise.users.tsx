import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/users')({
  staticData: { title: m.menu_users, roles: ['groupAdmin', 'branchAdmin'] },
  component: () => <PageHeader title={m.menu_users()} />,
});
