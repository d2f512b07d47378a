import * as m from '@udaya/messages';
import * as z from 'zod/mini';

const width = 480;
const height = 860;

/** Whether a second window would only be in the way, as on a phone. */
export function isSmallScreen(): boolean {
  return window.matchMedia('(max-width: 48em)').matches;
}

/** Opens an empty window. Only within a click, or the browser blocks it; null where it was blocked all the same. */
export function openPaymentWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 3);
  const opened = window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!opened) return null;
  opened.document.title = m.payment_opening();
  opened.document.body.textContent = m.payment_opening();
  return opened;
}

/**
 * The sandbox's page of an order. It is served by the product itself, so it is taken from where this page came from, under
 * whatever name that is.
 */
export function sandboxPage(approveUrl: string, popup: boolean): string {
  const { pathname, searchParams } = new URL(approveUrl, window.location.origin);
  if (popup) searchParams.set('display', 'popup');
  return `${window.location.origin}${pathname}?${searchParams.toString()}`;
}

const WindowMessage = z.object({ type: z.literal('udaya-sandbox'), token: z.string(), outcome: z.string() });

/** Hears from the sandbox's window what its visitor chose. */
export function whenSandboxSays(onOutcome: (said: { token: string; outcome: string }) => void): () => void {
  const listen = ({ origin, data }: MessageEvent) => {
    const said = origin === window.location.origin ? WindowMessage.safeParse(data) : undefined;
    if (said?.success) onOutcome(said.data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
