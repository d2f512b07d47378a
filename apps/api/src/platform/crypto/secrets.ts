import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** The keys of a running product. `passwordPepper` and `dataKey` are 32 bytes; the others are derived from `dataKey`. */
export interface Secrets {
  passwordPepper: Buffer;
  dataKey: Buffer;
  captchaKey: Buffer;
  placesKey: Buffer;
  /** Seals mails that wait to be sent. */
  mailKey: Buffer;
  /** Seals identity numbers. */
  identityKey: Buffer;
  /** Signs what lets the owner of a pending account have its mail sent again. */
  pendingKey: Buffer;
  /** Hashes the networks that accounts sign in from. */
  networkKey: Buffer;
  sandboxKey: Buffer;
}

/**
 * Takes the two keys from the settings, or from `DATA_DIR/secrets.json` (mode 0600), which is made when it is missing.
 * @throws StartError when the folder cannot be written or the file cannot be read.
 */
export function openSecrets(config: {
  dataDir: string;
  dataEncryptionKey: string | undefined;
  passwordPepper: string | undefined;
}): Secrets {
  const kept: KeptSecrets =
    config.dataEncryptionKey && config.passwordPepper ? {} : keptSecrets(config.dataDir);
  const dataKey = Buffer.from(config.dataEncryptionKey ?? kept.dataEncryptionKey ?? '', 'base64');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  return {
    dataKey,
    passwordPepper: Buffer.from(config.passwordPepper ?? kept.passwordPepper ?? '', 'base64'),
    captchaKey: derive('captcha'),
    placesKey: derive('places-token'),
    mailKey: derive('mail'),
    identityKey: derive('identity-numbers'),
    pendingKey: derive('pending-account'),
    networkKey: derive('known-networks'),
    sandboxKey: derive('payment-sandbox'),
  };
}

interface KeptSecrets {
  dataEncryptionKey?: string;
  passwordPepper?: string;
}

function keptSecrets(dataDir: string): Required<KeptSecrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeSecrets(file);
  } catch (error) {
    throw new StartError(
      `The folder ${dataDir} (setting DATA_DIR) cannot be written: ${(error as Error).message}.`,
    );
  }
  return readSecrets(file);
}

/** Writes new keys whole, then gives them their name: two starts at once agree on one set, and no file is half written. */
function makeSecrets(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `${JSON.stringify({ dataEncryptionKey: newKey(), passwordPepper: newKey() }, null, 2)}\n`,
    { mode: 0o600, flush: true },
  );
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecrets(file: string): Required<KeptSecrets> {
  let kept: KeptSecrets;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSecrets;
  } catch (error) {
    throw new StartError(`The file ${file} cannot be read: ${(error as Error).message}.`);
  }
  const { dataEncryptionKey = '', passwordPepper = '' } = kept;
  if ([dataEncryptionKey, passwordPepper].some((key) => Buffer.from(key, 'base64').length !== 32)) {
    throw new StartError(
      `The file ${file} does not hold two keys of 32 bytes. Restore it from a backup; without it nobody can log in.`,
    );
  }
  return { dataEncryptionKey, passwordPepper };
}

const newKey = () => randomBytes(32).toString('base64');

/** HMAC-SHA-256 of a text, base64url. */
export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
