import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { DoorSearch } from '../../features/identity/login/door-search.ts';
import { LoginPage } from '../../features/identity/login/login-page.tsx';

export const Route = createFileRoute('/_door/login')({
  // Part of the first load.
  codeSplitGroupings: [],
  staticData: { title: m.login_title },
  validateSearch: DoorSearch,
  component: () => <LoginPage key="USER" door="USER" search={Route.useSearch()} />,
});
