import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { LoginPage } from '../../features/sessions/login/login-page.tsx';
import { PortalSearch } from '../../features/sessions/login/portal-search.ts';

export const Route = createFileRoute('/_portal/enterprise/login')({
  staticData: { title: m.login_title },
  validateSearch: PortalSearch,
  component: () => <LoginPage key="GROUP" portal="GROUP" search={Route.useSearch()} />,
});
