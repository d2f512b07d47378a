import { useEffect, useRef } from 'react';

/**
 * Milliseconds between leaving a field and showing its error: one that appears at once would move the page under a finger
 * that is about to tap a button.
 */
const pause = 250;

/** Checks that come a moment after a field was left. `cancel` drops those still to come: the whole form was checked meanwhile. */
export function useBlurChecks() {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const cancel = () => {
    for (const timer of timers.current.values()) clearTimeout(timer);
    timers.current.clear();
  };
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);
  const begin = (path: string, check: () => void) => {
    clearTimeout(timers.current.get(path));
    timers.current.set(path, setTimeout(check, pause));
  };
  return { begin, cancel };
}
