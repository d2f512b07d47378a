import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionStore } from '../api/session-store.ts';
import { homeOf } from '../shell/destinations.ts';
import { PortalLayout } from '../shell/portal-layout.tsx';

export const Route = createFileRoute('/_portal')({
  // Part of the first load.
  codeSplitGroupings: [],
  beforeLoad: () => {
    const role = sessionStore.current()?.session.role;
    if (role) throw redirect({ to: homeOf(role), replace: true });
  },
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
