import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

/** Where what a page shows is replaced without a change of address: the focus goes to the new heading. */
export function useHeadingFocusNow(): void {
  useEffect(focusHeading, []);
}
