import { useEffect } from 'react';

/** Where what a page shows is replaced without a change of address: the focus goes to the new heading. */
export function useHeadingFocusNow(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
}
