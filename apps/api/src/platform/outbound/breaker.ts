/** Keeps a caller from a service that fails again and again. */
export interface Breaker {
  /** Whether a call may be made now. While it rests, one call after each rest finds out whether the service is back. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
  /** `open` while it rests, `trying` when the next call finds out whether the service is back. */
  state(): 'closed' | 'open' | 'trying';
}

/** Opens a breaker that rests for `restMs` milliseconds after `failures` failures in a row. */
export function openBreaker({
  failures,
  restMs,
  now = Date.now,
}: {
  failures: number;
  restMs: number;
  now?: () => number;
}): Breaker {
  let failed = 0;
  let restsUntil = 0;
  return {
    mayTry() {
      if (failed < failures) return true;
      if (now() < restsUntil) return false;
      // Whoever asks first after the rest tries for all.
      restsUntil = now() + restMs;
      return true;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      if (failed >= failures) restsUntil = now() + restMs;
    },
    state() {
      if (failed < failures) return 'closed';
      return now() < restsUntil ? 'open' : 'trying';
    },
  };
}
