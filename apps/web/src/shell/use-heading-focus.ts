import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';
import { cameByLink } from './checkout-document.ts';

/** After a change of page the focus goes to its heading, so that keyboard and screen reader start there. */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    // A page that was loaded before it was drawn stands there already.
    if (cameByLink) goToHeading();
    return router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
      // Also where another search made another page of it, and what had the focus is gone.
      const lost = hrefChanged && document.activeElement === document.body;
      if (!fromLocation && !cameByLink) return;
      if (fromLocation && !pathChanged && !lost) return;
      goToHeading();
    });
  }, [router]);
}

function goToHeading(): void {
  // A page that has put the focus into a field of its own knows better.
  if (!document.activeElement?.matches('main input, main textarea')) focusHeading();
}

/** Where what a page shows is replaced without a change of address: the focus goes to the new heading. */
export function useHeadingFocusNow(): void {
  useEffect(focusHeading, []);
}
