import { lazy, Suspense } from 'react';
import type { Gated } from './asking-gate.tsx';
import { useStatesPurpose } from './use-purpose.tsx';

// Those who read their own reports never see it.
const AskingGate = lazy(async () => ({ default: (await import('./asking-gate.tsx')).AskingGate }));

/** A report, for whoever reads those of others behind the question for what it is opened. */
export function PurposeGate({ children, ...asked }: Gated) {
  if (!useStatesPurpose()) return children;
  return (
    <Suspense>
      <AskingGate {...asked}>{children}</AskingGate>
    </Suspense>
  );
}
