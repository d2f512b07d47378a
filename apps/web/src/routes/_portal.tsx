import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { sessionStore } from '../api/session-store.ts';
import { homeOf } from '../shell/destinations.ts';
import { PortalLayout } from '../shell/portal-layout.tsx';

export const Route = createFileRoute('/_portal')({
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
