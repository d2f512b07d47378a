import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with AES-256-GCM under a key of 32 bytes. `binding` names the row and column that it belongs to: moved
 * elsewhere it cannot be opened. Layout: id of the key (4 bytes), nonce (12), tag (16), cipher text.
 */
export function seal(key: Buffer, text: string, binding: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(
    Buffer.from(binding),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([keyId(key), iv, cipher.getAuthTag(), sealed]);
}

/**
 * Opens what `seal` closed.
 * @throws Error when it was sealed under another key, for another binding, or was changed.
 */
export function unseal(key: Buffer, sealed: Buffer, binding: string): string {
  if (!sealed.subarray(0, idBytes).equals(keyId(key)))
    throw new Error('This text was sealed under another key.');
  const iv = sealed.subarray(idBytes, idBytes + ivBytes);
  const tag = sealed.subarray(idBytes + ivBytes, idBytes + ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(binding))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(sealed.subarray(idBytes + ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8');
}

/** Tells keys apart without giving them away, so that texts of an earlier key can be found. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, idBytes);
}
