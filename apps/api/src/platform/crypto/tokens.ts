import { createHash, randomBytes } from 'node:crypto';

/** A new random token of 32 bytes behind a prefix, e.g. 'ses_…'. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** SHA-256 of a token: the only form in which tokens are stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A random record id of 16 bytes, base64url: 22 characters that nobody can guess. A file for spreadsheets would take a leading '-' for a formula. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
