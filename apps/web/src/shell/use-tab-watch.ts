import { useEffect } from 'react';
import { hasEnded } from '../api/ended-sessions.ts';
import { sessionStore } from '../api/session-store.ts';
import { leftKey } from '../api/tab-left.ts';

/** Ends the session here where another tab ended it while this one was asleep, and notes when the page is left. */
export function useTabWatch(): void {
  useEffect(() => {
    const look = () => {
      const id = sessionStore.current()?.id;
      if (id && hasEnded(id)) sessionStore.end('logged-out-elsewhere');
    };
    const leave = () => quietly(() => sessionStorage.setItem(leftKey, String(Date.now())));
    const back = () => {
      // A page that a browser has kept whole was never closed.
      quietly(() => sessionStorage.removeItem(leftKey));
      look();
    };
    const watching = new AbortController();
    const { signal } = watching;
    for (const event of ['visibilitychange', 'storage']) window.addEventListener(event, look, { signal });
    window.addEventListener('pageshow', back, { signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => watching.abort();
  }, []);
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Without storage nothing was kept either.
  }
}
