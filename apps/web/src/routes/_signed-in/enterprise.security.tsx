import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../features/sessions/security/security-page.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/security')({
  staticData: { title: m.security_title, roles: ['groupAdmin', 'branchAdmin', 'groupUser'] },
  component: SecurityPage,
});
