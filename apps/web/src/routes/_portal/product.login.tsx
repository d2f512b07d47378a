import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { loadDemoLogins } from '../../features/sessions/login/load-demo-logins.ts';
import { LoginPage } from '../../features/sessions/login/login-page.tsx';
import { PortalSearch } from '../../features/sessions/login/portal-search.ts';

export const Route = createFileRoute('/_portal/product/login')({
  staticData: { title: m.login_title },
  validateSearch: PortalSearch,
  loader: loadDemoLogins,
  component: () => (
    <LoginPage
      key="PRODUCT_ADMIN"
      portal="PRODUCT_ADMIN"
      search={Route.useSearch()}
      demoLogins={Route.useLoaderData()}
    />
  ),
});
