import { useEffect, useEffectEvent, useState } from 'react';

/** What asking the server has come to; `retry` asks once more. */
export interface Asked<T> {
  data: T | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/** Asks the server when the page opens and whenever `about` changes. */
export function useAsked<T>(about: string, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [tries, setTries] = useState(0);
  const asking = `${about} ${tries}`;
  const [told, setTold] = useState<{ of: string; data?: T; error?: unknown }>();
  const begin = useEffectEvent(ask);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    begin(signal).then(
      (data) => setTold({ of: asking, data }),
      (error: unknown) => {
        if (!signal.aborted) setTold({ of: asking, error });
      },
    );
    return () => controller.abort();
  }, [asking]);
  const now = told?.of === asking ? told : undefined;
  return {
    data: now?.data,
    error: now?.error,
    loading: now === undefined,
    retry: () => setTries((before) => before + 1),
  };
}
