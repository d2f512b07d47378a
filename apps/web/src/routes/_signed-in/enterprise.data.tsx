import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/data')({
  staticData: { title: m.menu_group_data, roles: ['groupAdmin'] },
  component: () => <PageHeader title={m.menu_group_data()} />,
});
