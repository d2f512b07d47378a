import type { Session } from '@udaya/contract/sessions';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store.ts';

/** Who is logged in, or undefined. */
export function useMaybeSession(): Session | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current)?.session;
}

/** Who is logged in; only for what is shown behind the guard of the logged-in pages. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (!session) throw new Error('useSession was used outside the logged-in pages');
  return session;
}
