import { createHmac, hkdfSync } from 'node:crypto';
import type { Keys } from './key-file.ts';

/** The keys of a running product. `passwordPepper` and `dataKey` are 32 bytes; the others are derived from `dataKey`. */
export interface Secrets extends Keys {
  captchaKey: Buffer;
  placesKey: Buffer;
  /** Seals mails that wait to be sent. */
  mailKey: Buffer;
  /** Seals identity numbers. */
  identityKey: Buffer;
  /** Signs what lets the owner of a pending account have its mail sent again. */
  pendingKey: Buffer;
  /** Hashes the networks that accounts log in from. */
  networkKey: Buffer;
  /** Seals what groups' forms ask of a person and no report is written from. */
  peopleKey: Buffer;
  /** Seals the tokens of groups' public forms. */
  formKey: Buffer;
  /** Seals the seeds of the blind test until their round is over. */
  seedKey: Buffer;
  sandboxKey: Buffer;
}

/** Derives a key for each purpose from the two of the installation. */
export function deriveSecrets({ dataKey, passwordPepper }: Keys): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  return {
    dataKey,
    passwordPepper,
    captchaKey: derive('captcha'),
    placesKey: derive('places-token'),
    mailKey: derive('mail'),
    identityKey: derive('identity-numbers'),
    pendingKey: derive('pending-account'),
    networkKey: derive('known-networks'),
    peopleKey: derive('people-of-reports'),
    formKey: derive('group-forms'),
    seedKey: derive('blind-test-seeds'),
    sandboxKey: derive('payment-sandbox'),
  };
}

/** HMAC-SHA-256 of a text, base64url. */
export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
