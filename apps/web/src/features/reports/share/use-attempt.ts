import { useState } from 'react';

/** Tries something that the device may not do, and keeps how it went in words. */
export function useAttempt() {
  const [failed, setFailed] = useState<string>();
  const [done, setDone] = useState<string>();
  return {
    failed,
    done: failed ? undefined : done,
    attempt: async (how: () => Promise<string>, otherwise: string) => {
      setFailed(undefined);
      try {
        setDone(await how());
      } catch (error) {
        // Whoever closes the device's own dialog has changed their mind.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(otherwise);
      }
    },
  };
}
