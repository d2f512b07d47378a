import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';

/** Does something when the network is back, where something waits for it. */
export function useWhenOnline(waits: boolean, onOnline: () => void): void {
  const back = useEffectEvent(() => onOnline());
  useEffect(() => {
    if (!waits) return;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
}

/** Whether no server was met: what that says holds only until the network is back. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
