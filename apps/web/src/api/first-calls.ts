declare global {
  interface Window {
    /**
     * What `first-calls.js` has asked for already, for whom, and when, in milliseconds since 1970; null once this code asks for itself:
     * a script that comes late asks for nothing more.
     */
    udayaFirstCall?: { address: string; authorization?: string; at: number; asked: Promise<Response> } | null;
  }
}

interface Init extends RequestInit {
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** What was asked for earlier says too little of now. */
const freshMs = 30_000;

/**
 * Asks the server, or takes the answer that was asked for before this code had come: once, soon, for the same person, and waited for as long
 * as the caller waits.
 */
export async function fetchOrReuse(address: string, init: Init): Promise<Response> {
  return (await claimFirst(address, init)) ?? fetch(address, init);
}

async function claimFirst(address: string, { method, headers, signal }: Init): Promise<Response | undefined> {
  const first = (window.udayaFirstCall ??= null);
  if (method !== 'GET' || first?.address !== address || first.authorization !== headers.authorization)
    return undefined;
  window.udayaFirstCall = null;
  if (Date.now() - first.at > freshMs) return undefined;
  // Without an answer in time it is asked again, which ends at once where the caller waits no longer.
  const late = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  );
  return Promise.race([first.asked.catch(() => undefined), late]);
}
