import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchSecurity } from '../../features/sessions/security/fetch-security.ts';
import { SecurityPage } from '../../features/sessions/security/security-page.tsx';

export const Route = createFileRoute('/_logged-in/security')({
  staticData: { title: m.account_security_title, roles: ['user'] },
  loader: fetchSecurity,
  component: SecurityPage,
});
