import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ContactPanel } from '../../features/sessions/security/contact-panel.tsx';
import { fetchSecurity } from '../../features/sessions/security/fetch-security.ts';
import { SecurityPage } from '../../features/sessions/security/security-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/security')({
  staticData: { title: m.account_security_title, roles: ['groupAdmin', 'branchAdmin', 'groupUser'] },
  loader: fetchSecurity,
  component: () => (
    <SecurityPage>
      <ContactPanel />
    </SecurityPage>
  ),
});
