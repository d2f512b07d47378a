import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** How long a dialog takes to be gone, its focus given back, in milliseconds. */
export const afterDialog = 300;

/** For a dialog that is there only while it is open: where the keyboard was before, and how it comes back there. */
export function useFocusReturn() {
  const from = useRef<Element>(null);
  return {
    /** Remembers where the keyboard is, before the dialog opens. */
    leave: () => {
      from.current = document.activeElement;
    },
    /** Puts it back once the dialog is gone, or on the heading of the page where that is gone too; then goes on with `then`. */
    comeBack: (then?: () => void) => {
      const back = from.current;
      setTimeout(() => {
        if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
        else focusHeading();
        then?.();
      }, afterDialog);
    },
  };
}
