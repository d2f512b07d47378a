import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect } from 'react';
import { portalOf } from '../../shell/destinations.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { logOut } from './log-out.ts';

/** Logs out and goes to the portal of the role that was logged in. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    void logOut().then((role) => {
      if (left) return;
      const search = role ? { notice: 'logged-out' as const } : {};
      void navigate({ to: role ? portalOf(role) : '/login', search, replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);
  return (
    <main>
      <LoadingState label={m.login_logout_busy()} />
    </main>
  );
}
