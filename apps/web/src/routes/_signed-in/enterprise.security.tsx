import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../features/sessions/security/security-page.tsx';
import { fetchSecurity } from '../../features/sessions/security/fetch-security.ts';

export const Route = createFileRoute('/_signed-in/enterprise/security')({
  staticData: { title: m.security_title, roles: ['groupAdmin', 'branchAdmin', 'groupUser'] },
  loader: fetchSecurity,
  component: SecurityPage,
});
