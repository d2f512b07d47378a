import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { DoorSearch } from '../../features/identity/login/door-search.ts';
import { LoginPage } from '../../features/identity/login/login-page.tsx';

export const Route = createFileRoute('/_door/product/login')({
  staticData: { title: m.login_title },
  validateSearch: DoorSearch,
  component: () => <LoginPage key="PRODUCT_ADMIN" door="PRODUCT_ADMIN" search={Route.useSearch()} />,
});
