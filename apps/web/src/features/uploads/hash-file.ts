import * as m from '@udaya/messages';

/** A file that can be read no more: it was changed, moved or deleted after it was chosen. */
export class FileGone extends Error {
  constructor(cause: unknown) {
    super(m.file_gone(), { cause });
    this.name = 'FileGone';
  }
}

/** SHA-256 of a file, hex; undefined where the browser has no means for it, as on an address without TLS. */
export async function hashFile(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new FileGone(cause);
  });
  // Undefined on an insecure origin, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
