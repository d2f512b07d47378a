import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/generate-report/NGO')({
  staticData: { title: m.menu_generate, roles: ['groupUser'] },
  component: () => <PageHeader title={m.menu_generate()} />,
});
