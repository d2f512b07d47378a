import { lazy, Suspense, useState } from 'react';
import type { ConfirmProps } from './confirm-box.tsx';

const ConfirmBox = lazy(async () => ({ default: (await import('./confirm-box.tsx')).ConfirmBox }));

/** Asks once more before something is done, and stays open with the reason where it fails. Its code comes when it is first opened. */
export function ConfirmDialog(props: ConfirmProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <ConfirmBox {...props} />
      </Suspense>
    )
  );
}
