import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PortalLayout } from '../shell/portal-layout.tsx';

/** Pages for everybody, logged in or not: what mails lead to, and what is to be read before an account is made. */
export const Route = createFileRoute('/_open')({
  component: () => (
    <PortalLayout>
      <Outlet />
    </PortalLayout>
  ),
});
