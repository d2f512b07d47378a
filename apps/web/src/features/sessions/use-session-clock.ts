import { sessions } from '@udaya/contract/sessions';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { sessionStore } from '../../api/session-store.ts';
import { type SessionEnd, sessionEnd } from './session-end.ts';

const second = 1000;
const warning = 120 * second;
/** The server's clock may go a little slower than the page's, and a question that comes too early would prolong the session. */
const grace = 5 * second;
const timeoutMs = 10 * second;

/** Watches how long the session still lasts, tells it two minutes before, and ends it when its time is over. */
export function useSessionClock() {
  const [ending, setEnding] = useState<SessionEnd>();
  const [finalSeen, setFinalSeen] = useState(false);
  useEffect(() => {
    let asking = false;
    const look = async () => {
      const current = sessionStore.current();
      if (!current || asking) return;
      const next = sessionEnd(current.beganAt, current.idleEndsAt ?? 0, Date.now());
      setEnding(next.left < warning ? next : undefined);
      if (next.left > -grace) return;
      asking = true;
      await endUnlessAlive(next.kind, current.token);
      asking = false;
    };
    const timer = setInterval(() => void look(), second);
    return () => clearInterval(timer);
  }, []);

  const dismiss = () => {
    if (ending?.kind === 'final') setFinalSeen(true);
    setEnding(undefined);
  };
  return { ending: ending?.kind === 'final' && finalSeen ? undefined : ending, dismiss };
}

/**
 * Asks the server once whether a session is over whose time has passed here. Only another tab that has used it meanwhile keeps
 * it alive, and only up to its longest time; a server that does not answer keeps nothing open.
 */
async function endUnlessAlive(kind: SessionEnd['kind'], token: string): Promise<void> {
  const alive = await call(sessions.read, { timeoutMs }).then(
    () => true,
    () => false,
  );
  if (!alive || kind === 'final') sessionStore.end('expired', token);
}
