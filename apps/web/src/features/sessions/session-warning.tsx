import { lazy, Suspense } from 'react';
import { useSessionClock } from './use-session-clock.ts';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));

/** Two minutes before a session ends its user is told, and can stay where that is possible. */
export function SessionWarning() {
  const { ending, dismiss } = useSessionClock();
  return (
    ending && (
      <Suspense>
        <SessionDialog ending={ending} onDismiss={dismiss} />
      </Suspense>
    )
  );
}
