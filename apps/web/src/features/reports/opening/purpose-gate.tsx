import { lazy, type ReactNode, Suspense } from 'react';
import { useStatesPurpose } from './use-purpose.tsx';

// Those who read their own reports never see it.
const AskingGate = lazy(async () => ({ default: (await import('./asking-gate.tsx')).AskingGate }));

/** A report, for whoever reads those of others behind the question for what it is opened. */
export function PurposeGate({ id, children }: { id: string; children: ReactNode }) {
  if (!useStatesPurpose()) return children;
  return (
    <Suspense>
      <AskingGate id={id}>{children}</AskingGate>
    </Suspense>
  );
}
