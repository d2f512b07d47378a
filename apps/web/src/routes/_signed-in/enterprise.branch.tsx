import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/branch')({
  staticData: { title: m.menu_branch, roles: ['branchAdmin', 'groupUser'] },
  component: () => <PageHeader title={m.menu_branch()} />,
});
