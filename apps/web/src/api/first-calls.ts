declare global {
  interface Window {
    /** What `first-calls.js` has asked for already, and for whom. */
    udayaFirstCall?: { address: string; token?: string; asked: Promise<Response> } | undefined;
  }
}

/** The answer that was asked for before this code had come, once and for the same person; undefined where it was not, or did not come. */
export async function takeFirstCall(
  method: string,
  address: string,
  token: string | undefined,
): Promise<Response | undefined> {
  const first = window.udayaFirstCall;
  if (method !== 'GET' || first?.address !== address || first.token !== token) return undefined;
  window.udayaFirstCall = undefined;
  return first.asked.catch(() => undefined);
}
