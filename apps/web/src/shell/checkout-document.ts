import { redirect } from '@tanstack/react-router';

const isCheckout = (pathname: string) => /^\/payments\/invoice\/?$/.test(pathname);
/** Where this document was loaded: whose scripts it may run was decided then, wherever the router leads since. */
const isCheckoutDocument = isCheckout(window.location.pathname);

const mark = 'udaya.came-by-link';
/** Whether a link or a button led to this document: the focus goes to its heading, as on any change of page. */
export const cameByLink = consumeMark();

function consumeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(mark) !== null;
    sessionStorage.removeItem(mark);
    return isMarked;
  } catch {
    return false;
  }
}

function leaveMark(): void {
  try {
    sessionStorage.setItem(mark, '');
  } catch {
    // The next page is read from its beginning then.
  }
}

/**
 * The scripts of payment providers may run on the checkout alone, so it is loaded in full, and so is the page after it. The session and
 * unfinished forms are kept in the tab and come along.
 */
export function keepToDocument({
  location,
  preload,
}: {
  location: { pathname: string; href: string };
  preload: boolean;
}): void {
  if (preload || isCheckout(location.pathname) === isCheckoutDocument) return;
  leaveMark();
  throw redirect({ href: location.href, reloadDocument: true });
}
