import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect } from 'react';
import { portalOf } from '../../shell/destinations.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { signOut } from './sign-out.ts';

/** Signs out and goes to the portal of the role that was signed in. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    void signOut().then((role) => {
      if (left) return;
      const search = role ? { notice: 'signed-out' as const } : {};
      void navigate({ to: role ? portalOf(role) : '/login', search, replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);
  return (
    <main>
      <LoadingState label={m.logout_busy()} />
    </main>
  );
}
