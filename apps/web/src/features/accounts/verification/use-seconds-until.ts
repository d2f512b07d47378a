import { useSyncExternalStore } from 'react';

/** Counts down to a moment (milliseconds since 1970); 0 once it is over. */
export function useSecondsUntil(moment: number | undefined): number {
  return useSyncExternalStore(everySecond, () =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
