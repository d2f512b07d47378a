import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** For what goes away while it may have the focus: then the heading of the page gets it, and not nobody. */
export function useFocusRescue<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  return ref;
}
