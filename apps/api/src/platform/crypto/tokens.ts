import { createHash, randomBytes } from 'node:crypto';

/** A new random token of 32 bytes behind a prefix, e.g. 'ses_…'. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/**
 * A new random token of 16 bytes as 32 hex digits: for an address that people send to each other, of which a program may take a '-' or '_' at
 * its end for punctuation.
 */
export function newSentToken(): string {
  return randomBytes(16).toString('hex');
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
