import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { sessionStore } from '../api/session-store.ts';
import { useMaybeSession } from '../api/use-session.ts';
import { SessionWarning } from '../features/sessions/session-warning.tsx';
import { ForbiddenPage } from '../shell/forbidden-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { useSessionRefresh } from '../shell/use-session-refresh.ts';
import { useTabWatch } from '../shell/use-tab-watch.ts';

export const Route = createFileRoute('/_logged-in')({
  beforeLoad: async ({ location }) => {
    await sessionStore.join();
    if (sessionStore.current()) return;
    throw redirect({ to: '/login', search: { notice: 'required', origin: location.href }, replace: true });
  },
  component: LoggedIn,
});

function LoggedIn() {
  const session = useMaybeSession();
  const roles = useMatches({ select: (matches) => matches.at(-1)?.staticData.roles });
  // The session has ended and the router is on its way to the login.
  if (!session) return null;
  return (
    <Frame>{roles && !roles.includes(session.role) ? <ForbiddenPage session={session} /> : <Outlet />}</Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  useSessionRefresh();
  useTabWatch();
  return (
    <>
      <Shell>{children}</Shell>
      <SessionWarning />
    </>
  );
}
