const pattern = /^\/report-registration(-status)?\/([^/]+)/;

/** Which page of the public form an address means, and for which form. */
export interface Address {
  page: 'form' | 'status';
  token: string;
}

/** Reads the address of the browser. A mail program may have taken the end of a sentence into the link. */
export function readAddress(pathname: string): Address {
  const [, status, token = ''] = pattern.exec(pathname) ?? [];
  return { page: status ? 'status' : 'form', token: decode(token).replace(/[.,;:!?)]+$/, '') };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function formAddress(token: string): string {
  return `/report-registration/${encodeURIComponent(token)}`;
}

export function statusAddress(token: string, receipt?: string): string {
  const query = receipt === undefined ? '' : `?receipt=${encodeURIComponent(receipt)}`;
  return `/report-registration-status/${encodeURIComponent(token)}${query}`;
}
