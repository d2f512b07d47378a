import { absoluteMinutes, idleMinutes } from '@udaya/core/identity/session-limits';
import { useEffect, useState } from 'react';
import { lastAnswerAt } from '../../api/last-request.ts';
import { sessionStore } from '../../api/session-store.ts';

const minute = 60_000;
const idleLimit = idleMinutes * minute;
const absoluteLimit = absoluteMinutes * minute;
const warning = 2 * minute;

/** `idle`: nothing was asked of the server for long; `final`: the longest time of a session is over. */
type Ending = 'idle' | 'final';

/** Watches how long the session still lasts by the limits of the server. */
export function useSessionClock() {
  const [ending, setEnding] = useState<Ending>();
  const [finalSeen, setFinalSeen] = useState(false);
  useEffect(() => {
    const look = () => {
      const began = sessionStore.current()?.beganAt;
      if (began === undefined) return;
      const now = Date.now();
      if (now - began > absoluteLimit - warning) setEnding(finalSeen ? undefined : 'final');
      else setEnding(now - Math.max(began, lastAnswerAt()) > idleLimit - warning ? 'idle' : undefined);
    };
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [finalSeen]);

  const dismiss = () => {
    if (ending === 'final') setFinalSeen(true);
    setEnding(undefined);
  };
  return { ending, dismiss };
}
