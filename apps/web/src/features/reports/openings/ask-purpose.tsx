import { lazy, Suspense } from 'react';
import { useStatesPurpose } from './use-states-purpose.ts';

// Those who read their own reports never see it.
const PurposeForm = lazy(async () => ({ default: (await import('./purpose-form.tsx')).PurposeForm }));

/** The question for what a report of somebody else is open, beside it. */
export function AskPurpose({ id }: { id: string }) {
  if (!useStatesPurpose()) return null;
  return (
    <Suspense>
      <PurposeForm id={id} />
    </Suspense>
  );
}
