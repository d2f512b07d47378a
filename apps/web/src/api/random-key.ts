/** A random key of 32 hexadecimal digits. The browser's own `randomUUID` is missing on a page without TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
