import { useEffect, useRef } from 'react';

/** Milliseconds between leaving a field and showing its error. */
const pause = 250;

/**
 * Checks that come a moment after a field was left, and not while a button is held down: an error that appears then would move the
 * page under the finger, and the click would be lost. `cancel` drops those still to come: the whole form was checked meanwhile.
 */
export function useBlurChecks() {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const held = useRef(false);
  const cancel = () => {
    for (const timer of timers.current.values()) clearTimeout(timer);
    timers.current.clear();
  };
  useEffect(() => {
    const waiting = timers.current;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const hold = ({ type }: Event) => {
      held.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, hold, options);
    return () => {
      listening.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);
  const begin = (path: string, check: () => void) => {
    const look = () => {
      if (held.current) begin(path, check);
      else check();
    };
    clearTimeout(timers.current.get(path));
    timers.current.set(path, setTimeout(look, pause));
  };
  return { begin, cancel };
}
